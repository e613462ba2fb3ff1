import { makeRegisterCsv, makeRegisterJson, registerListHeadings } from '@rokade/formats';
import { type RegisterLine, registerLines } from '@rokade/register';
import { registeredColumns } from '@rokade/tables';
import { dayOption } from '../options.ts';
import { type Context, done, no } from '../outcome.ts';
import { csvStyleOf, printedTable } from '../say/printed-table.ts';
import { asFormat } from '../say/table-as.ts';
import type { RegisterAct } from './opened-register.ts';

function peopleCsv({ t, language }: Context, lines: readonly RegisterLine[]): string {
  const headings = registerListHeadings(lines).map(
    (field) => t.find(`field.${field}`, {}) ?? field,
  );
  return makeRegisterCsv(lines, headings, csvStyleOf(language));
}

function peopleTable(context: Context, lines: readonly RegisterLine[]): string {
  const rows = lines.map(({ person, values, memberships }) => ({
    id: person,
    name: [values.surname, values.firstName].filter(Boolean).join(', '),
    title: values.title ?? '',
    birth: values.birth ?? '',
    clubs: memberships.map(({ of }) => of.values.name).join(', '),
    numbers: [values.dsuNumber, values.fideId, values.dsbId].filter(Boolean).join(', '),
  }));
  return printedTable(context, { columns: registeredColumns(context.t), rows });
}

/** The persons found by words, all without words; never with contact data. */
export const people: RegisterAct = async (context, { register }, [words = '']) => {
  const found = new Set<string>(register.find(words).map(({ id }) => id));
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const all = registerLines(register.now(), { reader: 'desk', day: day.value });
  const lines = all.filter(({ person }) => found.has(person));
  if (lines.length === 0) return no('', context.t('people.none'));
  const out = asFormat(context, {
    json: () => makeRegisterJson(lines),
    csv: () => peopleCsv(context, lines),
    table: () => peopleTable(context, lines),
  });
  return done(out);
};
