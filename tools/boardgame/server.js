// boardgame.io's server with a small trick game of four, as a yardstick: `node server.js PORT`.
// Sixty cards in five colours, fifteen each. Everybody must follow suit; the highest card of the
// colour led takes the trick and leads the next one. After fifteen tricks the cards are dealt anew.
"use strict";
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const CARDS = 60;
const COLOURS = 5;
const colour = (card) => card % COLOURS;

function deal(random) {
  const cards = random.Shuffle([...Array(CARDS).keys()]);
  const hands = {};
  for (let seat = 0; seat < SEATS; seat += 1) {
    hands[seat] = cards.slice(seat * 15, (seat + 1) * 15).sort((one, other) => one - other);
  }
  return hands;
}

function legal(G, seat) {
  const hand = G.hands[seat];
  const following = G.trick.length ? hand.filter((card) => colour(card) === colour(G.trick[0])) : [];
  return following.length ? following : hand;
}

function winner(G, leader) {
  const led = colour(G.trick[0]);
  const best = Math.max(...G.trick.filter((card) => colour(card) === led));
  return (leader + G.trick.indexOf(best)) % SEATS;
}

const tricks = {
  name: "tricks",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => ({ hands: deal(random), trick: [], leader: 0, taken: [0, 0, 0, 0], played: [] }),
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G, ctx }) => G.next ?? (ctx.playOrderPos + 1) % SEATS } },
  moves: {
    play: ({ G, playerID, random }, card) => {
      const seat = Number(playerID);
      if (!legal(G, seat).includes(card)) return INVALID_MOVE;
      G.hands[seat] = G.hands[seat].filter((other) => other !== card);
      G.trick.push(card);
      G.played.push(card);
      G.next = (seat + 1) % SEATS;
      if (G.trick.length < SEATS) return undefined;
      G.leader = winner(G, G.leader);
      G.taken[G.leader] += 1;
      G.next = G.leader;
      G.trick = [];
      if (G.hands[G.leader].length === 0) {
        G.hands = deal(random);
        G.played = [];
      }
      return undefined;
    },
  },
  playerView: ({ G, ctx, playerID }) => {
    const { hands, ...open } = G;
    const mine = playerID === null ? [] : hands[playerID];
    const asked = playerID !== null && ctx.currentPlayer === playerID;
    const sizes = Object.values(hands).map((hand) => hand.length);
    return { ...open, hand: mine, sizes, legal: asked ? legal(G, Number(playerID)) : [] };
  },
};

Server({ games: [tricks], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
