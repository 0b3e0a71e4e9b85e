// The same load as load.py: tables of four sockets, timed from the act to the last seat seeing it.
const fs = require("node:fs");
const { io } = require("socket.io-client");

const [address, count, seconds, rate, pid] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const SEATS = 4;
const now = () => Number(process.hrtime.bigint()) / 1e9;
const sleep = (s) => new Promise((done) => setTimeout(done, Math.max(0, s * 1000)));

class Table {
  constructor(id) {
    this.id = id;
    this.bytes = 0;
  }
  async open() {
    this.waiting = new Set();
    this.sockets = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(`${address}/dummy`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      await new Promise((done) => {
        socket.on("sync", (id, info) => {
          this.state = info.state;
          done();
        });
        socket.on("update", (id, state) => this.seen(seat, state));
        socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, SEATS));
      });
    }
  }
  seen(seat, state) {
    if (seat === 0) this.state = state;
    this.waiting.delete(seat);
    if (this.waiting.size === 0 && this.done) {
      const done = this.done;
      this.done = null;
      done();
    }
  }
  async move() {
    const player = this.state.ctx.currentPlayer;
    const steps = 1 + Math.floor(Math.random() * 8);
    const payload = { type: "play", args: [steps], playerID: player, credentials: undefined };
    this.waiting = new Set([0, 1, 2, 3]);
    const seen = new Promise((done) => (this.done = done));
    const began = now();
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[Number(player)].emit("update", action, this.state._stateID, this.id, player);
    await seen;
    return now() - began;
  }
}

// Processor time of the server; a tick is 10 ms on Linux.
function secondsUsed() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function fullSpeed(tables) {
  const end = now() + seconds;
  const times = [];
  await Promise.all(
    tables.map(async (table) => {
      while (now() < end) times.push(await table.move());
    }),
  );
  return times;
}

async function atRate(tables) {
  const began = now();
  const each = tables.length / rate;
  const times = [];
  await Promise.all(
    tables.map(async (table, n) => {
      for (let due = began + (n * each) / tables.length; due < began + seconds; due += each) {
        await sleep(due - now());
        const late = now() - due;
        times.push(late + (await table.move()));
      }
    }),
  );
  return times;
}

function summary(times, elapsed) {
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] * 1000;
  return {
    moves_per_second: times.length / elapsed,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    moves: times.length,
  };
}

(async () => {
  const tables = [];
  for (let n = 0; n < count; n++) {
    const table = new Table(`table${n}`);
    await table.open();
    tables.push(table);
  }
  const result = {};
  let began = now();
  const used = secondsUsed();
  let times = await fullSpeed(tables);
  result.full_speed = summary(times, now() - began);
  result.cpu_ms = ((secondsUsed() - used) * 1000) / times.length;
  began = now();
  times = await atRate(tables);
  result.at_rate = summary(times, now() - began);
  const state = JSON.stringify(tables[0].state);
  result.bytes_per_move = state.length * SEATS;
  console.log(JSON.stringify(result));
  process.exit(0);
})();
