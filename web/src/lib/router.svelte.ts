// Where a person is: the address bar, and nothing else.

export const place = $state({ path: location.pathname, query: location.search })

export function go(address: string): void {
  history.pushState(null, '', address)
  arrived()
  scrollTo(0, 0)
}

/** Go on from an address that one cannot come back to. */
export function pass(address: string): void {
  history.replaceState(null, '', address)
  arrived()
}

function arrived(): void {
  place.path = location.pathname
  place.query = location.search
}

addEventListener('popstate', arrived)

/** Links of our own stay in the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.origin !== location.origin || link.dataset.plain !== undefined)
    return
  event.preventDefault()
  go(link.pathname + link.search)
}
