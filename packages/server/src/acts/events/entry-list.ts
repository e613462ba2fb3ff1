import {
  type ChessEvent,
  type Entrant,
  type EntryFacts,
  emptyEntryFacts,
  entryFactsByClock,
} from '@rokade/event';
import { byId } from '@rokade/journal';
import { ratingListOn } from '@rokade/ratings';
import { entryWay, parsePersonId } from '@rokade/register';
import {
  compareAlphabetically,
  type Day,
  type EntryEvent,
  type EntryFinding,
  type EntryWay,
  entryFindings,
  type PlayerClass,
  playerClassIn,
  type TimelinePoint,
} from '@rokade/rules';
import type { HallClock, Tournament } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { daysOf, editionsOf, federationsOf, timelineOf } from '../../events/event-days.ts';
import { ratedPerson } from './class-facts.ts';

/** An entrant on the list that goes to the rating officer. */
export interface EntryLine extends Pick<Entrant, 'id' | 'values'> {
  /** The rating on the list; null: none. */
  readonly rating: number | null;
  /** Whether it is a FIDE rating, as for a foreigner. */
  readonly isElo: boolean;
  readonly facts: EntryFacts;
  /** Who would enter them according to the register; null: they are not in it. */
  readonly registered: EntryWay | null;
  readonly findings: readonly EntryFinding[];
  /** Their rating in the book of ratings today; null: none. */
  readonly number: number | null;
  /** The class of their rating; null: none. @article DSU 2002 4.1.3 §23 */
  readonly class: PlayerClass | null;
}

/** An event's entry list, the highest rated first, with the tasks on its way to the rating officer and back. */
export interface EntryList {
  readonly points: readonly TimelinePoint[];
  readonly lines: readonly EntryLine[];
}

type Books = Pick<Application, 'ratings' | 'register'>;

type BooksAndClock = Books & { hall(): Pick<HallClock, 'at'> };

/** The day on which entries close: by the invitation, else for a championship by its regulation; '' = not set. */
export function entriesCloseOf({ invitation }: ChessEvent, points: readonly TimelinePoint[]): Day {
  if (invitation.entriesClose !== '' || invitation.kind !== 'championship') {
    return invitation.entriesClose;
  }
  return points.find(({ rule }) => rule.code === 'emt-entry')?.date ?? '';
}

function eventOf(
  event: ChessEvent,
  groups: readonly Tournament[],
  points: readonly TimelinePoint[],
): EntryEvent {
  const sent = points.find(({ rule }) => rule.list === 'sent')?.point ?? '';
  return {
    editions: editionsOf(event, groups, daysOf(event, groups)?.first ?? ''),
    isChampionship: event.invitation.kind === 'championship',
    entriesClose: entriesCloseOf(event, points),
    answerBy: event.invitation.answerBy,
    listSent: event.done[sent] ?? '',
  };
}

/** Who would enter an entrant according to the register; null: they are not in it. */
function registeredWay({ register }: Books, day: Day, { values }: Entrant): EntryWay | null {
  const state = register.now();
  const id = parsePersonId(values.person);
  const person = id === null ? undefined : byId(state.people, id);
  return person === undefined ? null : entryWay(state, person, day);
}

/** Makes the search for entrants' ratings in the book of ratings on a day. */
function numbersOf(app: Books, day: Day): (entrant: Entrant) => number | null {
  const listed = ratingListOn(app.ratings.now(), day);
  const numbers = new Map(listed.map(({ id, rating }) => [id, rating]));
  const personOf = ratedPerson(app);
  return (entrant) => {
    const person = personOf(entrant);
    return person === null ? null : (numbers.get(person) ?? null);
  };
}

/**
 * The rating of an entrant on the list: a foreigner's FIDE rating if they have one, else the national
 * rating.
 *
 * @article DSU 2002 4.5.5.2 §1, §2; DSU 2010 4.5.5.2 §1, §2
 */
function listedRating(
  federations: readonly string[],
  { federation, rating, fideRating }: Entrant['values'],
): Pick<EntryLine, 'rating' | 'isElo'> {
  const isForeign =
    federation !== '' && federations.length > 0 && !federations.includes(federation);
  return isForeign && fideRating !== null
    ? { rating: fideRating, isElo: true }
    : { rating, isElo: false };
}

/**
 * The entry list as it goes to the rating officer, with the present data of register and ratings.
 *
 * @article DSU 2002 §5c
 * @article DSU 2002 §31: with the address, for the championship
 * @article DSU 2002 §64
 * @article DSU 2002 4.9.1-7: in the order of ratings
 */
export function entryListOf(
  app: BooksAndClock,
  { event, groups, day }: { event: ChessEvent; groups: readonly Tournament[]; day: Day },
): EntryList {
  const points = timelineOf(event, groups);
  const entered = eventOf(event, groups, points);
  const numberOf = numbersOf(app, day);
  const on = event.values.firstDay || day;
  const hall = app.hall();
  const federations = federationsOf(event, groups);
  const lines = event.entrants.map((one): EntryLine => {
    const facts = entryFactsByClock(event.entries[one.id] ?? emptyEntryFacts, hall);
    const registered = registeredWay(app, on, one);
    const { club, birthDate } = one.values;
    const listed = listedRating(federations, one.values);
    const { rating } = listed;
    const findings = entryFindings(entered, { ...facts, registered, club, birthDate, rating });
    const called = federations.flatMap(
      (federation) => playerClassIn(federation, listed.isElo ? null : rating) ?? [],
    );
    return {
      id: one.id,
      values: one.values,
      facts,
      registered,
      findings,
      ...listed,
      number: numberOf(one),
      class: called[0] ?? null,
    };
  });
  return {
    points: points.filter(({ rule }) => rule.list !== undefined),
    lines: lines.sort(
      (a, b) =>
        (b.rating ?? 0) - (a.rating ?? 0) || compareAlphabetically(a.values.name, b.values.name),
    ),
  };
}
