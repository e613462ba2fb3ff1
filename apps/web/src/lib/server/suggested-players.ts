import { detailsIn, type FoundPlayer, listedIn, listedValues, numbersOf } from '@rokade/server';
import { listInWords } from '@rokade/tables';
import { nothingKnown, type PlayerDetails, type Settings } from '@rokade/tournament';
import type { Suggestion } from '#lib/console/suggestion.ts';
import { formOfPlayer, type PlayerForm } from '#lib/desks/entries/player-form.ts';
import { mayDo } from './may-do.ts';
import { suggestedPeople } from './suggested-people.ts';

const most = 8;

/** The fields of a form that something is known of. */
const asForm = (details: Partial<PlayerDetails>): Partial<PlayerForm> =>
  Object.fromEntries(
    Object.entries(formOfPlayer({ ...nothingKnown, ...details })).filter(([, text]) => text !== ''),
  );

/** Somebody found in a list, with what the other lists say of them. */
function listedPlayer(locals: App.Locals, found: FoundPlayer, settings: Settings): Suggestion {
  const { fideId } = found;
  const [others = []] = locals.app.lists.of(
    [{ fideId, numbers: { [found.source]: found.id } }],
    null,
  );
  const said = listedValues([found, ...others], settings);
  const details = detailsIn(said);
  const { birthDate = '', title, federation, club, rating, fideRating } = details;
  const told = [birthDate.slice(0, 4), title, federation, club, rating, fideRating];
  return {
    key: `${found.source} ${found.id} ${found.name}`,
    name: found.name,
    more: [...told, listInWords(locals, found)].filter(Boolean).join(' · '),
    values: asForm(details),
    listed: listedIn(said),
  };
}

/** Somebody of the register with the numbers that the lists have for them. */
function withListed({ app }: App.Locals, person: Suggestion, settings: Settings): Suggestion {
  const { fideId = '', nationalId = '' } = person.values;
  const [parts = []] = app.lists.of([numbersOf({ fideId, nationalId }, settings)], null);
  const listed = listedValues(parts, settings);
  const known = Object.entries(person.values).filter(([, text]) => text !== '');
  const values = { ...asForm(detailsIn(listed)), ...Object.fromEntries(known) };
  const more = [person.more, values.rating || values.fideRating].filter(Boolean).join(' · ');
  return { ...person, more, values, listed: listedIn(listed) };
}

/** The numbers by which two suggestions are seen to be of one person. */
const numbersIn = ({ values: { fideId, nationalId } }: Suggestion): readonly string[] =>
  [fideId, nationalId].flatMap((number) => number || []);

/** Each person once, those found first. */
function once(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter((one) => {
    const numbers = numbersIn(one);
    const isNew = !numbers.some((number) => seen.has(number));
    for (const number of numbers) seen.add(number);
    return isNew;
  });
}

/** Those of the register, for whoever may see them, with the numbers that the lists have for them. */
export const registeredPeople = (
  locals: App.Locals,
  query: string,
  settings: Settings,
): readonly Suggestion[] =>
  mayDo(locals, 'see-people', null)
    ? suggestedPeople(locals, query, settings).map((person) => withListed(locals, person, settings))
    : [];

/**
 * Whoever may be meant by what is typed of a player: people of the register, for whoever may see them,
 * then those of the rating lists, each with all that is known of them.
 */
export function suggestedPlayers(
  locals: App.Locals,
  query: string,
  settings: Settings,
): readonly Suggestion[] {
  const listed = locals.app.lists.search(query, { source: null, limit: most });
  return once([
    ...registeredPeople(locals, query, settings),
    ...listed.map((found) => listedPlayer(locals, found, settings)),
  ]);
}
