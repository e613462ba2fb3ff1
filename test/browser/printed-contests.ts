import {
  type ContestAct,
  type ContestCommand,
  type ContestId,
  emptyContestValues,
  emptyEntryValues,
  type FormatCode,
  skatView,
} from '@rokade/club';
import type { Application } from '@rokade/server';
import { printedName } from './printed-people.ts';

/** The formats whose pages are printed, each with the rules of a club. */
const rulesOf: Readonly<Record<FormatCode, string>> = {
  ladder: 'tempelhof-2018',
  'free-play': 'spil-naar-du-vil',
  'blitz-year': 'tempelhof-2018',
  mehrkampf: 'tempelhof-2018',
  skat: 'tempelhof-2018',
  trophy: 'tempelhof-2018',
  season: 'tempelhof-2018',
};

export const printedFormats = Object.keys(rulesOf) as readonly FormatCode[];

/** The id of the competition of a format and a size. */
export const contestOf = (format: FormatCode, size: number): string => `${format}-${size}`;

/** A club has one season a year: each size has a year of its own. */
const seasonYear = (size: number): number => 2023 + String(size).length;

const actor = { id: 'a1', name: 'Ida Hansen' };
const day = '2026-03-05';
const entryId = (index: number): string => `e${index}`;

/** An act with plain texts for ids. */
const note = (act: Readonly<Record<string, unknown>>): ContestCommand => ({
  kind: 'note-act',
  act: { day, ...act } as unknown as ContestAct,
});

/** The lowest result, and how many there are from it on. */
type Span = readonly [least: number, many: number];

const scoresOf = (size: number, leg: number, [least, span]: Span) =>
  Array.from({ length: size }, (_, index) => ({
    entry: entryId(index),
    value: least + span - 1 - ((index * 7 + leg * 11) % span),
    penalty: 0,
    guest: false,
  }));

const playedLegs = (size: number, legs: readonly string[], span: Span): readonly ContestCommand[] =>
  legs.flatMap((what, index) => [
    note({
      kind: 'leg-planned',
      leg: `l${index}`,
      what,
      name: '',
      organiser: entryId(1),
      on: `2026-${String(index + 1).padStart(2, '0')}-06`,
      votesFor: 0,
      votesAgainst: 0,
    }),
    note({ kind: 'leg-held', leg: `l${index}`, games: 10, scores: scoresOf(size, index, span) }),
  ]);

const programme = ['Vereinsmeisterschaft', 'Pokal', 'Blitzmeisterschaft des Jahres', 'Mehrkampf'];

/** What has happened in a competition of so many, beside their coming in. */
const happened: Readonly<Record<FormatCode, (size: number) => readonly ContestCommand[]>> = {
  ladder: (size) => [
    note({ kind: 'ladder-begun' }),
    note({
      kind: 'challenge-made',
      challenge: 'c1',
      challenger: entryId(2),
      challenged: entryId(1),
    }),
    note({ kind: 'challenge-played', challenge: 'c1', halfPoints: [2, 1] }),
    ...(size < 4
      ? []
      : [
          note({
            kind: 'challenge-made',
            challenge: 'c2',
            challenger: entryId(3),
            challenged: entryId(1),
          }),
        ]),
  ],
  'free-play': (size) =>
    Array.from({ length: Math.floor(size / 2) }, (_, index) =>
      note({
        kind: 'game-played',
        white: entryId(2 * index),
        black: entryId(2 * index + 1),
        halfPoints: index % 3,
      }),
    ),
  'blitz-year': (size) =>
    playedLegs(
      size,
      Array.from({ length: 12 }, () => 'monthly'),
      [0, 21],
    ),
  mehrkampf: (size) => playedLegs(size, ['bowling', 'skat', 'minigolf'], [40, 240]),
  skat: (size) => [
    note({
      kind: 'round-drawn',
      round: 1,
      players: Array.from({ length: size }, (_, index) => entryId(index)),
    }),
  ],
  trophy: () => [
    ...[2023, 2024, 2025].map((year, index) =>
      note({ kind: 'trophy-won', year, winner: entryId(index) }),
    ),
    note({
      kind: 'places-given',
      year: 2025,
      cup: 'Berliner Mannschaftspokal der Vereine',
      places: 2,
      players: [entryId(1), entryId(2)],
    }),
  ],
  season: (size) => [
    note({
      kind: 'programme-planned',
      items: programme.map((name, index) => ({
        item: `i${index}`,
        what: 'championship',
        name,
        days: ['09', '16'].map((on) => `${seasonYear(size)}-0${index + 1}-${on}`),
        at: '19:30',
        note: 'Im großen Saal, bitte pünktlich sein',
        book: null,
      })),
    }),
    ...Array.from({ length: Math.min(size, 40) }, (_, index) =>
      note({ kind: 'item-entered', item: 'i0', entry: entryId(index) }),
    ),
    note({ kind: 'champion-named', item: 'i0', champions: [entryId(1)] }),
    note({ kind: 'champion-named', item: 'i1', champions: [entryId(1), entryId(10 % size)] }),
  ],
};

const madeBy = (format: FormatCode, size: number): readonly ContestCommand[] => [
  {
    kind: 'make-contest',
    id: contestOf(format, size) as ContestId,
    format,
    rules: rulesOf[format],
    seed: 'frø',
    values: {
      ...emptyContestValues,
      name: 'Offene Vereinsmeisterschaft der Spielgemeinschaft Nord-Süd',
      leader: printedName(1),
      firstDay: `${seasonYear(size)}-01-01`,
      lastDay: `${seasonYear(size)}-12-31`,
      published: true,
    },
  },
  ...Array.from(
    { length: size },
    (_, index): ContestCommand => ({
      kind: 'enter-entry',
      entry: entryId(index) as never,
      values: { ...emptyEntryValues, name: printedName(index), born: String(1950 + (index % 60)) },
      rating: format === 'ladder' ? 2200 - 4 * index : null,
      day: '2026-01-02',
    }),
  ),
  ...happened[format](size),
];

/** Makes a competition of each format of so many. */
export async function keepContests({ contests }: Application, size: number): Promise<void> {
  for (const format of printedFormats) {
    for (const [basedOn, command] of madeBy(format, size).entries()) {
      const request = { basedOn, command, reason: '', confirmed: true };
      const done = await contests.execute(contestOf(format, size) as ContestId, request, actor);
      if (!done.ok) throw new Error(`${format}: ${JSON.stringify(done.error)}`);
    }
  }
  const skat = await contests.get(contestOf('skat', size) as ContestId);
  if (skat.ok && skatView(skat.value)?.current === null) throw new Error('no tables of Skat');
}
