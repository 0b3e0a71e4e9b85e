"""Clicks made inside the page: a walk through a game costs one question, not ten a click."""

from playwright.sync_api import Page

# Clicks on what can be seen and chosen until the page asks or shows what is looked for.
WALK = """async ({ seed, most, better, patience }) => {
    let state = seed
    const chance = () => {  // mulberry32
        state = (state + 0x6d2b79f5) | 0
        let t = Math.imul(state ^ (state >>> 15), 1 | state)
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    }
    const main = () => document.querySelector('main')
    const rather = () => document.querySelector('.prompt .rather')
    const offered = () => [
        ...(rather() ?? document).querySelectorAll('[data-choice]:not([disabled])'),
    ].filter((one) => one.checkVisibility())
    const until = async (isSo, what) => {
        for (const end = Date.now() + patience; !isSo(); ) {
            if (Date.now() > end) throw Error(`in vain: ${what}, ${document.body.innerText}`)
            await new Promise((done) => setTimeout(done, 4))
        }
    }
    const isOver = () => main()?.dataset.phase === 'over'
    const isAsked = () => {  // and nobody else, who would act meanwhile, now sooner, now later
        const { moving, waits } = main()?.dataset ?? {}
        return moving === 'false' && waits === 'true' && offered().length > 0
    }
    for (let click = 0; click < most; click++) {
        await until(() => isOver() || isAsked(), 'to be asked')
        const found = IS_THERE
        if (found || isOver()) return found || null
        const good = offered().filter((one) => RegExp(better).test(one.dataset.choice))
        const from = good.length && chance() < 0.7 ? good : offered()
        const one = from[Math.floor(chance() * from.length)]
        const [before, asked] = [main().dataset.n, rather()]
        one.click()
        await until(() => main().dataset.n !== before || rather() !== asked, one.dataset.choice)
    }
    return null
}"""
PATIENCE = 30_000
ANY = "."
SENSIBLE = "camel|play|task"  # what makes progress at a table of Araby


def walk(page: Page, seed: int, is_there: str, better: str = ANY, most: int = 80) -> str | None:
    """Click at random, mostly on what is better, until an expression is true; what it is then."""
    how = {"seed": seed, "most": most, "better": better, "patience": PATIENCE}
    found: str | None = page.evaluate(WALK.replace("IS_THERE", is_there), how)
    return found
