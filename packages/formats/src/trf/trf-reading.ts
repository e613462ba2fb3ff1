import type { TrfDocument } from './trf-document.ts';
import type { TrfFault, TrfOddity, TrfProblem, TrfWarning } from './trf-fault.ts';
import type { TrfLine } from './trf-line.ts';

/** A document while it is being read. */
type Growing<T> = {
  -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key];
};

/** What the readers of records fill. */
export interface TrfReading {
  readonly document: Growing<TrfDocument>;
  readonly faults: TrfFault[];
  readonly warnings: TrfWarning[];
  /** The lines of each player, in the order of `document.players`. */
  readonly playerLines: number[];
  /** Where a count of players (062) was stated. */
  statedPlayers: { readonly line: number; readonly players: number } | null;
}

/** Notes a reason to refuse the file. */
export function fault(
  reading: TrfReading,
  { number: line }: Pick<TrfLine, 'number'>,
  column: number,
  problem: TrfProblem,
): void {
  reading.faults.push({ ...problem, line, column });
}

/** Notes something odd. */
export function warn(
  reading: TrfReading,
  { number: line }: Pick<TrfLine, 'number'>,
  column: number,
  oddity: TrfOddity,
): void {
  reading.warnings.push({ ...oddity, line, column });
}

/**
 * One kind of record, or two spellings of the same: how its lines are read into a document and how
 * a document gives them back.
 */
export interface TrfRecord {
  /** The codes in columns 1–3. */
  readonly codes: readonly string[];
  read(line: TrfLine, reading: TrfReading): void;
  make(document: TrfDocument): readonly string[];
}
