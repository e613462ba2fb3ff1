import { formOfPlayer, type PlayerForm } from '@rokade/presentation/desks/entries/player-form.ts';
import { detailsIn, type FoundPlayer, listedIn, listedValues, numbersOf } from '@rokade/server';
import { listInWords } from '@rokade/tables';
import { emptyDetails, type PlayerDetails, type Settings } from '@rokade/tournament';
import type { Suggestion } from '#lib/console/people/suggestion.ts';
import { suggestedPeople } from '../register/suggested-people.ts';
import { mayDo } from '../rights/may-do.ts';

const most = 8;

/** The known fields of a player's form; empty ones are left out. */
const asForm = (details: Partial<PlayerDetails>): Partial<PlayerForm> =>
  Object.fromEntries(
    Object.entries(formOfPlayer({ ...emptyDetails, ...details })).filter(([, text]) => text !== ''),
  );

/** A player found in a rating list, with the data of the other lists. */
function listedPlayer(locals: App.Locals, found: FoundPlayer, settings: Settings): Suggestion {
  const { fideId } = found;
  const [others = []] = locals.app.lists.of(
    [{ fideId, numbers: { [found.source]: found.id } }],
    null,
  );
  const facts = listedValues([found, ...others], settings);
  const details = detailsIn(facts);
  const { birthDate = '', title, federation, club, rating, fideRating } = details;
  const parts = [birthDate.slice(0, 4), title, federation, club, rating, fideRating];
  return {
    key: `${found.source} ${found.id} ${found.name}`,
    name: found.name,
    more: [...parts, listInWords(locals, found)].filter(Boolean).join(' · '),
    values: asForm(details),
    listed: listedIn(facts),
  };
}

/** A person of the register with their ratings in the lists. */
function withListed({ app }: App.Locals, person: Suggestion, settings: Settings): Suggestion {
  const { fideId = '', nationalId = '' } = person.values;
  const [parts = []] = app.lists.of([numbersOf({ fideId, nationalId }, settings)], null);
  const listed = listedValues(parts, settings);
  const filled = Object.entries(person.values).filter(([, text]) => text !== '');
  const values = { ...asForm(detailsIn(listed)), ...Object.fromEntries(filled) };
  const more = [person.more, values.rating || values.fideRating].filter(Boolean).join(' · ');
  return { ...person, more, values, listed: listedIn(listed) };
}

/** The numbers by which two suggestions are recognised as the same person. */
const numbersIn = ({ values: { fideId, nationalId } }: Suggestion): readonly string[] =>
  [fideId, nationalId].flatMap((number) => number || []);

/** Keeps the first suggestion of each person. */
function once(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter((one) => {
    const numbers = numbersIn(one);
    const isNew = !numbers.some((number) => seen.has(number));
    for (const number of numbers) seen.add(number);
    return isNew;
  });
}

/**
 * The people of the register who match a query, with their ratings in the lists; [] if the reader
 * may not see the register.
 */
export const registeredPeople = (
  locals: App.Locals,
  query: string,
  settings: Settings,
): readonly Suggestion[] =>
  mayDo(locals, 'see-people', null)
    ? suggestedPeople(locals, query, settings).map((person) => withListed(locals, person, settings))
    : [];

/**
 * Suggestions for what is typed of a player: people of the register, if the reader may see it, then
 * players of the rating lists, each with all known data and only once.
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
