import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

const usualFolder = 'rokade-data';

const schemes: readonly string[] = ['postgres', 'postgresql'];

/** The part of an address before `://`, the kind of database; null: the text is no address. */
const schemeOf = (text: string): string | null => /^([a-z\d+.-]+):\/\//i.exec(text)?.[1] ?? null;

const noAddress = ({ t }: Context, what: string): Result<string, Outcome> =>
  // The message leaves out the text itself, which may contain a password.
  err(bad(t('cli.usage.no-database-address', { what })));

/** A place of data: a folder, or the address of a PostgreSQL database; any other address is a fault. */
export function placeOf(context: Context, what: string, text: string): Result<string, Outcome> {
  const scheme = schemeOf(text);
  if (scheme === null) return ok(resolve(text));
  return schemes.includes(scheme) ? ok(text) : noAddress(context, what);
}

/**
 * Where the data are: from `--data`, otherwise from the environment (`ROKADE_DATABASE`, the address of
 * a PostgreSQL database, before `ROKADE_DATA`), otherwise the usual folder, one in the current
 * directory.
 */
export function dataFolder(context: Context, usual = usualFolder): Result<string, Outcome> {
  const { ROKADE_DATABASE, ROKADE_DATA } = context.terminal.environment;
  const option = textOption(context, 'data');
  if (option !== undefined || !ROKADE_DATABASE) {
    return placeOf(context, '--data', option ?? (ROKADE_DATA || usual));
  }
  return schemeOf(ROKADE_DATABASE) === null
    ? noAddress(context, 'ROKADE_DATABASE')
    : placeOf(context, 'ROKADE_DATABASE', ROKADE_DATABASE);
}

/**
 * The folder of the rating lists, inside the folder of the data. Lists are files of this machine even
 * where a database holds everything else; then they are where the data would be without the database.
 */
export function listFolder({ terminal }: Context, place: string): string {
  const { ROKADE_DATA } = terminal.environment;
  const folder = schemeOf(place) === null ? place : resolve(ROKADE_DATA || usualFolder);
  return join(folder, 'lists');
}
