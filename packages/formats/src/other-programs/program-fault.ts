import type { ByCode } from '@rokade/rules';
import type { TextPlace } from '../trf/trf-fault.ts';

/** Why a tournament of another program is not read. `program` is the program's name. */
type ProgramProblem = ByCode<{
  /** The file ends before everything that it announces, or its parts are not where they belong. */
  'program.damaged': { program: string };
  /** A team tournament. */
  'program.teams': { program: string };
  /** A knock-out, a match of two teams, or several cycles in one file. */
  'program.system': { program: string };
  'program.players.none': { program: string };
  /** Of the program's own file the players are read, as a list, and not the rounds. */
  'program.players-alone': { program: string };
  /** A player meets nobody who is there, or two at once. */
  'program.contradiction': { program: string; player: number; round: number };
  /** A cross table whose numbers fit none of its columns. */
  'cross-table.contradiction': { player: string; round: number };
  'cross-table.cell': { player: string; round: number; text: string };
}>;

/** What was noticed about a tournament of another program. */
type ProgramOddity = ByCode<{
  /** What Swiss-Manager's file has and is not read. */
  'swiss-manager.left-out': object;
  /** What the file of Swiss-Chess has and is not read. */
  'swiss-chess.left-out': object;
  /** What a cross table does not say. */
  'cross-table.left-out': object;
  /** A result in a code that is not known; the game is left open. */
  'program.result-unknown': { program: string; round: number; player: number; text: string };
  /** The tournament counts in a way of its own; the usual one is taken. */
  'program.scoring': { program: string };
  /** The points of some players are others than their results give. */
  'cross-table.points-differ': { players: number };
}>;

/** A reason to refuse a file of another program. */
export type ProgramFault = ProgramProblem & TextPlace;

/** A remark on a file of another program that was accepted. */
export type ProgramWarning = ProgramOddity & TextPlace;

/** The place of what concerns a file as a whole. */
export const wholeFile: TextPlace = { line: 1, column: 1 };
