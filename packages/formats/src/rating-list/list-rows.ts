import type { RatedPlayer } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import type { RatingListFault } from './rating-list-fault.ts';

export type PlayersRead = Result<readonly RatedPlayer[], RatingListFault>;

/** Reads the players of a list, piece by piece. */
export interface ListRows {
  /** The players in the next piece, which ends with a complete line and begins with line `line`, from 1. */
  read(piece: string, line: number): PlayersRead;
  /** The players in the rest after the last piece; the list ends in line `line`. */
  end(line: number): PlayersRead;
}

export const nobody: PlayersRead = ok([]);

/** No ratings in any kind of play. */
export const noNumbers = { standard: null, rapid: null, blitz: null } as const;
