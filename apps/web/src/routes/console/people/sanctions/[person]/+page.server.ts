import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { copiesFor, sanctionedEvent } from '@rokade/presentation/desks/sanctions/begun-sanction.ts';
import { sanctionChoices } from '@rokade/presentation/desks/sanctions/sanction-form.ts';
import { sanctionLine } from '@rokade/presentation/desks/sanctions/sanction-lines.ts';
import { fullName } from '@rokade/register';
import { rulingsFor } from '@rokade/rules';
import { emptySanctionValues, type SanctionValues } from '@rokade/sanctions';
import { newSanctionId } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';
import { today } from '#lib/server/register/register-page.ts';
import { outcomesOfPerson, sanctionedPerson } from '#lib/server/register/sanctions-page.ts';
import type { PageServerLoad } from './$types';

/** The values of a sanction about the tournament with this id; {} if there is none. */
async function eventOfSanction(
  { app }: App.Locals,
  text: string,
): Promise<Partial<Pick<SanctionValues, 'event' | 'eventEnds' | 'eventId'>>> {
  const id = parseTournamentId(text);
  const found = id === null ? null : await app.tournaments.get(id);
  if (found === null || !found.ok) return {};
  return sanctionedEvent(found.value);
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
      copies: copiesFor(locals, locals.app.sanctions.people(), { person, day }),
    },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
