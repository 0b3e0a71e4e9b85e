"""Dschunke, put together."""

from caravanserai.engine.contract import Rules
from caravanserai.engine.game import Game, Notation, Taste, Wording
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.box import OPTIONS, make_box
from caravanserai.games.dschunke.knowledge import observation, view
from caravanserai.games.dschunke.mind import features, thinking
from caravanserai.games.dschunke.mind.evaluation import prospects, standing
from caravanserai.games.dschunke.rules import apply, decisions, rounds, setup, turn_ends
from caravanserai.games.dschunke.screen.facts import Facts, facts
from caravanserai.games.dschunke.screen.terminal import draw
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words import (
    consequences,
    notation,
    phrases,
    reading,
    vocabulary,
    wording,
)
from caravanserai.games.dschunke.words.hindsight import hindsight
from caravanserai.games.dschunke.words.log_styles import LOG_STYLES
from caravanserai.games.dschunke.words.motives import motives
from caravanserai.games.dschunke.words.rulebook import RULEBOOK

GAME = Game(
    name="dschunke",
    ruleset="1",
    players=(3, 4),
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
        reopen=thinking.reopen,
        seen_as=thinking.seen_as,
        consider=thinking.consider,
        first_player=rounds.first_player,
        observe=observation.observe,
        features=features.features,
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
        consequences.consequences,
        wording.rules_summary,
        wording.knowledge,
    ),
    rulebook=RULEBOOK,
    difficulty=2,
    lessons=("first",),
    draw=draw,
    layout=observation.layout,
    feature_layout=features.LAYOUT,
    taste=Taste(turns=2, curiosity=0.15),
    motives=motives,
    hindsight=hindsight,
    log_styles=LOG_STYLES,
    opening="act",
    takes_data=True,
    totals="money",
    puzzle_themes={
        **dict.fromkeys(("act", "after", "fetch", "onto"), "harbour"),
        **dict.fromkeys(("exchange", "trade", "resupply"), "goods"),
        **dict.fromkeys(("search", "keep", "prize", "prize-keep"), "cards"),
        "bid": "bid",
    },
    pieces=(("kept", "special"), ("card-played", "special")),
)
