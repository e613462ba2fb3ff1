import { type Contest, type ContestCommand, type EntryValues, matchedEntry } from '@rokade/club';
import type { Person } from '@rokade/register';
import { detailsIn, detailsOfPerson, listedValues, newEntryId, numbersOf } from '@rokade/server';
import type { PersonToChoose } from '#lib/console/person-to-choose.ts';
import { contestDay, loadContest, tellContest } from './contest-page.ts';
import { refused } from './form-sender.ts';
import { firstSettings } from './home.ts';
import { mayDo } from './may-do.ts';
import { chosenPeople, peopleToChoose } from './people-to-choose.ts';
import type { NotTold } from './tell-book.ts';

const settingsOf = (locals: App.Locals) => firstSettings(locals.app, locals.language);

const whereTheyPlay = (locals: App.Locals) => ({
  federation: settingsOf(locals).federation,
  day: contestDay(locals),
});

/** Whom of the register a competition's desk has found; null: it may not look there. */
export const contestPeople = (
  locals: App.Locals,
  { entries }: Contest,
  query: string,
): { readonly query: string; readonly people: readonly PersonToChoose[] } | null =>
  mayDo(locals, 'see-people', null)
    ? {
        query,
        people: peopleToChoose(locals, query, {
          where: whereTheyPlay(locals),
          isEntered: (id) => entries.some(({ values }) => values.person === id),
        }),
      }
    : null;

/** What a competition keeps of somebody, and the rating that the lists have for them; null: none. */
function saidOf(
  locals: App.Locals,
  person: Person,
): { values: EntryValues; rating: number | null } {
  const said = detailsOfPerson(locals.app.register.now(), person, whereTheyPlay(locals));
  const settings = settingsOf(locals);
  const [parts = []] = locals.app.lists.of([numbersOf(said, settings)], null);
  const { rating, fideRating } = detailsIn(listedValues(parts, settings));
  const values = { name: said.name, born: said.birthDate.slice(0, 4), person: person.id };
  return { values, rating: rating ?? fideRating ?? null };
}

/**
 * Enters the people of the register whom the form ticks. Whoever was typed in by that name before is
 * said to be that person, and not entered twice. Null once it is done.
 */
export async function enterPeople(
  {
    locals,
    params,
  }: { readonly locals: App.Locals; readonly params: { readonly contest: string } },
  form: FormData,
): Promise<NotTold | null> {
  if (!mayDo(locals, 'see-people', null)) return { error: refused };
  for (const person of chosenPeople(locals, form)) {
    const { values, rating } = saidOf(locals, person);
    const contest = await loadContest(locals, params);
    const known = matchedEntry(contest, values);
    const command: ContestCommand =
      known === null
        ? { kind: 'enter-entry', entry: newEntryId(), values, rating, day: contestDay(locals) }
        : { kind: 'change-entry', entry: known, changes: { person: values.person } };
    const failure = await tellContest(locals, params, form, command);
    if (failure !== null) return failure;
  }
  return null;
}
