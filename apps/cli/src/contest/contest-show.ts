import type { Contests } from '@rokade/server';
import { type BookAct, onDay } from '../input/book-acts.ts';
import { bookNamed } from '../input/which-one.ts';
import { refused } from '../input/with-opened.ts';
import { done, jsonLine } from '../outcome.ts';
import { asFormat } from '../say/table-as.ts';
import { tablesOf } from './contest-tables.ts';

/** What `contest` opens. */
export interface OpenContests {
  readonly contests: Contests;
}

/** A competition on a day: its list, what is open, what was played. */
export const show: BookAct<OpenContests> = onDay(async (context, opened, [which = ''], day) => {
  const id = await bookNamed(context, opened.contests, which, 'contest');
  if (!id.ok) return id.error;
  const found = await opened.contests.get(id.value);
  if (!found.ok) return refused(context, found.error);
  const { values, format, rules, seed } = found.value;
  const tables = tablesOf(context, found.value, day);
  const out = asFormat(context, {
    json: () => {
      const documents = Object.fromEntries(tables.map(({ key, document }) => [key, document()]));
      const about = { contest: id.value, name: values.name, format, rules, seed, day };
      return jsonLine({ ...about, ...documents });
    },
    csv: () => tables[0]?.csv() ?? '',
    table: () => `${values.name}\n\n${tables.map(({ text }) => text()).join('\n')}`,
  });
  return done(out);
});
