import { isNothing, type PlayerList, parseDate, parsePlayerList } from '@rokade/formats';
import {
  checkingRows,
  type RatedPersonId,
  type RatedPersonValues,
  type Ratings,
} from '@rokade/ratings';
import { err, ok } from '@rokade/rules';
import { type KnownPeople, personValues } from './known-people.ts';
import { newActId } from './new-act-id.ts';
import type { OpeningFacts, RatingsBook } from './ratings-types.ts';

type OpeningOf = ReturnType<RatingsBook['openingOf']>;

interface RowFault {
  readonly code: string;
  readonly row: number;
  readonly column: number;
  readonly text?: string;
}

/** The day of a row's last rated result, '' where the list does not say it; null: it is no day. */
function lastResultIn({ lastResult }: PlayerList['players'][number]): string | null {
  if (isNothing(lastResult)) return '';
  const day = parseDate(lastResult);
  return day?.length === 10 ? day : null;
}

/** The row of a fault; 0 where the whole list is meant. */
const rowOf = (fault: object): number => ('row' in fault ? Number(fault.row) : 0);

/** As many as the book of ratings takes in at once. */
const ofFederation = { most: 200_000, namesakes: true };

/**
 * A list of players with their national numbers, as the act that takes it over. Rows without a number
 * give nothing; one person twice is a fault of the second row, and a row that cannot be taken over is left
 * out and named. Where the list says when somebody last
 * played, their three and five years are counted from that day.
 */
export function openingOf(
  { known, ratings }: { readonly known: KnownPeople; readonly ratings: Ratings },
  list: string | Uint8Array,
  { day, source }: OpeningFacts,
): OpeningOf {
  const read = parsePlayerList(list, ofFederation);
  if (read.players.length === 0) {
    return err(read.faults.length > 0 ? read.faults : [{ code: 'ratings.list-empty' }]);
  }
  const check = checkingRows(ratings, day);
  const seen = new Set<RatedPersonId>();
  const faults: (RowFault | PlayerList['faults'][number])[] = [...read.faults];
  const dayColumn = read.columns.findIndex(({ field }) => field === 'lastResult') + 1;
  const people: { person: RatedPersonId; values: RatedPersonValues }[] = [];
  const numbers: { person: RatedPersonId; rating: number; lastResult: string }[] = [];
  for (const player of read.players) {
    const { row, details } = player;
    if (details.rating === null) continue;
    const values = personValues(details);
    const found = known.find(values);
    const person = found ?? known.newId(values);
    if (seen.has(person)) {
      faults.push({ code: 'ratings.listed-twice', row, column: 1 });
      continue;
    }
    const refusal = check({ person, values, rating: details.rating });
    if (refusal !== null) {
      faults.push({ ...refusal, row, column: 1 });
      continue;
    }
    seen.add(person);
    if (found === null) people.push({ person, values });
    const lastResult = lastResultIn(player);
    if (lastResult === null) {
      const text = player.lastResult;
      faults.push({ code: 'csv.birth-date.invalid', text, row, column: dayColumn });
    }
    numbers.push({ person, rating: details.rating, lastResult: lastResult ?? '' });
  }
  if (numbers.length === 0)
    return err(faults.length > 0 ? faults : [{ code: 'ratings.list-empty' }]);
  const opening = { id: newActId(`list-${day}`), day, source, numbers };
  return ok({
    command: { kind: 'open-list', opening, people },
    faults: faults.toSorted((a, b) => rowOf(a) - rowOf(b)),
  });
}
