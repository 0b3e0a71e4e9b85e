// Made by caravanserai.server.typescript; do not edit.

export interface Box {
  players: number;
  opening_hand: number;
  opening_copies: number;
  variant: number;
  start: number;
  clockwise: number[];
  market: number[][];
  track: number[][];
  track_strips: number[][];
  events: number[];
  merchants: number[];
  strips: number[][][];
  copies: number[];
  second: number[];
}

export interface View {
  score: number[];
  rank: number[];
  eyes: number;
  ended: number;
  decision: number;
  round: number;
  first: number;
  active: number;
  acted: number;
  face_down: number;
  extra_used: number;
  exchanges: number;
  owed: number;
  origin: number;
  stack: number;
  stacks_taken: number;
  sold: number;
  has_bid: number;
  stations: number;
  placed: number;
  merchants: number[];
  returned: number[];
  supply: number[];
  market: number[];
  prizes: number;
  money: number[];
  declared: number[];
  strips: number[];
  bid_good: number[];
  bid_count: number[];
  searched: number[];
  hand: number[][];
  known: number[][];
  special: number[][];
  stack_cards: number[][];
  removed: number[];
  size: number[];
  hold: number[][];
}

export interface Facts {
  last_round: number;
  worth: number[];
  visible: number[][];
  stack_size: number[];
  money_shown: number;
  hand_size: number[];
  hidden_cards: number[];
  junks: number[];
  junk_bonus: number[];
  card_bonus: number[];
  end_cards: number[][];
}
