import { makeRegisterCsv, makeRegisterJson, registerListHeadings } from '@rokade/formats';
import { type RegisterLine, registerLines } from '@rokade/register';
import { dayOption, textOption } from '../options.ts';
import { type Context, done, no } from '../outcome.ts';
import { csvStyleOf } from '../say/printed-table.ts';
import { leftTable, type RegisterAct } from './register-act.ts';

function peopleCsv({ t, language }: Context, lines: readonly RegisterLine[]): string {
  const headings = registerListHeadings(lines).map(
    (field) => t.ifKnown(`field.${field}`, {}) ?? field,
  );
  return makeRegisterCsv(lines, headings, csvStyleOf(language));
}

function peopleTable({ t }: Context, lines: readonly RegisterLine[]): string {
  const heads = [t('terms.name'), t('field.birth'), t('terms.club'), t('people.numbers')];
  const rows = lines.map(({ values, memberships }) => [
    [values.surname, values.firstName].filter(Boolean).join(', '),
    values.birth ?? '',
    memberships.map(({ of }) => of.values.name).join(', '),
    [values.dsuNumber, values.fideId, values.dsbId].filter(Boolean).join(', '),
  ]);
  return leftTable(heads, rows);
}

/** Whoever words find, all without words; never with contact data. */
export const people: RegisterAct = async (context, { register }, words, options) => {
  const found = new Set<string>(register.find(words).map(({ id }) => id));
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day.error;
  const all = registerLines(register.now(), { reader: 'desk', day: day.value });
  const lines = all.filter(({ person }) => found.has(person));
  if (lines.length === 0) return no('', context.t('people.none'));
  switch (textOption(options, 'format')) {
    case 'json':
      return done(makeRegisterJson(lines));
    case 'csv':
      return done(peopleCsv(context, lines));
    default:
      return done(peopleTable(context, lines));
  }
};
