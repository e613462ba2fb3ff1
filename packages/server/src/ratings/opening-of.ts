import { isNothing, type PlayerList, type PlayerListLimits, parseDate } from '@rokade/formats';
import type { InSteps } from '@rokade/journal';
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

type OpeningOf = Awaited<ReturnType<RatingsBook['openingOf']>>;

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
export const ofFederation: PlayerListLimits = { most: 200_000, namesakes: true };

/** So many rows are held against the book in some hundredths of a second. */
const rowsAtOnce = 500;

interface Numbers {
  readonly people: { person: RatedPersonId; values: RatedPersonValues }[];
  readonly numbers: { person: RatedPersonId; rating: number; lastResult: string }[];
  readonly faults: (RowFault | PlayerList['faults'][number])[];
}

/** The numbers of a list, row by row. */
function* numbersIn(
  { known, ratings }: { readonly known: KnownPeople; readonly ratings: Ratings },
  list: PlayerList,
  day: string,
): InSteps<Numbers> {
  const check = checkingRows(ratings, day);
  const seen = new Set<RatedPersonId>();
  const dayColumn = list.columns.findIndex(({ field }) => field === 'lastResult') + 1;
  const { people, numbers, faults }: Numbers = {
    people: [],
    numbers: [],
    faults: [...list.faults],
  };
  for (const [index, player] of list.players.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
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
  return { people, numbers, faults };
}

/**
 * A list of players with their national numbers, as the act that takes it over, in steps. Rows without a
 * number give nothing; one person twice is a fault of the second row, and a row that cannot be taken over
 * is left out and named. Where the list says when somebody last played, their three and five years are
 * counted from that day.
 */
export function* openingInSteps(
  beside: { readonly known: KnownPeople; readonly ratings: Ratings },
  list: PlayerList,
  { day, source }: OpeningFacts,
): InSteps<OpeningOf> {
  if (list.players.length === 0) {
    return err(list.faults.length > 0 ? list.faults : [{ code: 'ratings.list-empty' }]);
  }
  const { people, numbers, faults } = yield* numbersIn(beside, list, day);
  if (numbers.length === 0) {
    return err(faults.length > 0 ? faults : [{ code: 'ratings.list-empty' }]);
  }
  const opening = { id: newActId(`list-${day}`), day, source, numbers };
  return ok({
    command: { kind: 'open-list', opening, people },
    faults: faults.toSorted((a, b) => rowOf(a) - rowOf(b)),
  });
}
