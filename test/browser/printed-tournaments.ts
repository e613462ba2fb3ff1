import { type Command, makeSystem, type PlayerClass, type Settings } from '@rokade/tournament';
import {
  type Driver,
  playerId,
  run,
  settings,
  tournamentId,
  whiteWinsAll,
} from '../tournament/journal-driver.ts';
import { printedPlayer } from './printed-people.ts';

/** Who plays by what, and how many rounds are played and published. */
interface Field extends Pick<PrintedField, 'change' | 'numbered'> {
  readonly count: number;
}

const about: Partial<Settings> = {
  name: 'Skakklubbens åbne efterårsturnering',
  place: 'Aalborg',
  group: 'A',
  firstTable: 141,
};

function entered({ count, change, numbered }: Field): Driver {
  const created = run(null, {
    kind: 'create-tournament',
    id: tournamentId,
    settings: { ...settings, ...about, ...change },
  });
  const ids = Array.from({ length: count }, (_, index) => playerId(`p${index + 1}`));
  return run(
    created,
    {
      kind: 'enter-players',
      players: ids.map((id, index) => ({ id, details: printedPlayer(index) })),
    },
    { kind: 'set-draw-numbers', order: ids },
    { kind: 'fix-table', player: playerId('p2'), table: 212 },
    ...(numbered?.(count) ?? []),
  );
}

const nextRound = (driver: Driver): Driver =>
  run(driver, { kind: 'pair-round' }, { kind: 'publish-round' });

const list = { who: [], ties: null, besides: false };

const withPrizes = (driver: Driver): Driver =>
  run(driver, {
    kind: 'set-prizes',
    prizes: {
      visible: true,
      plan: {
        currency: 'DKK',
        year: 2026,
        perPlayer: 'all',
        roundTo: 1,
        decisions: [],
        ties: 'shared',
        lists: [
          {
            ...list,
            name: 'Præmier',
            prizes: [3000_00, 2000_00, 1000_00].map((money) => ({ money, honour: 'Pokal' })),
          },
        ],
      },
    },
  });

/** With a first round of which every game is played, and a second that is published. */
const printedTournament = (field: Field): Driver =>
  withPrizes(nextRound(whiteWinsAll(nextRound(entered(field)))));

/** Tournaments that lists are printed of: how many play in each, and how. */
interface PrintedField {
  readonly kinds: readonly string[];
  /** Those of them that take a sheet for a player or two: of the largest field in a sweep alone. */
  readonly sheetsEach?: readonly string[];
  readonly change: Partial<Settings>;
  /** What is done once so many have numbers. */
  readonly numbered?: (count: number) => readonly Command[];
  readonly sizes: readonly number[];
}

/** Puts a quarter of so many in each of the four classes of a championship. */
const giveClasses = (count: number): Command => ({
  kind: 'give-classes',
  rules: 'tempelhof-2018',
  of: 4,
  given: Array.from({ length: count }, (_, index): PlayerClass => {
    const to = Math.ceil((4 * (index + 1)) / count);
    return {
      player: playerId(`p${index + 1}`),
      class: to,
      own: to,
      code: 'championship.unrated',
      note: index % 9 === 1 ? 'Beschluss des Spielausschusses vom 1. September 2026' : '',
    };
  }),
});

const ofTable = { cycles: 1, withdrawals: 'tempelhof-2018', freeDates: true } as const;

/** Who of a field is printed: fewer than a sheet's worth, a club's evening, an open. */
const sizes = [3, 40, 240];

/**
 * Which lists are printed of which tournaments, but for certificates of norms, which titled players of
 * a file make. All against all and a cup are played by fewer.
 */
export const printedFields: readonly PrintedField[] = [
  {
    kinds: [
      ...['pairings', 'names', 'standings', 'crosstable', 'progress', 'workings', 'players'],
      ...['check-in', 'signatures', 'open', 'cards', 'slips', 'codes', 'badges', 'prizes'],
      ...['scoresheets', 'times', 'envelopes', 'incidents'],
      ...['receipts', 'diplomas', 'rating', 'statistics', 'arbiter-report', 'emergency', 'about'],
      'fide-forms',
    ],
    sheetsEach: [
      'fide-forms',
      'workings',
      'cards',
      'codes',
      'badges',
      'diplomas',
      'emergency',
      'scoresheets',
    ],
    change: { phoneReports: 'by-both', playerAsks: 'day-before', tieBreaks: ['DSU-AK', 'DSU-SB'] },
    sizes,
  },
  { kinds: ['bracket'], change: { system: makeSystem('cup') }, sizes: [3, 16] },
  {
    kinds: ['seats', 'schedule', 'crosstable', 'open'],
    change: { system: { code: 'rutsch', edition: 'tempelhof-2018', ...ofTable } },
    sizes: [3, 16, 24],
  },
  {
    kinds: ['teams', 'pairings'],
    change: {
      system: { code: 'olympiad', edition: 'dsu-2002', teams: 4, order: 'match-points' },
      roundsPlanned: 3,
    },
    sizes: [8, 40],
  },
  {
    kinds: ['classes', 'standings', 'diplomas'],
    sheetsEach: ['diplomas'],
    change: { system: makeSystem('tempelhof', { firstRound: 'rating-halves' }), roundsPlanned: 11 },
    numbered: (count) => [giveClasses(count), { kind: 'publish-targets' }],
    sizes: [4, 40, 240],
  },
];

/** The tournaments of a field, one of each size. */
export const tournamentsOf = ({ sizes: counts, ...field }: PrintedField): readonly Driver[] =>
  counts.map((count) => printedTournament({ ...field, count }));
