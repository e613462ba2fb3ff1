import type { ByCode } from '@rokade/rules';
import type { TextPlace } from '../trf/trf-fault.ts';

/** Why games in PGN do not form a tournament. Players are named as in the tags. */
type PgnProblem = ByCode<{
  'pgn.games.none': object;
  /** The games are of several events. */
  'pgn.events.several': { first: string; other: string };
  'pgn.player.missing': { tag: 'White' | 'Black' };
  'pgn.player.self': { name: string };
  /** The round number is missing, without which the rounds cannot be made. */
  'pgn.round.missing': { text: string };
  'pgn.player.twice': { name: string; round: number };
  'pgn.result.unknown': { text: string };
  'pgn.players.too-many': { players: number; most: number };
}>;

/** What PGN lacks of a tournament. */
type PgnOddity =
  /** Numbers were given by rating, title and name, since PGN has none. */
  | { readonly code: 'pgn.numbers.made'; readonly players: number }
  /** How often a player has no game in a round: PGN has no byes. */
  | { readonly code: 'pgn.games.missing'; readonly entries: number }
  /** A FIDE ID is invalid, and was left out. */
  | { readonly code: 'pgn.fide-id.odd'; readonly name: string; readonly text: string };

/** A reason to refuse games, with its place. */
export type PgnFault = PgnProblem & TextPlace;

/** A remark on games that were accepted. */
export type PgnWarning = PgnOddity & TextPlace;
