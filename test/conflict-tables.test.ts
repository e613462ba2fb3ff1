import { contestBook } from '@rokade/club';
import { moneyBook } from '@rokade/event';
import type { OfKind, Shape } from '@rokade/journal';
import { ratingsBook } from '@rokade/ratings';
import { sanctionsBook } from '@rokade/sanctions';
import { describe, expect, test } from 'vitest';
import { type SampleValues, samplesByKind } from './shape-samples.ts';

/** The part of a kind of book that says which commands conflict with which events. */
interface ConflictRules {
  readonly commandShape: Shape;
  readonly entryShape: Shape;
  readonly restsOn: (command: never, event: never) => boolean;
}

/**
 * For each command, the events that stop it if they were written after its sender last read the book:
 * those about the same person or thing, and those about another one.
 */
type Stops = Readonly<Record<string, { readonly same: string; readonly other: string }>>;

const about = (what: string): SampleValues =>
  Object.fromEntries(
    ['booking', 'challenge', 'entry', 'item', 'leg', 'person', 'player', 'sanction'].map(
      (property) => [property, `${property}-${what}`],
    ),
  );

/** Money, contests and their acts are told apart by more than ids: rounds, tables and years. */
const one = { ...about('one'), round: 1, table: 1, year: 2026, name: 'One' };
const another = { ...about('another'), round: 2, table: 2, year: 2027, name: 'Another' };

const fieldOf = (shape: Shape, field: string): Shape => {
  const found = shape.kind === 'fields' ? shape.fields[field] : undefined;
  if (found === undefined) throw new Error(`no field ${field}`);
  return found;
};

const eventsOf = ({ entryShape }: ConflictRules, values: SampleValues) =>
  samplesByKind(fieldOf(entryShape, 'event'), values);

/** The kinds of the events that stop a command, in the order of the book's shapes. */
const stopping = (
  restsOn: (event: OfKind) => boolean,
  events: ReadonlyMap<string, OfKind>,
): string =>
  [...events]
    .filter(([kind, event]) => kind !== 'returned-to' && restsOn(event))
    .map(([kind]) => kind)
    .join(' ');

const calculating =
  'list-opened number-granted event-reported adjusted-to-fide numbers-lifted taken-back recalculated';
const ofSanction =
  'sanction-given sanction-changed sanction-lifted sanction-annulled sanction-stands sanction-deleted';
const ofPerson = { same: 'person-entered person-changed person-erased', other: '' };
const ofEntry = { same: 'entry-entered entry-changed entry-erased', other: '' };
const ofContest = 'contest-made contest-changed entry-entered entry-changed entry-erased act-noted';
const never = { same: '', other: '' };

const books: Readonly<Record<string, readonly [ConflictRules, Stops]>> = {
  money: [
    moneyBook,
    {
      'change-money': { same: 'money-changed', other: 'money-changed' },
      'set-due': { same: 'due-set', other: '' },
      book: { same: 'due-set booked', other: '' },
      'take-back': { same: 'booking-taken-back', other: '' },
      'erase-words': never,
    },
  ],
  ratings: [
    ratingsBook,
    {
      'enter-person': ofPerson,
      'change-person': ofPerson,
      'erase-person': ofPerson,
      'open-list': { same: calculating, other: calculating },
      'grant-number': { same: 'number-granted', other: '' },
      'report-event': { same: 'event-reported', other: '' },
      'adjust-to-fide': { same: calculating, other: calculating },
      'lift-numbers': { same: calculating, other: calculating },
      'take-back': { same: calculating, other: calculating },
      recalculate: never,
    },
  ],
  sanctions: [
    sanctionsBook,
    {
      'give-sanction': { same: 'sanction-given', other: '' },
      'change-sanction': { same: ofSanction, other: '' },
      'lift-sanction': { same: ofSanction, other: '' },
      'annul-sanction': { same: ofSanction, other: '' },
      'delete-due': { same: ofSanction, other: '' },
      'erase-person': { same: 'sanction-given', other: '' },
    },
  ],
  contests: [
    contestBook,
    {
      'make-contest': { same: ofContest, other: ofContest },
      'change-contest': { same: 'contest-changed', other: 'contest-changed' },
      'enter-entry': never,
      'change-entry': ofEntry,
      'erase-entry': ofEntry,
      // The table of acts below says which act stops which.
      'note-act': never,
    },
  ],
};

