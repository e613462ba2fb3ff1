import { parsePlayerList } from '@rokade/formats';
import type { RatedPersonId, RatedPersonValues } from '@rokade/ratings';
import { err, ok } from '@rokade/rules';
import { type KnownPeople, personValues } from './known-people.ts';
import { newActId } from './new-act-id.ts';
import type { OpeningFacts, RatingsBook } from './ratings-types.ts';

type OpeningOf = ReturnType<RatingsBook['openingOf']>;

/**
 * A list of players with their national numbers, as the act that takes it over. Rows without a number
 * give nothing; one person twice is a fault of the second row.
 */
export function openingOf(
  known: KnownPeople,
  list: string | Uint8Array,
  { day, source }: OpeningFacts,
): OpeningOf {
  const read = parsePlayerList(list);
  if (read.players.length === 0) {
    return err(read.faults.length > 0 ? read.faults : [{ code: 'ratings.list-empty' }]);
  }
  const seen = new Set<RatedPersonId>();
  const twice: { readonly code: string; readonly row: number; readonly column: number }[] = [];
  const people: { person: RatedPersonId; values: RatedPersonValues }[] = [];
  const numbers: { person: RatedPersonId; rating: number; lastResult: string }[] = [];
  for (const { row, details } of read.players) {
    if (details.rating === null) continue;
    const values = personValues(details);
    const found = known.find(values);
    const person = found ?? known.newId(values);
    if (seen.has(person)) {
      twice.push({ code: 'ratings.listed-twice', row, column: 1 });
      continue;
    }
    seen.add(person);
    if (found === null) people.push({ person, values });
    numbers.push({ person, rating: details.rating, lastResult: '' });
  }
  if (numbers.length === 0) return err([{ code: 'ratings.list-empty' }]);
  const opening = { id: newActId(`list-${day}`), day, source, numbers };
  return ok({
    command: { kind: 'open-list', opening, people },
    faults: [...read.faults, ...twice],
  });
}
