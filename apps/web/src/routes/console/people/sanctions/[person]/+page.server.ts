import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { sanctionChoices } from '@rokade/presentation/desks/sanctions/sanction-form.ts';
import { sanctionLine } from '@rokade/presentation/desks/sanctions/sanction-lines.ts';
import { fullName, membershipsOn, type Person } from '@rokade/register';
import { rulingsFor } from '@rokade/rules';
import { emptySanctionValues, type SanctionValues } from '@rokade/sanctions';
import { newSanctionId } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';
import { today } from '#lib/server/register/register-page.ts';
import { outcomesOfPerson, sanctionedPerson } from '#lib/server/register/sanctions-page.ts';
import type { PageServerLoad } from './$types';

/** The recipients of a copy by the regulation: RKF, and the clubs for which the person plays. */
function copiesFor(locals: App.Locals, person: Person): string {
  const clubs = membershipsOn(locals.app.sanctions.people(), person, today(locals))
    .filter(({ standing }) => standing === 'playing')
    .map(({ of }) => of.values.name);
  return [
    locals.t('sanctions.copies-rkf'),
    ...(clubs.length > 0 ? clubs : [locals.t('sanctions.copies-club')]),
  ].join(', ');
}

/** The values of a sanction about the tournament with this id; {} if there is none. */
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
    newId: newSanctionId(),
    name: fullName(person.values),
    day,
    lines: outcomesOfPerson(locals, person).map((one) => sanctionLine(locals, one, day)),
    choices: sanctionChoices(locals.t),
    rulings: rulingLines(locals, rulingsFor('sanction')),
    /** The initial values of the form for a new sanction. */
    first: {
      ...emptySanctionValues,
      ...event,
      given: day,
      from: day,
      copies: copiesFor(locals, person),
    },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
