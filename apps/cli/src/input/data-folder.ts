import { resolve } from 'node:path';
import { type Options, textOption } from '../options.ts';
import type { Context } from '../outcome.ts';

const usualFolder = 'rokade-data';

const isAddress = (place: string): boolean => place.includes('://');

/**
 * Where the data are: what `--data` says, else the environment (`ROKADE_DATABASE`, the address of a
 * PostgreSQL database, before `ROKADE_DATA`), else the usual folder here.
 */
export function dataFolder({ terminal }: Context, options: Options): string {
  const { ROKADE_DATABASE, ROKADE_DATA } = terminal.environment;
  const place = textOption(options, 'data') ?? (ROKADE_DATABASE || ROKADE_DATA || usualFolder);
  return isAddress(place) ? place : resolve(place);
}
