import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Terminal } from './terminal.ts';

/** The outcome of a command. 0: done; 1: the answer is no; 2: bad input or usage. */
export interface Outcome {
  readonly exit: 0 | 1 | 2;
  /** The text for standard output. */
  readonly out: string;
  /** Lines for standard error, each after `rokade: `. */
  readonly errors: readonly string[];
}

/** The options of a command as they were typed, by their long names: `--bye-points` is `byePoints`. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** What every command gets. */
export interface Context {
  readonly terminal: Terminal;
  readonly t: TranslateFor<'terminal'>;
  readonly language: Language;
  readonly options: Options;
  /** Whether every fault is reported, not only the first. */
  readonly allFaults: boolean;
  /** Whether reading guesses at faults of a report file instead of refusing it. */
  readonly lenient: boolean;
}

/** The code of a command, on its arguments. */
export type Run = (context: Context, args: readonly string[]) => Promise<Outcome>;

/** A command that succeeded; `remarks` go to standard error. */
export const done = (out: string, remarks: readonly string[] = []): Outcome => ({
  exit: 0,
  out,
  errors: remarks,
});

/** A command whose answer is no. */
export const no = (out: string, ...errors: readonly string[]): Outcome => ({
  exit: 1,
  out,
  errors,
});

/** Invalid input or usage. */
export const bad = (...errors: readonly string[]): Outcome => ({ exit: 2, out: '', errors });

/** One JSON document on a line of its own. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
