import {
  type CarriedRights,
  type ChessEvent,
  type ClassFacts,
  type Entrant,
  emptyClassFacts,
} from '@rokade/event';
import { byId } from '@rokade/journal';
import {
  candidatesSince,
  parseRatedPersonId,
  type RatedPersonId,
  ratedGamesSince,
} from '@rokade/ratings';
import { type Day, deadline, deadlineRules, easterMonday } from '@rokade/rules';
import type { Application } from '../../application.ts';
import { indexPeople } from '../../ratings/rated-people-index.ts';

/** The days from which the book of ratings is searched. */
export interface ClassDays {
  /** Candidate results after this day count: the close of entries for the last championship. */
  readonly since: Day;
  /** Games after this day count: the end of the last championship. */
  readonly championship: Day;
}

/** The day on which entries for the championship at an Easter close. */
function entriesCloseBefore(easter: Day): Day {
  const entry = deadlineRules.find(({ from }) => from === 'easterMonday');
  return entry === undefined ? easter : deadline(entry, easter).date;
}

/** The days of the championship at the Easter of the year before. */
export function usualClassDays(firstDay: Day): ClassDays {
  const easter = easterMonday(Number(firstDay.slice(0, 4)) - 1);
  return { since: entriesCloseBefore(easter), championship: easter };
}

/** The last day whose candidate results count: the close of entries by the invitation or by Easter, today at most. */
function lastDayOfCandidates({ values, invitation }: ChessEvent, day: Day): Day {
  const { firstDay } = values;
  const ofEaster =
    firstDay === '' ? '' : entriesCloseBefore(easterMonday(Number(firstDay.slice(0, 4))));
  const closes = invitation.entriesClose || ofEaster;
  return closes !== '' && closes < day ? closes : day;
}

/** The facts to be set for an entrant. */
export interface EntrantFacts {
  readonly entrant: Entrant['id'];
  readonly facts: ClassFacts;
}

/** Makes the search for an entrant's id in the book of ratings; null: not found. */
export function ratedPerson({
  ratings,
  register,
}: Pick<Application, 'ratings' | 'register'>): (entrant: Entrant) => RatedPersonId | null {
  const state = ratings.now();
  const index = indexPeople(state, register.now());
  return ({ values }) => {
    const id = parseRatedPersonId(values.person);
    if (id !== null && byId(state.people, id) !== undefined) return id;
    const { name, nationalId, fideId, federation, birthDate: birth } = values;
    return index.find({ name, nationalId, fideId, federation, birth });
  };
}

const isOther = (one: ClassFacts, other: ClassFacts): boolean =>
  one.games !== other.games ||
  one.candidateResult !== other.candidateResult ||
  one.rights.join() !== other.rights.join();

/**
 * The facts of entrants that differ from the book of ratings and last year's event: games and candidate
 * results of those who are in the book, and, if an event of last year is chosen, everybody's rights.
 *
 * @article DSU 2002 §36: candidate results count from one deadline of entries to the next
 * @article DSU 2002 §37: so they do for the candidate class
 */
export function factsElsewhere(
  app: Pick<Application, 'ratings' | 'register'>,
  event: ChessEvent,
  { since, championship, day, carried }: ClassDays & { day: Day; carried: CarriedRights | null },
): readonly EntrantFacts[] {
  const state = app.ratings.now();
  const candidates = candidatesSince(state, since, lastDayOfCandidates(event, day));
  const games = ratedGamesSince(state, championship, day);
  const personOf = ratedPerson(app);
  return event.entrants.flatMap((entrant): readonly EntrantFacts[] => {
    const before = event.classes.facts[entrant.id] ?? emptyClassFacts;
    const person = personOf(entrant);
    const rated =
      person === null
        ? {}
        : { games: games.get(person) ?? 0, candidateResult: candidates.has(person) };
    const rights = carried === null ? before.rights : (carried.rights.get(entrant.id) ?? []);
    const facts = { ...before, ...rated, rights };
    return isOther(before, facts) ? [{ entrant: entrant.id, facts }] : [];
  });
}
