import random, pytest
from .conftest import Open, DESKTOP
pytestmark = pytest.mark.browser
def test_look(screen: Open):
    p=screen(size=DESKTOP)
    p.start("dschunke","bot random","bot random","bot random")
    chance=random.Random(3); turns=0
    while p.ready():
        if "merchant load" in p.legal:
            turns+=1
            if turns==3: break
        p.click_any(chance)
    p.settled()
    t=p.page.locator(".prompt [data-choice='merchant load']")
    t.hover(); p.page.locator(".about b").first.wait_for()
    p.page.screenshot(path="/tmp/slips/load2-d.png")
    before=p.number(); t.click(); p.moved_on(before)
    p.page.screenshot(path="/tmp/slips/loaded2-d.png")
