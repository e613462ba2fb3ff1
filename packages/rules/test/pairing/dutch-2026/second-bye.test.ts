import { expect, test } from 'vitest';
import { dutch2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { playersOfTable, type RoundsByNo } from '../dutch/players-of-table.ts';

// A position reported publicly against an engine that gave player 3 a second bye, though a legal
// pairing exists. Round 7 of 9; 4, 6 and 10 have asked for half-point byes.
const table: RoundsByNo = {
  1: '6w0 10b= U H 7w0 H',
  2: '7b= 5w0 10w0 Z 3b= U',
  3: '8w0 U 5b0 Z 2w= 6b0',
  4: '9b1 Z 7w1 H 5b= 8w0',
  5: '10w= 2b1 3w1 8b1 4w= 9b=',
  6: '1b1 8w0 Z 10b1 Z 3w1',
  7: '2w= H 4b0 9w0 1b1 10b1',
  8: '3b1 6b1 H 5w0 H 4b1',
  9: '4w0 H H 7b1 10w1 5w=',
  10: '5b= 1w= 2b1 6w0 9b0 7w0',
};

const players = playersOfTable(table, { absent: [4, 6, 10] });

test('C2: nobody has a second bye where another can have it', () => {
  const answer = dutch2026.pairRound({ roundNumber: 7, roundsPlanned: 9, players });
  if (!answer.ok) throw new Error(answer.error.code);
  const { pairings, byes: without } = answer.value;
  expect(pairings.map(({ white, black }) => `${white}–${black}`)).toEqual(['5–1', '8–2', '3–9']);
  expect(without.map(({ no }) => no)).toEqual([7]);
});
