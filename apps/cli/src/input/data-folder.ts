import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

const usualFolder = 'rokade-data';

const schemes: readonly string[] = ['postgres', 'postgresql'];

/** The address of a database says what it is before `://`; null: a text is none. */
const schemeOf = (text: string): string | null => /^([a-z\d+.-]+):\/\//i.exec(text)?.[1] ?? null;

const noAddress = ({ t }: Context, what: string): Result<string, Outcome> =>
  // Not the text itself: there may be a password in it.
  err(bad(t('cli.usage.no-database-address', { what })));

/** A place of data: a folder, or the address of a PostgreSQL database; another address is a fault. */
export function placeOf(context: Context, what: string, text: string): Result<string, Outcome> {
  const scheme = schemeOf(text);
  if (scheme === null) return ok(resolve(text));
  return schemes.includes(scheme) ? ok(text) : noAddress(context, what);
}

/**
 * Where the data are: what `--data` says, else the environment (`ROKADE_DATABASE`, the address of a
 * PostgreSQL database, before `ROKADE_DATA`), else the usual folder, which is one here.
 */
export function dataFolder(context: Context, usual = usualFolder): Result<string, Outcome> {
  const { ROKADE_DATABASE, ROKADE_DATA } = context.terminal.environment;
  const given = textOption(context, 'data');
  if (given !== undefined || !ROKADE_DATABASE) {
    return placeOf(context, '--data', given ?? (ROKADE_DATA || usual));
  }
  return schemeOf(ROKADE_DATABASE) === null
    ? noAddress(context, 'ROKADE_DATABASE')
    : placeOf(context, 'ROKADE_DATABASE', ROKADE_DATABASE);
}

/**
 * The folder of the rating lists: in the folder of the data. Lists are files of this machine also where
 * a database has everything else; then they are where the data would be without it.
 */
export function listFolder({ terminal }: Context, place: string): string {
  const { ROKADE_DATA } = terminal.environment;
  const folder = schemeOf(place) === null ? place : resolve(ROKADE_DATA || usualFolder);
  return join(folder, 'lists');
}
