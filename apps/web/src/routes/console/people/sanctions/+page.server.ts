import { isDay, plainLetters } from '@rokade/rules';
import { type SanctionId, standingOn } from '@rokade/sanctions';
import { sanctionRows } from '@rokade/tables';
import { fail } from '@sveltejs/kit';
import { damageOf } from '#lib/server/damage-of.ts';
import { today } from '#lib/server/register-page.ts';
import { sanctionedPeople, tellSanctions } from '#lib/server/sanctions-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** What is kept as it stands on a day: all of it, or what is due for deletion. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { sanctions } = locals.app;
  const asked = url.searchParams.get('day') ?? '';
  const day = isDay(asked) ? asked : today(locals);
  const query = url.searchParams.get('q') ?? '';
  const onlyDue = url.searchParams.get('show') === 'due';
  const people = sanctionedPeople(locals);
  const now = today(locals);
  const due = people.flatMap(({ outcomes }) =>
    outcomes.filter((one) => standingOn(one, now) === 'due').map(({ id }) => id as string),
  );
  const shown = people
    .filter(({ name }) => plainLetters(name).includes(plainLetters(query)))
    .map(({ outcomes, ...person }) => ({
      ...person,
      outcomes: outcomes.filter((one) => !onlyDue || standingOn(one, day) === 'due'),
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

export const actions: Actions = {
  /** Deletes what was shown as due. */
  deleteDue: async ({ locals, request }) => {
    const form = await request.formData();
    const sanctions = form.getAll('sanction').map((id) => String(id) as SanctionId);
    const failure = await tellSanctions(locals, form, { kind: 'delete-due', sanctions });
    return failure === null ? { deleted: sanctions.length } : fail(400, failure);
  },
};
