import type { ChessEvent, GroupId } from '@rokade/event';
import type { OpenEvents } from '@rokade/server';
import { entrantColumns, playerFileColumns } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import type { BookAct } from '../input/book-acts.ts';
import { bookNamed } from '../input/which-one.ts';
import { refused } from '../input/with-opened.ts';
import { type Context, done, jsonLine } from '../outcome.ts';
import { csvTable, printedTable } from '../say/printed-table.ts';
import { asFormat } from '../say/table-as.ts';

type GroupNames = ReadonlyMap<string, string>;

/** The names of the groups; a removed tournament by its address. */
async function groupNames(
  { tournaments }: OpenEvents,
  groups: readonly GroupId[],
): Promise<GroupNames> {
  const names = new Map<string, string>();
  for (const group of groups) {
    const id = parseTournamentId(group);
    const found = id === null ? null : await tournaments.get(id);
    const settings = found?.ok === true ? found.value.settings : null;
    names.set(group, settings?.group || settings?.name || group);
  }
  return names;
}

const documentOf = ({ id, version, values, groups, entrants }: ChessEvent, names: GroupNames) => ({
  event: id,
  version,
  ...values,
  groups: groups.map((group) => ({ group, name: names.get(group) })),
  entrants: entrants.map((one) => ({ entrant: one.id, ...one.values, group: one.group })),
});

/** The entry list as a file that can be read back. */
const entrantsCsv = (context: Context, { entrants }: ChessEvent): string =>
  csvTable(context, {
    columns: playerFileColumns,
    rows: entrants.map(({ values }, place) => ({ ...values, no: place + 1 })),
  });

function shownText(context: Context, { values, entrants }: ChessEvent, names: GroupNames): string {
  const days = [values.firstDay, values.lastDay === values.firstDay ? '' : values.lastDay];
  const facts = [values.name, values.place, days.filter((day) => day !== '').join(' – ')];
  const rows = entrants.map(({ values: details, group }) => ({
    ...details,
    born: details.birthDate.slice(0, 4),
    rating: details.rating ?? details.fideRating,
    group: group === null ? '' : (names.get(group) ?? group),
  }));
  const head = facts.filter((fact) => fact !== '').join(', ');
  const groups = [...names].map(([id, name]) => `  ${name}  ${id}\n`).join('');
  return `${head}\n${groups}\n${printedTable(context, { columns: entrantColumns, rows })}`;
}

/** An event: its groups and its entry list. */
export const show: BookAct<OpenEvents> = async (context, opened, [which = '']) => {
  const id = await bookNamed(context, opened.events, which, 'event');
  if (!id.ok) return id.error;
  const found = await opened.events.get(id.value);
  if (!found.ok) return refused(context, found.error);
  const names = await groupNames(opened, found.value.groups);
  const out = asFormat(context, {
    json: () => jsonLine(documentOf(found.value, names)),
    csv: () => entrantsCsv(context, found.value),
    table: () => shownText(context, found.value, names),
  });
  return done(out);
};
