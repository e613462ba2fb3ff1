import { peopleNamed, type RatedPerson, type Ratings, type RatingsCommand } from '@rokade/ratings';
import { err, ok, type Result } from '@rokade/rules';
import type { RatingsBook, RatingsPreview } from '@rokade/server';
import { changedColumns, changedLines } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { machine, refused } from '../input/with-opened.ts';
import { hasOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome } from '../outcome.ts';
import { printedTable, tableDocument } from '../say/printed-table.ts';

/** An act of `ratings` on the book. */
export type RatingsAct = BookAct<{ readonly ratings: RatingsBook }>;

/** The words of the command line that identify a person. */
export function wordsFor({ t }: Context, words: readonly string[]): Result<string, Outcome> {
  const query = words.join(' ').trim();
  return query === '' ? err(bad(t('cli.usage.missing-argument', { what: 'WHO' }))) : ok(query);
}

/** The only one of those found by words; null: there is none. */
export function onlyOne<Found extends { readonly values: RatedPerson['values'] }>(
  { t }: Context,
  query: string,
  found: readonly Found[],
): Result<Found | null, Outcome> {
  if (found.length <= 1) return ok(found[0] ?? null);
  const names = found
    .slice(0, 10)
    .map(({ values }) => `${values.name} ${values.nationalId}`.trim());
  return err(no('', t('cli.several-people', { text: query, names: names.join('; ') })));
}

/**
 * The one person of the book whom words identify: by a whole number, otherwise by parts of the name;
 * null: none.
 */
export function foundInBook(
  context: Context,
  ratings: Ratings,
  query: string,
): Result<RatedPerson | null, Outcome> {
  return onlyOne(context, query, peopleNamed(ratings, query));
}

/** The person whom words identify; a fault where there is none. */
export function whoIs(
  context: Context,
  ratings: Ratings,
  words: readonly string[],
): Result<RatedPerson, Outcome> {
  const query = wordsFor(context, words);
  if (!query.ok) return query;
  const found = foundInBook(context, ratings, query.value);
  if (!found.ok) return found;
  if (found.value !== null) return ok(found.value);
  return err(no('', context.t('cli.ratings.nobody', { text: query.value })));
}

function changesText(
  context: Context,
  { after, changes }: RatingsPreview,
  isDone: boolean,
): Outcome {
  const { t } = context;
  const rows = changedLines(after, changes);
  const table = { columns: changedColumns(t), rows };
  if (wantsJson(context)) {
    return done(jsonLine({ done: isDone, changes: tableDocument(context, table) }));
  }
  const count = t(isDone ? 'ratings.changed' : 'ratings.would-change', { count: rows.length });
  const sentence =
    rows.length === 0 ? t('ratings.nothing-changes') : `${printedTable(context, table)}\n${count}`;
  return done(`${sentence}.${isDone ? '' : ` ${t('cli.ratings.ask')}`}\n`);
}

/** Shows whose number a command changes; with `--yes` it is carried out. */
export async function carryOut(
  context: Context,
  ratings: RatingsBook,
  command: RatingsCommand,
): Promise<Outcome> {
  const preview = await ratings.preview(command);
  if (!preview.ok) return refused(context, preview.error);
  const isConfirmed = hasOption(context, 'yes');
  if (isConfirmed) {
    const request = { basedOn: ratings.now().version, command, reason: '', confirmed: true };
    const executed = await ratings.execute(request, machine);
    if (!executed.ok) return refused(context, executed.error);
  }
  return changesText(context, preview.value, isConfirmed);
}

const plainFacts = (fault: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(fault).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** Faults of a file, each with its place where it has one. */
export const fileFaults = (
  { t }: Context,
  file: string,
  faults: readonly { readonly code: string }[],
): readonly string[] =>
  faults.map((fault) => {
    const facts = plainFacts(fault);
    const { row, line, column } = facts;
    const place = [file, row ?? line, column].filter((part) => part !== undefined).join(':');
    return `${place}: ${t.find(`error.${fault.code}`, facts) ?? fault.code}`;
  });

export const badFile = (
  context: Context,
  file: string,
  faults: Parameters<typeof fileFaults>[2],
): Outcome => bad(...fileFaults(context, file, faults));
