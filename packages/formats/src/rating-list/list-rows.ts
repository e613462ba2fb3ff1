import type { RatedPlayer } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import type { RatingListFault } from './rating-list-fault.ts';

export type PlayersRead = Result<readonly RatedPlayer[], RatingListFault>;

/** Reads the players of a list, one piece of its text after the other. */
export interface ListRows {
  /** The players in the next piece, which ends with a line, and the line in which it begins, from 1. */
  read(piece: string, line: number): PlayersRead;
  /** Those in what is left over, once there is no further piece; the list ends in this line. */
  end(line: number): PlayersRead;
}

export const nobody: PlayersRead = ok([]);

/** No ratings of any kind of play. */
export const noNumbers = { standard: null, rapid: null, blitz: null } as const;
