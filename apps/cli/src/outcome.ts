import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Terminal } from './terminal.ts';

/** What a command leaves behind. 0: done; 1: the answer is no; 2: bad input or usage. */
export interface Outcome {
  readonly exit: 0 | 1 | 2;
  /** For standard output. */
  readonly out: string;
  /** Lines for standard error, each to be headed `rokade: `. */
  readonly errors: readonly string[];
}

/** The options of a command as they were typed, by their long names: `--bye-points` is `byePoints`. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** What every command is given. */
export interface Context {
  readonly terminal: Terminal;
  readonly t: TranslateFor<'terminal'>;
  readonly language: Language;
  readonly options: Options;
  /** Whether every fault is told, not the first alone. */
  readonly allFaults: boolean;
  /** Whether faults of a report file are guessed at instead of refused. */
  readonly lenient: boolean;
}

/** What a command does with its arguments. */
export type Run = (context: Context, args: readonly string[]) => Promise<Outcome>;

/** A command that did what it was asked; `remarks` go to standard error. */
export const done = (out: string, remarks: readonly string[] = []): Outcome => ({
  exit: 0,
  out,
  errors: remarks,
});

/** A question whose answer is no. */
export const no = (out: string, ...errors: readonly string[]): Outcome => ({
  exit: 1,
  out,
  errors,
});

/** Input or usage that cannot be worked with. */
export const bad = (...errors: readonly string[]): Outcome => ({ exit: 2, out: '', errors });

/** One JSON document on a line of its own. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
