import { type ClassEntrant, isJunior, isVeteran } from './class-entrant.ts';
import type {
  ChoosableClass,
  ClassPlay,
  ClassRules,
  ClassTime,
  OrderedClass,
} from './class-rules.ts';
import type { ClassReason } from './reason-codes.ts';
import { rightsEarned } from './rights-earned.ts';

const masterFrom = 1900;
const juniorFrom = 2000;
const isRatedFrom = ({ rating }: ClassEntrant, least: number): boolean => (rating ?? 0) >= least;

/** @article DSU 2002 4.2 §36: ten players by five steps; equals for the last place by rated games */
const national: OrderedClass = {
  code: 'national',
  article: '§36',
  least: 10,
  most: 10,
  byGames: true,
  filler: null,
  criteria: [
    { code: 'classes.national-winner', article: '§36.1', right: 'national-winner' },
    { code: 'classes.candidate-winner', article: '§36.2', right: 'candidate-winner' },
    { code: 'classes.rated-from', article: '§36.3', least: 2450 },
    {
      code: 'classes.candidate-result',
      article: '§36.4',
      isMet: ({ candidateResult }) => candidateResult,
    },
    { code: 'classes.next-master', article: '§36.5', least: masterFrom },
  ],
};

/** @article DSU 2002 4.2 §37: 8 to 64 players by seven steps, the last of which fills up and makes even */
const candidate: OrderedClass = {
  code: 'candidate',
  article: '§37',
  least: 8,
  most: 64,
  byGames: false,
  criteria: [
    { code: 'classes.national-player', article: '§37.1', right: 'national-player' },
    { code: 'classes.junior-champion', article: '§37.2', right: 'junior-champion' },
    {
      code: 'classes.junior',
      article: '§37.3',
      most: 8,
      isMet: (one, firstDay) => isRatedFrom(one, juniorFrom) && isJunior(one, firstDay),
    },
    { code: 'classes.group-winner', article: '§37.4', right: 'group-winner' },
    {
      code: 'classes.candidate-result',
      article: '§37.5',
      isMet: ({ candidateResult }) => candidateResult,
    },
    { code: 'classes.rated-from', article: '§37.6', least: 2300 },
  ],
  filler: { article: '§37.7', below: 2300 },
};

/** @article DSU 2002 4.2 §34, §40, §41: women and veterans may always choose their class */
const choosable: readonly ChoosableClass[] = [
  { code: 'women', article: '§40', isOpenTo: ({ sex }) => sex === 'w' },
  { code: 'veterans', article: '§41', isOpenTo: isVeteran },
];

const allPlayAll = (article: string, count: number): readonly ClassReason[] => [
  { code: 'classes.all-play-all', article, facts: { count, rounds: Math.max(0, count - 1) } },
];

/** One sits out in each round if their number is odd. */
const roundsOfAll = (count: number): number => Math.max(1, count - 1 + (count % 2));

const nationalPlay: ClassPlay = {
  term: 'Landsholdsklassen',
  article: '§36',
  says: (count) => allPlayAll('§36', count),
  rounds: roundsOfAll,
  allPlayAll: () => true,
};

const candidatePlay: ClassPlay = {
  term: 'Kandidatklassen',
  article: '§37',
  says: () => [{ code: 'classes.system', article: '§37', facts: { rounds: 7 } }],
  rounds: () => 7,
  allPlayAll: () => false,
};

const eight = 8;

/** @article DSU 2002 4.2 §40: over eight by a system of §42, eight all-play-all, fewer as FU says */
const womensPlay: ClassPlay = {
  term: 'Kvindeklassen',
  article: '§40',
  says(count) {
    if (count === eight) return allPlayAll('§40', count);
    return count > eight
      ? [{ code: 'classes.system-any', article: '§40', facts: {} }]
      : [{ code: 'classes.organisers-decide', article: '§40', facts: { count } }];
  },
  rounds: (count) => (count === eight ? roundsOfAll(count) : null),
  allPlayAll: (count) => count === eight,
};

const veteranRounds = 5;

/** @article DSU 2002 4.2 §41: at most five rounds, played as FU says */
const veteransPlay: ClassPlay = {
  term: 'Veteranklassen',
  article: '§41',
  says: () => [{ code: 'classes.rounds-at-most', article: '§41', facts: { most: veteranRounds } }],
  rounds: () => veteranRounds,
  allPlayAll: () => false,
};

/** @article DSU 2002 4.2 §35: seven hours of play, or six; time saved is kept */
const sevenHours: ClassTime = {
  hours: 7,
  stages: [
    { moves: 40, minutes: 120 },
    { moves: 20, minutes: 60 },
    { moves: null, minutes: 30 },
  ],
  incrementSeconds: 0,
};
const sixHours: ClassTime = {
  hours: 6,
  stages: [
    { moves: 40, minutes: 120 },
    { moves: null, minutes: 60 },
  ],
  incrementSeconds: 0,
};

/**
 * The classes of the federation's championship at Easter.
 *
 * @article DSU 2002 4.2 §34, §38, §39
 */
export const classes2002: ClassRules = {
  code: 'dsu-2002',
  regulation: 'DSU 2002',
  federation: 'DEN',
  from: null,
  to: null,
  article: '§34',
  choosable,
  ordered: [national, candidate],
  byRating: { masterFrom, articles: { master: '§38', basic: '§39' } },
  play: {
    national: nationalPlay,
    candidate: candidatePlay,
    women: womensPlay,
    veterans: veteransPlay,
  },
  times: {
    article: '§35',
    of: {
      national: sevenHours,
      candidate: sevenHours,
      master: sevenHours,
      women: sevenHours,
      basic: sixHours,
      veterans: sixHours,
    },
  },
  rightsEarned,
};
