import type { MustBeEmpty } from '../input/must-be-empty.ts';
import type { TextPlace } from '../trf/trf-fault.ts';

/** Why games in PGN make no tournament. Players are named as the tags name them. */
type PgnProblem =
  | { readonly code: 'pgn.games.none' }
  /** Games of another event than the first one. */
  | { readonly code: 'pgn.events.several'; readonly first: string; readonly other: string }
  | { readonly code: 'pgn.player.missing'; readonly tag: 'White' | 'Black' }
  | { readonly code: 'pgn.player.self'; readonly name: string }
  /** No number of a round, without which nobody knows who played whom when. */
  | { readonly code: 'pgn.round.missing'; readonly text: string }
  | { readonly code: 'pgn.player.twice'; readonly name: string; readonly round: number }
  | { readonly code: 'pgn.result.unknown'; readonly text: string }
  | { readonly code: 'pgn.players.too-many'; readonly players: number; readonly most: number };

/** What PGN does not say of a tournament. */
type PgnOddity =
  /** Numbers by rating, title and name, since PGN has none. */
  | { readonly code: 'pgn.numbers.made'; readonly players: number }
  /** So many times somebody has no game in a round: PGN has no byes. */
  | { readonly code: 'pgn.games.missing'; readonly entries: number };

/** A reason to refuse games, with its place. */
export type PgnFault = PgnProblem & TextPlace;

/** Something to tell about games that are taken all the same. */
export type PgnWarning = PgnOddity & TextPlace;

/** Every code of a {@link PgnFault}. */
export const pgnFaultCodes = [
  'pgn.games.none',
  'pgn.events.several',
  'pgn.player.missing',
  'pgn.player.self',
  'pgn.round.missing',
  'pgn.player.twice',
  'pgn.result.unknown',
  'pgn.players.too-many',
] as const satisfies readonly PgnFault['code'][];

/** Every code of a {@link PgnWarning}. */
export const pgnWarningCodes = [
  'pgn.numbers.made',
  'pgn.games.missing',
] as const satisfies readonly PgnWarning['code'][];

/** Codes that the lists above lack: none. @proof */
export type UnlistedPgnCode = MustBeEmpty<
  | Exclude<PgnFault['code'], (typeof pgnFaultCodes)[number]>
  | Exclude<PgnWarning['code'], (typeof pgnWarningCodes)[number]>
>;
