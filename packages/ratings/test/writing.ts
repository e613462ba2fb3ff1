import { type Entry, foldJournal, makeEntries, type Recorded } from '@rokade/journal';
import {
  type ActId,
  emptyRatedPerson,
  emptyRatings,
  type RatedPersonId,
  type RatedPersonValues,
  type Ratings,
  type RatingsCommand,
  type RatingsHappened,
  type RatingsRefusal,
  type ReportedPlayer,
  ratingsBook,
} from '@rokade/ratings';
import { expect } from 'vitest';

export const person = (id: string): RatedPersonId => id as RatedPersonId;
export const act = (id: string): ActId => id as ActId;

export const named = (id: string, more: Partial<RatedPersonValues> = {}) => ({
  person: person(id),
  values: { ...emptyRatedPerson, name: `${id}, N.`, ...more },
});

/** The entries of a book, and the state folded from them. */
export interface Written {
  readonly state: Ratings | null;
  readonly happened: readonly RatingsHappened[];
}

const nothing: Written = { state: null, happened: [] };

const signed = { version: 0, at: '', actor: { id: '', name: '' }, reason: '' };

export const entriesOf = ({ happened }: Written): readonly Recorded<RatingsHappened>[] =>
  makeEntries(happened, signed);

export const refolded = (written: Written): Ratings | null =>
  foldJournal(ratingsBook, entriesOf(written));

/** Carries out a command, confirmed; a refusal changes nothing. */
export function done(before: Written, command: RatingsCommand): Written {
  const decided = ratingsBook.decide(before.state, { command, reason: '', confirmed: true });
  if (!decided.ok) return before;
  let { state } = before;
  for (const event of decided.value) {
    const entry: Entry<RatingsHappened> = { ...signed, version: (state?.version ?? 0) + 1, event };
    state = ratingsBook.evolve(state, entry);
  }
  return { state, happened: [...before.happened, ...decided.value] };
}

export const written = (...commands: readonly RatingsCommand[]): Written =>
  commands.reduce(done, nothing);

export const bookOf = (...commands: readonly RatingsCommand[]): Ratings =>
  written(...commands).state ?? emptyRatings;

export function refusal(
  state: Ratings | null,
  command: RatingsCommand,
  confirmed = false,
): RatingsRefusal | null {
  const decided = ratingsBook.decide(state, { command, reason: '', confirmed });
  return decided.ok ? null : decided.error;
}

/** A list of numbers: `{ alm: 1500 }`. */
export const opening = (
  numbers: Readonly<Record<string, number>>,
  { id = 'list', day = '2026-01-01', lastResult = '' } = {},
): RatingsCommand => ({
  kind: 'open-list',
  opening: {
    id: act(id),
    day,
    source: 'DSU',
    numbers: Object.entries(numbers).map(([one, rating]) => ({
      person: person(one),
      rating,
      lastResult,
    })),
  },
  people: Object.keys(numbers).map((one) => named(one)),
});

const halfPointsOf = { '+': 2, '=': 1, '-': 0 } as const;

/**
 * Players with their rounds: `['alm', '2+ 3=']`, an unplayed game `2+f`, numbered in their order; the
 * third part is a number granted to the player.
 */
export type Line = readonly [who: string, rounds: string, stated?: ReportedPlayer['given']];

const playersOf = (lines: readonly Line[]): readonly ReportedPlayer[] =>
  lines.map(([who, rounds, stated = null], index) => ({
    no: index + 1,
    person: person(who),
    given: stated,
    reported: null,
    rounds: rounds.split(' ').map((text): ReportedPlayer['rounds'][number] => {
      const [, opponent = '', sign = '', absent = ''] = /^(\d+)([-+=])(f?)$/.exec(text) ?? [];
      const halfPoints = halfPointsOf[sign as keyof typeof halfPointsOf];
      const pairing = { opponent: Number(opponent), colour: 'white', halfPoints } as const;
      return absent === ''
        ? { kind: 'game', ...pairing, status: 'played' }
        : { kind: 'forfeit', ...pairing, notice: false };
    }),
  }));

/** An event of one group, in one day. */
export function report(
  id: string,
  lines: readonly Line[],
  more: Partial<Extract<RatingsCommand, { kind: 'report-event' }>['event']> & {
    readonly people?: Extract<RatingsCommand, { kind: 'report-event' }>['people'];
  } = {},
): Extract<RatingsCommand, { kind: 'report-event' }> {
  const { people, ...values } = more;
  const lastDay = values.lastDay ?? '2026-03-01';
  return {
    kind: 'report-event',
    event: {
      id: act(id),
      name: id,
      place: '',
      abroad: false,
      firstDay: lastDay,
      lastDay,
      day: lastDay,
      edition: 'dsu-2010',
      tournament: '',
      groups: [{ name: '', inTeams: false, players: playersOf(lines) }],
      ...values,
    },
    people: people ?? [],
  };
}

/** The present numbers of all players: `{ alm: 1500 }`. */
export function numbersIn(list: readonly { readonly id: string; readonly rating: number }[]) {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  return Object.fromEntries(list.map(({ id, rating }) => [id, rating]));
}
