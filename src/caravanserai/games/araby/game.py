"""Merchants of Araby, put together."""

from caravanserai.engine.bargains import Offers
from caravanserai.engine.contract import Rules
from caravanserai.engine.game import TO_THE_END, Game, Notation, Taste, Wording
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.box import OPTIONS, make_box
from caravanserai.games.araby.knowledge import observation, view
from caravanserai.games.araby.mind import features, playouts, thinking
from caravanserai.games.araby.mind.bargaining import BARGAINING
from caravanserai.games.araby.mind.evaluation import prospects, standing
from caravanserai.games.araby.rules import apply, decisions, refusals, setup, turn, turn_ends
from caravanserai.games.araby.screen.details import details
from caravanserai.games.araby.screen.facts import Facts, facts, fixed_facts
from caravanserai.games.araby.screen.orders import ORDERS
from caravanserai.games.araby.screen.shapes import Details
from caravanserai.games.araby.screen.terminal import draw
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words import notation, phrases, reading, vocabulary, wording
from caravanserai.games.araby.words.consequences import consequences
from caravanserai.games.araby.words.deal_history import history
from caravanserai.games.araby.words.deal_sentences import read_deal
from caravanserai.games.araby.words.log_styles import LOG_STYLES
from caravanserai.games.araby.words.motives import motives
from caravanserai.games.araby.words.offer_actions import offer_actions
from caravanserai.games.araby.words.promise_words import WRITING
from caravanserai.games.araby.words.rulebook import RULEBOOK
from caravanserai.games.araby.words.weighing import weigh

GAME = Game(
    name="araby",
    ruleset="2",
    players=(2, 3, 4),
    package=__package__,
    box_class=Box,
    state_class=State,
    facts_class=Facts,
    details_class=Details,
    rules=Rules(
        set_up=setup.set_up,
        may_act=decisions.may_act,
        waiting_for=decisions.waiting_for,
        turn=decisions.turn,
        legal=decisions.legal,
        apply=apply.apply,
        hide=view.hide,
        determinize=view.determinize,
        reshuffle=view.reshuffle,
        default=decisions.default,
        why_not=refusals.why_not,
        standing=standing,
        prospects=prospects,
        consider=thinking.consider,
        sketch=playouts.sketch,
        clock=thinking.clock,
        first_player=turn.first_player,
        observe=observation.observe,
        features=features.features,
        policy_row=features.policy_row,
        facts=facts,
        details=details,
        prompt=phrases.prompt,
        choice=phrases.choice,
        event=phrases.event,
        ends=turn_ends.ends,
        gives_up=turn_ends.gives_up,
    ),
    actions=say.ACTIONS,
    decisions=say.DECISIONS,
    events=say.EVENTS,
    endings=say.ENDINGS,
    refusals=say.REFUSALS,
    options=OPTIONS,
    make_box=make_box,
    notation=Notation(notation.write, reading.read, notation.action),
    words=vocabulary.words,
    fixed_facts=fixed_facts,
    field_names=say.FIELD_NAMES,
    seat_fields=say.SEAT_FIELDS,
    wording=Wording(
        consequences,
        wording.rules_summary,
        wording.knowledge,
    ),
    rulebook=RULEBOOK,
    difficulty=3,
    draw=draw,
    layout=observation.layout,
    feature_layout=features.LAYOUT,
    takes_data=True,
    totals="coins",
    lessons=("first",),
    orders=ORDERS,
    offers=Offers(
        offer_actions,
        weigh,
        history,
        accept=lambda seat: say.DO_ACCEPT + seat,
        withdraw=lambda seat: say.DO_WITHDRAW + seat,
        made=say.EVENTS[say.DEAL_MADE].name,
        read=read_deal,
    ),
    writing=WRITING,
    bargaining=BARGAINING,
    taste=Taste(turns=TO_THE_END, depth=1, margins=True, curiosity=0.2),
    deal_taste=Taste(turns=0, depth=1, margins=True, curiosity=0.2),
    motives=motives,
    log_styles=LOG_STYLES,
    opening="main",
    puzzle_themes={
        **dict.fromkeys(("main", "last"), "turn"),
        **dict.fromkeys(("place", "shift", "shift-to", "recall", "guard"), "camels"),
        **dict.fromkeys(("product", "convert", "into", "refresh", "opponent"), "effect"),
        **dict.fromkeys(("discard", "give", "fetch", "swap", "swap-for"), "effect"),
        "draft": "draft",
        "pay": "payment",
    },
    pieces=(("played", "card"), ("tasked", "card")),
)
