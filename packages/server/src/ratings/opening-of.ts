import { isNothing, type PlayerList, type PlayerListLimits, parseDate } from '@rokade/formats';
import type { InSteps } from '@rokade/journal';
import {
  checkingRows,
  type RatedPersonId,
  type RatedPersonValues,
  type Ratings,
} from '@rokade/ratings';
import { err, ok } from '@rokade/rules';
import { newActId } from './new-act-id.ts';
import { personValues, type RatedPeopleIndex } from './rated-people-index.ts';
import type { OpeningFacts, RatingsBook } from './ratings-types.ts';

type OpeningOf = Awaited<ReturnType<RatingsBook['openingOf']>>;

interface RowFault {
  readonly code: string;
  readonly row: number;
  readonly column: number;
  readonly text?: string;
}

/** The day of a row's last rated result; '' = missing; null: it is not a valid day. */
function lastResultIn({ lastResult }: PlayerList['players'][number]): string | null {
  if (isNothing(lastResult)) return '';
  const day = parseDate(lastResult);
  return day?.length === 10 ? day : null;
}

/** The row of a fault; 0 for the whole list. */
const rowOf = (fault: object): number => ('row' in fault ? Number(fault.row) : 0);

/** The limits of a federation's list: as many players as the book of ratings takes over at once. */
export const ofFederation: PlayerListLimits = { most: 200_000, namesakes: true };

/** How many rows are compared between two turns of other tasks: some hundredths of a second. */
const rowsAtOnce = 500;

interface Numbers {
  readonly people: { person: RatedPersonId; values: RatedPersonValues }[];
  readonly numbers: { person: RatedPersonId; rating: number; lastResult: string }[];
  readonly faults: (RowFault | PlayerList['faults'][number])[];
}

/** Reads the ratings of a list, row by row. */
function* numbersIn(
  { peopleIndex, ratings }: { readonly peopleIndex: RatedPeopleIndex; readonly ratings: Ratings },
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
    const found = peopleIndex.find(values);
    const person = found ?? peopleIndex.newId(values);
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
 * The command that takes over a list of players with their national ratings; computed in steps. Rows
 * without a rating are ignored; a second row of the same person, and a row that the book refuses, are left
 * out and returned as faults. If the list has the day of a player's last result, their three and five
 * years are counted from that day.
 */
export function* openingInSteps(
  beside: { readonly peopleIndex: RatedPeopleIndex; readonly ratings: Ratings },
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
