import type { Options } from './options.ts';
import type { Context, Outcome } from './outcome.ts';

/** What a command does with its arguments and options. */
export type Run = (context: Context, args: readonly string[], options: Options) => Promise<Outcome>;
