"""What a screen looks like, measured in the browser: one question per position."""

from typing import Any

from playwright.sync_api import Page

SMALLEST_TYPE = 11
FINGER = 44

# Visible means neither hidden nor for screen readers alone, and with a size. Notices pass.
LOOK = """async ({ parts, finger }) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame) // laid out
    const styles = new Map(), open = new Map()
    const styleOf = (one) => {
        if (!styles.has(one)) {
            const { visibility, opacity, clipPath, overflowX, overflowY, display } =
                getComputedStyle(one)
            styles.set(one, { visibility, opacity, clipPath, overflowX, overflowY, display })
        }
        return styles.get(one)
    }
    const isOpen = (one) => {
        if (!one) return true
        if (!open.has(one)) {
            const { visibility, opacity, clipPath } = styleOf(one)
            const isHidden =
                visibility === 'hidden' || opacity === '0' || clipPath.startsWith('inset(50%')
            open.set(one, !isHidden && isOpen(one.parentElement))
        }
        return open.get(one)
    }
    const isSeen = (one) => isOpen(one) && one.getBoundingClientRect().height >= 1
    const round = (all) => all.map((value) => Math.round(value))
    const boxOf = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y + scrollY, width, height]
    }
    const placeOf = (one) => [one.parentElement, one]
        .map((at) => at.tagName.toLowerCase() + '.' + at.className).join(' ')
    const boxes = Object.fromEntries(parts.map((part) => {
        const found = document.querySelector(part)
        return [part, found && round(boxOf(found))]
    }))

    const small = [], clipped = [], broken = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walk.nextNode()) {
        const text = walk.currentNode, owner = text.parentElement
        const isShown = !owner.closest('script, style, option, title, noscript, .notice')
        if (!text.data.trim() || !isShown || !isSeen(owner)) continue
        range.selectNodeContents(text)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5)
        if (!lines.length) continue
        const said = `${placeOf(owner)}: ${text.data.trim()}`
        const drawn = owner.ownerSVGElement ? owner.getScreenCTM().a : 1
        const size = parseFloat(getComputedStyle(owner).fontSize) * drawn
        if (size < 10.95) small.push(`${size.toFixed(1)} ${said}`)
        for (let at = owner; at !== document.body; at = at.parentElement) {
            const { overflowX, overflowY, display } = styleOf(at)
            if (display === 'inline') continue
            if (/auto|scroll/.test(overflowX + overflowY)) break
            const box = at.getBoundingClientRect()
            const isCut = (line) =>
                (/hidden|clip/.test(overflowX) &&
                    (line.left < box.left - 1.5 || line.right > box.right + 1.5)) ||
                (/hidden|clip/.test(overflowY) &&
                    (line.top + line.height * 0.2 < box.top ||
                        line.bottom - line.height * 0.2 > box.bottom))
            if (lines.some(isCut)) clipped.push(said)
        }
        if (text.data.includes('\\u00ad')) continue
        for (const word of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
            if (new Set(tops).size > 1) broken.push(`${word[0]} in ${said}`)
        }
    }

    const choices = [...document.querySelectorAll('[data-choice]:not([disabled])')]
    const drawn = choices.filter((one) => one.checkVisibility())
        .map(({ dataset }) => dataset.choice)
    const targets = choices
        .filter((one) => isSeen(one) && !one.matches('[tabindex="-1"][aria-hidden]'))
        .map((one) => {
            const box = () => one.getBoundingClientRect()
            const hits = (dx, dy) => {
                const found = document.elementFromPoint(box().x + dx, box().y + dy)
                return found?.closest('[data-choice]')?.dataset.choice === one.dataset.choice
            }
            const { width, height } = box()
            const middle = [width / 2, height / 2], edge = [6, Math.min(12, height / 2)]
            const isHit = () => hits(...middle) || hits(...edge)
            const inside = isHit() && box().bottom <= innerHeight + 1
            for (const block of ['center', 'start'])
                if (!isHit()) one.scrollIntoView({ block, inline: 'center' })
            const reach = (finger - 2) / 2
            const around = [[reach, 0], [-reach, 0], [0, reach], [0, -reach]]
            return {
                action: one.dataset.choice,
                inside,
                hit: isHit(),
                roomy:
                    Math.min(width, height) >= finger - 1 ||
                    around.every(([dx, dy]) => hits(middle[0] + dx, middle[1] + dy)),
            }
        })
    scrollTo(0, 0)
    const guide = document.querySelector('.guide')
    if (guide && guide.scrollWidth > guide.clientWidth) clipped.push(guide.innerText)
    const high = document.documentElement.scrollHeight
    return { boxes, small, clipped, broken, drawn, targets, high }
}"""


class Looks:
    """How a page looks at one moment. boxes: where its parts are, and how large."""

    def __init__(self, page: Page, parts: tuple[str, ...] = ()) -> None:
        self._seen: dict[str, Any] = page.evaluate(LOOK, {"parts": parts, "finger": FINGER})
        self._size = page.viewport_size or {"height": 0}
        self.boxes: dict[str, list[int]] = self._seen["boxes"]

    def faults(self) -> list[str]:
        """Type too small to read, text that is cut off, words broken anywhere."""
        return [
            f"{kind}: {found}"
            for kind in ("small", "clipped", "broken")
            for found in self._seen[kind]
        ]

    def hidden(self) -> list[str]:
        """Choices that cannot be clicked anywhere, even after scrolling to them."""
        return sorted(set(self._seen["drawn"]) - self._actions(hit=True))

    def below(self) -> list[str]:
        """Choices invisible without scrolling; "the page" if it is taller than the screen."""
        higher = ["the page"] if self._seen["high"] > self._size["height"] else []
        return sorted(self._actions() - self._actions(inside=True)) + higher

    def tiny(self) -> list[str]:
        """Choices too small for a finger."""
        return sorted(self._actions() - self._actions(roomy=True))

    def _actions(self, **wanted: bool) -> set[str]:
        return {
            target["action"]
            for target in self._seen["targets"]
            if all(target[name] is value for name, value in wanted.items())
        }
