import { makeSystem, nothingKnown, type PlayerDetails, type Settings } from '@rokade/tournament';
import {
  type Driver,
  playerId,
  run,
  settings,
  tournamentId,
  whiteWinsAll,
} from '../tournament/journal-driver.ts';

const surnames = ['Møller', 'Krüger', 'van der Sterren', 'Ærø', 'Ng', 'Szczepańska-Wójcik'];
const firstNames = ['Bo', 'Anna-Sofie', 'Jens', 'Xi', 'Maximilian Friedrich', 'Åse'];
const clubs = ['Aalborg', 'Schachklub Tempelhof 1931 e. V. Berlin', '', 'Nørrebro'];
const titles = ['', 'GM', '', 'WFM', '', ''];

/** A name as long as the longest that has been seen: 88 letters, with and without a place to break. */
const longNames = [
  'Constantinopolitanidis-Papadimitrakopoulou, Maria Alexandra Theodora Konstantina Eleni X',
  'Raghunathan-Venkatasubramaniam-Krishnamoorthysubrahmanyasastri, Sivaramakrishnavenkatesh',
];

/** Two letters that no other player has. */
const lettersOf = (index: number): string =>
  String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26));

function nameOf(index: number): string {
  const long = longNames[Math.floor(index / 9) % 2] ?? '';
  if (index % 9 === 1) return `${long.slice(0, -2)}${lettersOf(index)}`;
  return `${surnames[index % 6]}, ${firstNames[Math.floor(index / 6) % 6]} ${lettersOf(index)}.`;
}

/** Every ninth has a long name; what a player has else goes round in steps of its own. */
function detailsOf(index: number): PlayerDetails {
  return {
    ...nothingKnown,
    name: nameOf(index),
    title: titles[index % 6] ?? '',
    club: clubs[index % 4] ?? '',
    federation: index % 5 === 0 ? 'GER' : 'DEN',
    rating: index % 7 === 6 ? null : 2450 - 5 * index,
    birthDate: String(1950 + (index % 60)),
  };
}

/** Who plays by what, and how many rounds are played and published. */
interface Field {
  readonly count: number;
  readonly change: Partial<Settings>;
}

const about: Partial<Settings> = {
  name: 'Skakklubbens åbne efterårsturnering',
  place: 'Aalborg',
  group: 'A',
  firstTable: 141,
};

function entered({ count, change }: Field): Driver {
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
      players: ids.map((id, index) => ({ id, details: detailsOf(index) })),
    },
    { kind: 'set-draw-numbers', order: ids },
    { kind: 'fix-table', player: playerId('p2'), table: 212 },
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
  readonly sizes: readonly number[];
}

const ofTable = { cycles: 1, withdrawals: 'tempelhof-2018', freeDates: true } as const;

/** Who of a field is printed: fewer than a sheet's worth, a club's evening, an open. */
const sizes = [3, 40, 240];

/**
 * Which lists are printed of which tournaments; a list of norms has a test of its own. All against all
 * and a cup are played by fewer.
 */
export const printedFields: readonly PrintedField[] = [
  {
    kinds: [
      ...['pairings', 'names', 'standings', 'crosstable', 'progress', 'workings', 'players'],
      ...['check-in', 'signatures', 'open', 'cards', 'slips', 'codes', 'badges', 'prizes'],
      ...['receipts', 'diplomas', 'rating', 'statistics', 'arbiter-report', 'emergency', 'about'],
    ],
    sheetsEach: ['workings', 'cards', 'codes', 'badges', 'diplomas', 'emergency'],
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
];

/** The tournaments of a field, one of each size. */
export const tournamentsOf = ({ change, sizes: counts }: PrintedField): readonly Driver[] =>
  counts.map((count) => printedTournament({ count, change }));
