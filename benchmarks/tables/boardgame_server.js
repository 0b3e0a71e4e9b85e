// A boardgame.io server with a game whose state, as JSON, is as large as a view of Dunhuang.
// It keeps matches in memory, as it does by default.
const { Server } = require("boardgame.io/server");

const grid = (rows, columns) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1));

const Dummy = {
  name: "dummy",
  setup: () => ({
    hands: grid(4, 11),
    shops: grid(4, 11),
    known: Array.from({ length: 4 }, () => grid(4, 11)),
    pile: grid(2, 55),
    tokens: grid(2, 11),
    market: grid(2, 8),
    coins: grid(2, 4),
    numbers: grid(1, 24),
    facts: grid(10, 24),
    camel: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, steps) => {
      G.camel = (G.camel + steps) % 8;
      G.hands[Number(playerID)][steps] += 1;
      G.market[0][G.camel] = steps;
      G.coins[0][Number(playerID)] += 1;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => 0))),
    pile: G.pile.map((cards) => cards.map(() => 0)),
  }),
};

const server = Server({ games: [Dummy], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
