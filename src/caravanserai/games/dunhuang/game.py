"""Merchants of Dunhuang, put together."""

from caravanserai.engine.contract import Rules
from caravanserai.engine.game import Game, Notation, Wording
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.box import OPTIONS, make_box
from caravanserai.games.dunhuang.knowledge import observation, view
from caravanserai.games.dunhuang.mind import features, thinking
from caravanserai.games.dunhuang.mind.endings import ENDING
from caravanserai.games.dunhuang.mind.evaluation import prospects, standing
from caravanserai.games.dunhuang.rules import apply, decisions, setup, turn, turn_ends
from caravanserai.games.dunhuang.screen.facts import Facts, facts
from caravanserai.games.dunhuang.screen.terminal import draw
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words import notation, phrases, reading, vocabulary, wording
from caravanserai.games.dunhuang.words.log_styles import LOG_STYLES
from caravanserai.games.dunhuang.words.motives import motives
from caravanserai.games.dunhuang.words.rulebook import RULEBOOK

GAME = Game(
    name="dunhuang",
    ruleset="1",
    players=(2, 3, 4),
    package=__package__,
    box_class=Box,
    state_class=State,
    facts_class=Facts,
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
        why_not=decisions.why_not,
        standing=standing,
        prospects=prospects,
        seen_as=thinking.seen_as,
        consider=thinking.consider,
        first_player=turn.first_player,
        observe=observation.observe,
        features=features.features,
        policy_row=features.policy_row,
        facts=facts,
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
    field_names=say.FIELD_NAMES,
    seat_fields=say.SEAT_FIELDS,
    wording=Wording(
        wording.consequences,
        wording.rules_summary,
        wording.knowledge,
    ),
    rulebook=RULEBOOK,
    difficulty=1,
    lessons=("first",),
    draw=draw,
    layout=observation.layout,
    feature_layout=features.LAYOUT,
    ending=ENDING,
    motives=motives,
    log_styles=LOG_STYLES,
    puzzle_themes={
        "move": "camel",
        "store": "store",
        "bonus": "bonus",
        "protect": "protect",
        "motive-protects": "protect",
        "pay": "payment",
        **dict.fromkeys(("discard", "keep", "swap", "space", "maid-shop"), "character"),
        **dict.fromkeys(("discard", "keep", "swap", "space"), "character"),
        **dict.fromkeys(("maid-shop", "maid-hand", "domestic"), "character"),
        **dict.fromkeys(("opponent", "give", "return", "token"), "character"),
    },
    pieces=(("ability-used", "character"), ("token-claimed", "good")),
)
