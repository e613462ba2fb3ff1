import type { ErasablePerson, Erasing } from '@rokade/server';
import { machine, withOpened } from '../input/with-opened.ts';
import { hasOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome } from '../outcome.ts';
import { textTable } from '../say/text-table.ts';

function tableOf({ t }: Context, persons: readonly ErasablePerson[]): string {
  const heads = [t('terms.name'), t('cli.erase.tournament'), t('cli.erase.address')];
  const rows = persons.map(({ name, title, tournament }) => [name, title, tournament]);
  return textTable(
    heads.map((head) => ({ head, align: 'left' })),
    rows,
  );
}

/** Erases one after the other; gives where it could not be done, and why. */
async function eraseAll(
  { t }: Context,
  erasing: Erasing,
  persons: readonly ErasablePerson[],
): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const person of persons) {
    const erased = await erasing.erase(person, machine);
    if (erased.ok) continue;
    failures.push(t('cli.erase.failed', { ...person, code: erased.error.code }));
  }
  return failures;
}

async function findAndErase(
  context: Context,
  erasing: Erasing,
  who: string,
  options: Options,
): Promise<Outcome> {
  const { t } = context;
  const { persons, unreadable } = await erasing.find(who);
  const remarks = unreadable.map((tournament) => t('cli.erase.unreadable', { tournament }));
  if (persons.length === 0) return no('', ...remarks, t('cli.erase.nobody', { who }));
  const isMeant = hasOption(options, 'yes');
  const failures = isMeant ? await eraseAll(context, erasing, persons) : [];
  if (failures.length > 0) return bad(...remarks, ...failures);
  if (textOption(options, 'format') === 'json') {
    const said = persons.map((person) => ({ ...person, erased: isMeant }));
    return done(jsonLine(said), remarks);
  }
  const count = { count: persons.length };
  const after = t(isMeant ? 'cli.erase.done' : 'cli.erase.ask', count);
  return done(`${tableOf(context, persons)}\n${after}\n`, remarks);
}

/**
 * `erase WHO [--yes]`: finds a person by name or number in all tournaments of a data folder, also
 * where they were removed again, and with `--yes` erases what is personal.
 */
export async function erase(
  context: Context,
  [who = '']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const { makeErasing, openTournaments } = await import('@rokade/server');
  return withOpened(context, options, openTournaments, ({ tournaments }) =>
    findAndErase(context, makeErasing(tournaments), who, options),
  );
}
