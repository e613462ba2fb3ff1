import { resolve } from 'node:path';
import { type Options, textOption } from '../options.ts';
import type { Context } from '../outcome.ts';

const usualFolder = 'rokade-data';

/** The folder of the data: what `--data` says, else the environment, else the usual one here. */
export const dataFolder = ({ terminal }: Context, options: Options): string =>
  resolve(textOption(options, 'data') ?? (terminal.environment['ROKADE_DATA'] || usualFolder));