describe.each(Object.entries(books))('%s', (_, [book, stops]) => {
  // Lists of ids hold the same person or thing as single ids do.
  const mine = { ...one, sanctions: ['sanction-one'], bookings: undefined };
  const commands = [...samplesByKind(book.commandShape, mine)].filter(
    ([kind]) => kind !== 'return-to',
  );

  test('has a row for each command', () => {
    expect(commands.map(([kind]) => kind)).toEqual(Object.keys(stops));
  });

  test.each(commands)('%s is stopped by', (kind, command) => {
    const restsOn = (event: OfKind) => book.restsOn(command as never, event as never);
    expect({
      same: stopping(restsOn, eventsOf(book, one)),
      other: stopping(restsOn, eventsOf(book, another)),
    }).toEqual(stops[kind]);
  });
});

const ofChallenge = {
  same: 'challenge-made challenge-accepted challenge-extended challenge-played challenge-not-met challenge-withdrawn',
  other: '',
};
const ofLeg = { same: 'leg-planned leg-dropped leg-held', other: '' };
const ofTitle = {
  same: 'leg-planned leg-dropped leg-held title-drawn title-played',
  other: 'leg-planned leg-dropped leg-held title-drawn title-played',
};
const ofRound = { same: 'round-drawn table-scored', other: '' };
const ofYear = { same: 'trophy-won trophy-struck places-given', other: '' };
const ofPresence = { same: 'entry-left entry-returned item-entered item-left', other: '' };
const ofItem = {
  same: 'programme-planned item-dropped item-entered item-left champion-named',
  other: '',
};
const ofItemEntry = {
  same: 'entry-left entry-returned programme-planned item-dropped item-entered item-left champion-named',
  other: '',
};

/** For each act of a contest, the acts that stop it; `decide` checks everything else anew. */
const acts: Stops = {
  'ladder-begun': never,
  'challenge-made': ofChallenge,
  'challenge-accepted': ofChallenge,
  'challenge-extended': ofChallenge,
  'challenge-played': ofChallenge,
  'challenge-not-met': ofChallenge,
  'challenge-withdrawn': ofChallenge,
  'entry-left': ofPresence,
  'entry-returned': ofPresence,
  'game-played': never,
  'leg-planned': ofLeg,
  'leg-dropped': ofLeg,
  'leg-held': ofLeg,
  'round-drawn': ofRound,
  'table-scored': ofRound,
  'title-drawn': ofTitle,
  'title-played': ofTitle,
  'trophy-won': ofYear,
  'trophy-struck': ofYear,
  'places-given': ofYear,
  'programme-planned': ofItem,
  'item-dropped': ofItem,
  'item-entered': ofItemEntry,
  'item-left': ofItemEntry,
  'champion-named': ofItem,
};

describe('the acts of contests', () => {
  const { commandShape, restsOn } = contestBook;
  const shapes = commandShape.kind === 'one-of' ? commandShape.shapes : [];
  const noting = shapes.find((shape) => shape.kind === 'fields' && 'act' in shape.fields);
  if (noting === undefined) throw new Error('no command notes an act');
  const actShape = fieldOf(noting, 'act');
  const mine = samplesByKind(actShape, one);

  test('have a row each', () => {
    expect([...mine.keys()]).toEqual(Object.keys(acts));
  });

  test.each([...mine])('%s is stopped by', (kind, act) => {
    const stops = (other: OfKind) =>
      restsOn({ kind: 'note-act', act } as never, { kind: 'act-noted', act: other } as never);
    expect({
      same: stopping(stops, mine),
      other: stopping(stops, samplesByKind(actShape, another)),
    }).toEqual(acts[kind]);
  });
});
