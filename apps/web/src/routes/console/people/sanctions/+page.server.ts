import { damageOf } from '@rokade/presentation/console/doors/damage-of.ts';
import { isDay, plainLetters } from '@rokade/rules';
import { type SanctionsEntry, sanctionStateOn } from '@rokade/sanctions';
import { sanctionRows } from '@rokade/tables';
import { tellAction } from '#lib/server/forms/tell.ts';
import { today } from '#lib/server/register/register-page.ts';
import { sanctionedPeople } from '#lib/server/register/sanctions-page.ts';
import type { PageServerLoad } from './$types';

/** The sanctions on a day: all, or those due for deletion. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { sanctions } = locals.app;
  const dayText = url.searchParams.get('day') ?? '';
  const day = isDay(dayText) ? dayText : today(locals);
  const query = url.searchParams.get('q') ?? '';
  const onlyDue = url.searchParams.get('show') === 'due';
  const people = sanctionedPeople(locals);
  const now = today(locals);
  const due = people.flatMap(({ outcomes }) =>
    outcomes.filter((one) => sanctionStateOn(one, now) === 'due').map(({ id }) => id as string),
  );
  const shown = people
    .filter(({ name }) => plainLetters(name).includes(plainLetters(query)))
    .map(({ outcomes, ...person }) => ({
      ...person,
      outcomes: outcomes.filter((one) => !onlyDue || sanctionStateOn(one, day) === 'due'),
    }));
  const journal = await sanctions.journal();
  return {
    version: sanctions.now().version,
    day,
    query,
    onlyDue,
    due,
    rows: sanctionRows(locals, shown, day),
    isEmpty: people.length === 0,
    damaged: damageOf(journal),
  };
};

/** The page shows how many sanctions were deleted. */
export const actions = tellAction((_, { entries }) => ({
  deleted: (entries as readonly SanctionsEntry[]).filter(
    ({ event }) => event.kind === 'sanction-deleted',
  ).length,
}));
