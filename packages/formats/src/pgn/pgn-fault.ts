import type { ByCode } from '@rokade/rules';
import type { TextPlace } from '../trf/trf-fault.ts';

/** Why games in PGN make no tournament. Players are named as the tags name them. */
type PgnProblem = ByCode<{
  'pgn.games.none': object;
  /** Games of another event than the first one. */
  'pgn.events.several': { first: string; other: string };
  'pgn.player.missing': { tag: 'White' | 'Black' };
  'pgn.player.self': { name: string };
  /** No number of a round, without which nobody knows who played whom when. */
  'pgn.round.missing': { text: string };
  'pgn.player.twice': { name: string; round: number };
  'pgn.result.unknown': { text: string };
  'pgn.players.too-many': { players: number; most: number };
}>;

/** What PGN does not say of a tournament. */
type PgnOddity =
  /** Numbers by rating, title and name, since PGN has none. */
  | { readonly code: 'pgn.numbers.made'; readonly players: number }
  /** So many times somebody has no game in a round: PGN has no byes. */
  | { readonly code: 'pgn.games.missing'; readonly entries: number }
  /** What stands as somebody's number of FIDE's is none, and is left out. */
  | { readonly code: 'pgn.fide-id.odd'; readonly name: string; readonly text: string };

/** A reason to refuse games, with its place. */
export type PgnFault = PgnProblem & TextPlace;

/** Something to tell about games that are taken all the same. */
export type PgnWarning = PgnOddity & TextPlace;
