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

/** The state of reading, which the readers of records fill. */
export interface TrfReading {
  /** Whether faults are guessed where possible, instead of refusing the file. */
  readonly lenient: boolean;
  readonly document: GrowingTrfDocument;
  readonly faults: TrfFault[];
  readonly guesses: TrfGuess[];
  readonly warnings: TrfWarning[];
  /** The line number of each player, in the order of `document.players`. */
  playerLines: number[];
  /** The numbers of players and teams named in other records. */
  readonly mentions: (TextPlace & { readonly record: string; readonly participant: number })[];
  /** The stated count of players (062), with its place. */
  statedPlayers: { readonly line: number; readonly players: number } | null;
}

/** A place in a line. */
export const placeIn = ({ number: line }: Pick<TrfLine, 'number'>, column: number): TextPlace => ({
  line,
  column,
});

/** Notes a fault that cannot be guessed: the file is refused in either mode. */
export function refuse({ faults }: TrfReading, place: TextPlace, problem: TrfProblem): void {
  faults.push({ ...problem, ...place });
}

/**
 * Notes a fault; in lenient reading, with the replacement of the faulty text. '' means that it is left
 * out, and the reader continues as if it were blank.
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

/** Notes an oddity. */
export function warn({ warnings }: TrfReading, place: TextPlace, oddity: TrfOddity): void {
  warnings.push({ ...oddity, ...place });
}

/** One kind of record, or two spellings of it: how its lines are read into a document, and written from one. */
export interface TrfRecord {
  /** The codes in columns 1–3. */
  readonly codes: readonly string[];
  read(line: TrfLine, reading: TrfReading): void;
  make(document: TrfDocument): readonly string[];
}
