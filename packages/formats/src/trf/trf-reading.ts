import type { GrowingTrfDocument, TrfDocument } from './trf-document.ts';
import type {
  TextPlace,
  TrfFault,
  TrfGuess,
  TrfOddity,
  TrfProblem,
  TrfWarning,
} from './trf-fault.ts';
import type { TrfLine } from './trf-line.ts';

/** What the readers of records fill. */
export interface TrfReading {
  /** Whether what can be guessed is guessed instead of refused. */
  readonly lenient: boolean;
  readonly document: GrowingTrfDocument;
  readonly faults: TrfFault[];
  readonly guesses: TrfGuess[];
  readonly warnings: TrfWarning[];
  /** The lines of each player, in the order of `document.players`. */
  playerLines: number[];
  /** The numbers of players and teams that other records name. */
  readonly mentions: (TextPlace & { readonly record: string; readonly participant: number })[];
  /** Where a count of players (062) was stated. */
  statedPlayers: { readonly line: number; readonly players: number } | null;
}

/** A place in a line. */
export const placeIn = ({ number: line }: Pick<TrfLine, 'number'>, column: number): TextPlace => ({
  line,
  column,
});

/** Notes what nobody can guess: a reason to refuse the file in either mode. */
export function refuse({ faults }: TrfReading, place: TextPlace, problem: TrfProblem): void {
  faults.push({ ...problem, ...place });
}

/**
 * Notes a reason to refuse the file; in lenient reading, what the faulty text is taken as instead.
 * '' means that it is left out, and the reader goes on as if nothing stood there.
 */
export function fault(
  { lenient, faults, guesses }: TrfReading,
  place: TextPlace,
  problem: TrfProblem,
  takenAs = '',
): void {
  if (lenient) guesses.push({ ...problem, ...place, takenAs });
  else faults.push({ ...problem, ...place });
}

/** Notes something odd. */
export function warn({ warnings }: TrfReading, place: TextPlace, oddity: TrfOddity): void {
  warnings.push({ ...oddity, ...place });
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
