import type { ScoringStatement } from '../trf/trf-document.ts';
import { uint16 } from './bytes.ts';

/** A text's first byte and its length. */
export type Field = readonly [at: number, length: number];

/** Places in bytes from the beginning of the file, the same in all versions since 7. */
export const file = {
  rounds: 1,
  /** How many rounds are drawn; 0: the file has no pairings. */
  drawn: 5,
  players: 7,
  mode: 596,
  /** How often everybody meets everybody. */
  cycles: 600,
  teams: 606,
  version: 609,
  scoring: 1336,
  name: [790, 40],
  city: [831, 40],
  arbiter: [872, 60],
  otherArbiters: [933, 60],
  firstDay: [1055, 20],
  lastDay: [1076, 20],
  pace: [1097, 20],
} as const;

/** Places that differ between the versions: how long a player's card is, where pairings and days begin. */
export interface Version {
  readonly pairings: number;
  readonly card: number;
  readonly fideId: Field;
  readonly memberNumber: Field;
  readonly personNumber: Field;
  /** The days of the rounds, four bytes each: the day and the time; null: the file has none. */
  readonly days: number | null;
}

export const since8: Version = {
  pairings: 13_384,
  card: 655,
  fideId: [324, 12],
  memberNumber: [159, 4],
  personNumber: [337, 12],
  days: 11_457,
};

const since7: Version = {
  pairings: 3894,
  card: 292,
  fideId: [139, 8],
  memberNumber: [159, 3],
  personNumber: [97, 6],
  days: null,
};

export const card = {
  name: [0, 32],
  club: [33, 32],
  title: [66, 3],
  fideRating: [70, 4],
  rating: [75, 4],
  country: [105, 3],
  born: [128, 10],
  clubNumber: [153, 5],
  sex: [184, 1],
  no: 217,
} as const;

/** A player's line of a round. */
export const line = { length: 19, colour: 8, opponent: 9, result: 11, status: 15 } as const;

/** The colour of a line by its number; without an opponent, the colour that the bye counts for. */
export const colours: Readonly<Record<number, 'white' | 'black' | 'bye'>> = {
  1: 'white',
  2: 'bye',
  3: 'black',
  4: 'bye',
};

/** The two lowest bits of a result: the player's points. */
export const points = ['?', '0', '=', '1'] as const;

/** What a line's status means: the game was not played, the player did not come, it is adjourned. */
export const statuses: Readonly<Record<number, 'forfeit' | 'absent' | 'adjourned'>> = {
  1: 'adjourned',
  2: 'forfeit',
  3: 'absent',
  17: 'adjourned',
  34: 'forfeit',
  51: 'absent',
};

export const types: Readonly<Record<number, string>> = {
  0: 'Individual: Swiss-System',
  1: 'Individual: Round-Robin',
};

/** Points for a win and a draw by their number: 1 – ½ is usual, 3 – 1 is stated; others are its own. */
export const scorings: Readonly<Record<number, readonly ScoringStatement[]>> = {
  0: [],
  1: [
    { dialect: '162', symbol: 'W', halfPoints: 6 },
    { dialect: '162', symbol: 'D', halfPoints: 2 },
  ],
};

const versionOf = (bytes: Uint8Array): number => uint16(bytes, file.version);

/** The places in a file, by its version. */
export const layoutOf = (bytes: Uint8Array): Version => (versionOf(bytes) >= 800 ? since8 : since7);

/** In {@link file.teams}: the tournament is one of teams. */
export const teamsFlag = 0xff;

/** How far the players' cards and lines reach: a file of teams has theirs behind them. */
function lengthNeeded(bytes: Uint8Array): number {
  const { pairings, card: length } = layoutOf(bytes);
  const players = uint16(bytes, file.players);
  const lines = uint16(bytes, file.drawn) > 0 ? players * uint16(bytes, file.rounds) : 0;
  return pairings + lines * line.length + players * length;
}

/** The newest version of which the form is known to hold, in hundredths. */
const versions = { first: 700, last: 1999 } as const;

/**
 * Whether a file is a tournament of Swiss-Chess (`.SWT`). It has no mark at its beginning: the version
 * is one of those known, and the file is exactly as long as its players and rounds make it, or, with
 * teams, longer.
 */
export function isSwt(bytes: Uint8Array): boolean {
  const version = versionOf(bytes);
  if (version < versions.first || version > versions.last) return false;
  const needed = lengthNeeded(bytes);
  return bytes[file.teams] === teamsFlag ? bytes.length >= needed : bytes.length === needed;
}
