// Made by caravanserai.server.typescript; do not edit.

export interface Box {
  players: number;
  starting_coins: number;
  tokens_to_win: number;
  start: number;
  majority: number;
  copies: number[];
  tiles: number[];
  sides: number[];
}

export interface View {
  score: number[];
  rank: number[];
  eyes: number;
  ended: number;
  decision: number;
  active: number;
  first: number;
  camel: number;
  steps: number;
  in_bonus: number;
  chosen: number;
  opponent: number;
  exchanged: number;
  owed: number;
  claim: number;
  last_round: number;
  coin_supply: number;
  prestige_supply: number;
  pile_size: number;
  coins: number[];
  prestige: number[];
  tiles: number[];
  market: number[];
  token: number[];
  turned: number[];
  discarded: number[];
  drawn: number[];
  aside: number[][];
  hand: number[][];
  shop: number[][];
  known: number[][][];
  pile: number[];
  group: number[];
}

export interface Facts {
  last_round: number;
  kinds_to_win: number;
  tokens: number[];
  hand_size: number[];
  fewest_kinds: number[];
  most_kinds: number[];
  least_points: number[];
  most_points: number[];
  may_win: number;
  leads: number[];
}
