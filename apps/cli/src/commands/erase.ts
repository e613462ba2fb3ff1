import { ownInstallation } from '@rokade/installation';
import type { Personal, PersonInBook } from '@rokade/server';
import { machine, withOpened } from '../input/with-opened.ts';
import { hasOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';
import { leftTable } from '../say/text-table.ts';

/** The name of the book that a person is in, and its address. */
function bookOf({ t }: Context, person: PersonInBook): readonly [string, string] {
  switch (person.book) {
    case 'register':
      return [t('people.register'), '/console/people'];
    case 'ratings':
      return [t('ratings.title'), person.rated];
    case 'sanctions':
      return [t('sanctions.title'), '/console/people/sanctions'];
    case 'event':
      return [person.title, `/e/${person.event}`];
    case 'contest':
      return [person.title, `/club/${person.contest}`];
    case 'league':
    case 'captaincy':
      return [person.title, `/console/leagues/${person.league}`];
    case 'money':
      return [person.title, `/console/events/${person.money}/money`];
    case 'tournament':
      return [person.title, person.tournament];
  }
}

/** A person in a book as JSON; the register's owner only where there are several registers. */
function personDocument(person: PersonInBook): object {
  if (person.book !== 'register' || person.organisation !== ownInstallation) return person;
  const { organisation: _, ...document } = person;
  return document;
}

function tableOf(context: Context, persons: readonly PersonInBook[]): string {
  const { t } = context;
  const heads = [t('terms.name'), t('cli.erase.book'), t('terms.address')];
  return leftTable(
    heads,
    persons.map((person) => [person.name, ...bookOf(context, person)]),
  );
}

/** Erases one person after the other; returns where it failed, and why. */
async function eraseAll(
  context: Context,
  personal: Personal,
  persons: readonly PersonInBook[],
): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const person of persons) {
    const erased = await personal.erase(person, machine);
    if (erased.ok) continue;
    const [book] = bookOf(context, person);
    const facts = { name: person.name, book, code: erased.error.code };
    failures.push(context.t('cli.erase.failed', facts));
  }
  return failures;
}

async function findAndErase(context: Context, personal: Personal, who: string): Promise<Outcome> {
  const { t } = context;
  const { persons, unreadable } = await personal.find([who]);
  const remarks = unreadable.map((book) => t('cli.erase.unreadable', { book }));
  if (persons.length === 0) return no('', ...remarks, t('cli.erase.nobody', { who }));
  const isConfirmed = hasOption(context, 'yes');
  const failures = isConfirmed ? await eraseAll(context, personal, persons) : [];
  if (failures.length > 0) return bad(...remarks, ...failures);
  if (wantsJson(context)) {
    const documents = persons.map((person) => ({ ...personDocument(person), erased: isConfirmed }));
    return done(jsonLine(documents), remarks);
  }
  const count = { count: persons.length };
  const after = t(isConfirmed ? 'cli.erase.done' : 'cli.erase.ask', count);
  const kept = `${t('people.erase-kept')} ${t('people.erase-stays')}`;
  return done(`${tableOf(context, persons)}\n${after}\n${kept}\n`, remarks);
}

/**
 * `erase WHO [--yes]`: finds a person by name or number in every book of a data folder, also where they
 * were removed, and with `--yes` erases their personal data.
 */
export const erase: Run = async (context, [who = '']) => {
  const { openPersonal } = await import('@rokade/server');
  return withOpened(context, openPersonal, ({ personal }) => findAndErase(context, personal, who));
};
