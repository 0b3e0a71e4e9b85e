// Things on the board that the rulebook has an entry for: `data-rule` holds a reference to it.

export const HOVERED = '[data-rule]:hover'

/** The reference of the thing that an element is, is part of, or contains alone. */
export function ruleAt(element: Element | null): string | undefined {
  const found = element?.closest<HTMLElement>('[data-rule]') ?? onlyWithin(element)
  return found?.dataset.rule
}

function onlyWithin(element: Element | null): HTMLElement | undefined {
  if (!element?.matches('button, [data-choice]')) return undefined
  return element.querySelector<HTMLElement>('[data-rule]') ?? undefined
}
