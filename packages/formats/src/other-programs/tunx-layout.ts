import type { AloneCode, GameCode } from '../trf/trf-document.ts';
import { standsAt } from './bytes.ts';

/** The four bytes at the beginning of a part; the first says which part it is. */
export const mark = (part: number): readonly number[] => [part, 0xff, 0x89, 0x44];

/** The parts in their order: the file's head, settings, rounds, players, pairings. */
export const parts = {
  head: 0x93,
  settings: 0x95,
  rounds: 0xa3,
  players: 0xa5,
  pairings: 0xb3,
} as const;

/** Sizes and places in bytes, from the beginning of a part behind its mark. */
export const layout = {
  head: 0x68,
  markLength: 4,
  /** The settings have this length; the rounds follow. */
  settings: 5883,
  roundCount: 0x00,
  kind: 0x0b,
  playerCount: 0x13,
  firstDay: 0x47,
  lastDay: 0x4b,
  /** A round: a text with the time, then numbers. */
  round: { numbers: 106, day: 30, boards: 36 },
  /** A player: thirty texts, then numbers. */
  player: { texts: 30, numbers: 110, sex: 6, fideRating: 8, rating: 10, born: 14, fideId: 24 },
  pairing: { length: 21, black: 2, result: 4 },
} as const;

/** The texts about the tournament, by their place in the row. */
export const headTexts = {
  name: 0,
  arbiters: 6,
  place: 5,
  city: 10,
  pace: 14,
  federation: 20,
  chief: 21,
};

/** A player's texts, by their place in the row. */
export const playerTexts = {
  surname: 0,
  firstName: 1,
  title: 4,
  nationalId: 5,
  club: 9,
  federation: 10,
};

/** How a tournament is played, by its number; teams are not read. */
export const kinds: Readonly<Record<number, string>> = {
  0: 'Individual: Swiss-System',
  1: 'Individual: Round-Robin',
};

/** Whether everybody meets everybody: then nobody gets a point for having no opponent. */
export const isRoundRobin = (kind: number): boolean => kind === 1;

/** Instead of an opponent: nobody is left to play, or the player is not paired. */
export const noOpponent = { bye: 0xff_ff, notPaired: 0xff_fe } as const;

/** Results of games, White's and Black's, by their number. The last three are not rated. */
export const gameResults: Readonly<Record<number, readonly [GameCode, GameCode]>> = {
  0: ['?', '?'],
  1: ['1', '0'],
  2: ['=', '='],
  3: ['0', '1'],
  4: ['+', '-'],
  5: ['-', '+'],
  6: ['-', '-'],
  15: ['W', 'L'],
  16: ['D', 'D'],
  17: ['L', 'W'],
};

/** What a player who is not paired gets, by the number of the result. */
export const notPairedResults: Readonly<Record<number, AloneCode>> = { 1: 'F', 2: 'H' };

/** Whether a file is a tournament of Swiss-Manager (`.TUNX`). */
export const isTunx = (bytes: Uint8Array): boolean => standsAt(bytes, 0, mark(parts.head));
