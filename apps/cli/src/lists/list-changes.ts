import { documentListing } from '@rokade/formats';
import type { RatingLists } from '@rokade/server';
import { listChangeColumns } from '@rokade/tables';
import { loadConvertInput } from '../convert/convert-input.ts';
import { wantsJson } from '../options.ts';
import { type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { printedTable } from '../say/printed-table.ts';

/** The players whose numbers, titles or federations differ from the lists, of an export as of a report file. */
export async function listChangesOf(
  context: Context,
  lists: RatingLists,
  file: string,
): Promise<Outcome> {
  const { t } = context;
  const loaded = await loadConvertInput(context, file);
  if (!loaded.ok) return loaded.error;
  const { document, tournament, players } = loaded.value;
  const { listChanges } = await import('@rokade/server');
  const names = new Map(players.map(({ no, name }) => [no, name]));
  const cellText = (value: string | number | null): string => String(value ?? '') || '–';
  const found = listChanges(lists, {
    settings: tournament?.settings ?? documentListing(document),
    players: players.map(({ no, ...details }) => ({ id: no, details })),
  });
  if (wantsJson(context)) {
    return done(
      jsonLine(found.map(({ player: no, ...change }) => ({ no, name: names.get(no), ...change }))),
    );
  }
  const rows = found.map(({ player, field, here, value, list: listed }) => ({
    ...listed,
    key: `${player} ${field}`,
    player: names.get(player) ?? '',
    what: t(`field.${field}`),
    here: cellText(here),
    listed: cellText(value),
  }));
  if (rows.length > 0) return done(printedTable(context, { columns: listChangeColumns, rows }));
  return done(`${t(lists.kept().length === 0 ? 'cli.list.none' : 'cli.list.no-changes')}\n`);
}
