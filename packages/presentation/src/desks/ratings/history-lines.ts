import {
  type Act,
  emptyRatedPerson,
  type RatedPersonValues,
  type Ratings,
  type RatingsEntry,
  type RatingsHappened,
  valuesOf,
} from '@rokade/ratings';
import { editionName } from '@rokade/rules';
import { actText } from '@rokade/tables';
import type { Facts, KeyFor, TranslateFor } from '@rokade/texts';
import { type BookLines, bookLines, fieldsIn } from '../../console/journal/book-lines.ts';

type T = TranslateFor<'console'>;

/** The people, by their newest names, and the acts of a journal, by id. */
interface JournalNames {
  readonly people: ReadonlyMap<string, RatedPersonValues>;
  readonly acts: ReadonlyMap<string, Act>;
}

function actIn(event: RatingsEntry['event']): Act | null {
  switch (event.kind) {
    case 'list-opened':
      return { kind: 'opening', ...event.opening };
    case 'number-granted':
      return { kind: 'grant', ...event.grant };
    case 'event-reported':
      return { kind: 'event', ...event.event };
    case 'adjusted-to-fide':
      return { kind: 'adjustment', ...event.adjustment };
    case 'numbers-lifted':
      return { kind: 'lift', ...event.lift };
    default:
      return null;
  }
}

function namesInJournal({ acts: now }: Ratings, entries: readonly RatingsEntry[]): JournalNames {
  const people = new Map<string, RatedPersonValues>();
  const acts = new Map<string, Act>(now.map((act) => [act.id, act]));
  for (const { event } of entries) {
    if (event.kind === 'person-entered' || event.kind === 'person-changed') {
      const values = { ...(people.get(event.person) ?? emptyRatedPerson), ...event.values };
      people.set(event.person, values);
    }
    const act = actIn(event);
    if (act !== null) acts.set(act.id, act);
  }
  return { people, acts };
}

function factsOf(
  t: T,
  happened: RatingsHappened,
  journalNames: JournalNames,
  ratings: Ratings,
): Facts {
  const nameOf = (person: string): string =>
    valuesOf(ratings, person).name || (journalNames.people.get(person)?.name ?? person);
  const textOf = (id: string): string => {
    const act = journalNames.acts.get(id);
    return act === undefined ? id : actText(t, act);
  };
  switch (happened.kind) {
    case 'ratings-begun':
    case 'adjusted-to-fide':
    case 'recalculated':
      return {};
    case 'numbers-lifted':
      return { edition: editionName(happened.lift.edition) };
    case 'list-opened':
      return { source: happened.opening.source, count: happened.opening.numbers.length };
    case 'number-granted':
      return { person: nameOf(happened.grant.person), rating: happened.grant.rating };
    case 'event-reported':
      return { name: happened.event.name };
    case 'taken-back':
      return { what: textOf(happened.act) };
    case 'person-changed':
      return { person: nameOf(happened.person), fields: fieldsIn(t, happened.values) };
    default:
      return { person: nameOf(happened.person) };
  }
}

/** The text key of an entry. Other books have texts of their own for acts taken back. */
const keyOf = ({ kind }: RatingsHappened): KeyFor<'console'> =>
  kind === 'taken-back' ? 'history.act-taken-back' : `history.${kind}`;

/** The versions of entries by which an act entered people; that act's entry follows them. */
function withTheirAct(entries: readonly RatingsEntry[]): ReadonlySet<number> {
  const hidden = new Set<number>();
  let next: RatingsEntry | undefined;
  for (const entry of entries.toReversed()) {
    const isWithNext =
      next !== undefined &&
      next.at === entry.at &&
      (actIn(next.event) !== null || hidden.has(next.version));
    if (entry.event.kind === 'person-entered' && isWithNext) hidden.add(entry.version);
    next = entry;
  }
  return hidden;
}

/**
 * The journal of the ratings as lines of text, the newest first; a report and the people whom it
 * entered are one line.
 */
export function historyLines(t: T, ratings: Ratings, entries: readonly RatingsEntry[]): BookLines {
  const journalNames = namesInJournal(ratings, entries);
  const hidden = withTheirAct(entries);
  const textOf = (event: RatingsHappened) =>
    t(keyOf(event), factsOf(t, event, journalNames, ratings));
  return bookLines(t, entries, textOf).filter(({ version }) => !hidden.has(version));
}
