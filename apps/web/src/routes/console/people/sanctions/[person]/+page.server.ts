import { fullName, membershipsOn, type Person } from '@rokade/register';
import {
  type SanctionId,
  type SanctionsCommand,
  type SanctionValues,
  unsaidSanction,
} from '@rokade/sanctions';
import { newSanctionId } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';
import { fail } from '@sveltejs/kit';
import { endOfForm, sanctionChoices, sanctionOfForm } from '#lib/desks/sanctions/sanction-form.ts';
import { sanctionLine } from '#lib/desks/sanctions/sanction-lines.ts';
import { formText } from '#lib/server/form-text.ts';
import { today } from '#lib/server/register-page.ts';
import { outcomesOfPerson, sanctionedPerson, tellSanctions } from '#lib/server/sanctions-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** Who gets a copy by the regulation: RKF, and the clubs that the person plays for. */
function copiesFor(locals: App.Locals, person: Person): string {
  const clubs = membershipsOn(locals.app.sanctions.people(), person, today(locals))
    .filter(({ standing }) => standing === 'playing')
    .map(({ of }) => of.values.name);
  return [
    locals.t('sanctions.copies-rkf'),
    ...(clubs.length > 0 ? clubs : [locals.t('sanctions.copies-club')]),
  ].join(', ');
}

/** What a sanction says of the tournament it came from, by its id; nothing where it is none. */
async function eventOfSanction(
  { app }: App.Locals,
  text: string,
): Promise<Partial<Pick<SanctionValues, 'event' | 'eventEnds' | 'eventId'>>> {
  const id = parseTournamentId(text);
  const found = id === null ? null : await app.tournaments.get(id);
  if (found === null || !found.ok) return {};
  const { name, group, roundDates } = found.value.settings;
  return {
    event: [name, group].filter(Boolean).join(', '),
    eventEnds: (roundDates.filter((day) => day !== '').at(-1) ?? '').slice(0, 10),
    eventId: found.value.id,
  };
}

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const person = sanctionedPerson(locals, params.person);
  const day = today(locals);
  const event = await eventOfSanction(locals, url.searchParams.get('event') ?? '');
  return {
    version: locals.app.sanctions.now().version,
    person: person.id,
    name: fullName(person.values),
    day,
    lines: outcomesOfPerson(locals, person).map((one) => sanctionLine(locals, one, day)),
    choices: sanctionChoices(locals.t),
    /** What stands in the form of a new one. */
    first: {
      ...unsaidSanction,
      ...event,
      given: day,
      from: day,
      copies: copiesFor(locals, person),
    },
  };
};

type CommandOf = (form: FormData, person: string) => SanctionsCommand;

const act =
  (name: string, commandOf: CommandOf): Actions[string] =>
  async ({ locals, params, request }) => {
    const form = await request.formData();
    const failure = await tellSanctions(locals, form, commandOf(form, params['person'] ?? ''));
    if (failure === null) return { done: name };
    return fail(400, { act: name, sanction: formText(form, 'sanction'), ...failure });
  };

const sanctionIn = (form: FormData) => formText(form, 'sanction') as SanctionId;

export const actions: Actions = {
  give: act('give', (form, person) => ({
    kind: 'give-sanction',
    sanction: newSanctionId(),
    values: sanctionOfForm(form, person),
  })),
  correct: act('correct', (form) => {
    const { person: _, ...changes } = sanctionOfForm(form, '');
    return { kind: 'change-sanction', sanction: sanctionIn(form), changes };
  }),
  lift: act('lift', (form) => ({
    kind: 'lift-sanction',
    sanction: sanctionIn(form),
    values: endOfForm(form),
  })),
  annul: act('annul', (form) => ({
    kind: 'annul-sanction',
    sanction: sanctionIn(form),
    values: endOfForm(form),
  })),
};
