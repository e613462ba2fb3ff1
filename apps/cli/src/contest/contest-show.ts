import type { BookAct } from '../input/book-acts.ts';
import { refused } from '../input/with-opened.ts';
import { dayOption, textOption } from '../options.ts';
import { done, jsonLine } from '../outcome.ts';
import { contestMeant, type OpenContests } from './contest-meant.ts';
import { tablesOf } from './contest-tables.ts';

/** What a competition says on a day: its list, what is open, what was played. */
export const show: BookAct<OpenContests> = async (context, opened, [which = '']) => {
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const id = await contestMeant(context, opened, which);
  if (!id.ok) return id.error;
  const found = await opened.contests.get(id.value);
  if (!found.ok) return refused(context, found.error);
  const { values, format, rules, seed } = found.value;
  const tables = tablesOf(context, found.value, day.value);
  switch (textOption(context, 'format')) {
    case 'json': {
      const said = Object.fromEntries(tables.map(({ key, document }) => [key, document()]));
      const about = { contest: id.value, name: values.name, format, rules, seed, day: day.value };
      return done(jsonLine({ ...about, ...said }));
    }
    case 'csv':
      return done(tables[0]?.csv() ?? '');
    default:
      return done(`${values.name}\n\n${tables.map(({ text }) => text()).join('\n')}`);
  }
};
