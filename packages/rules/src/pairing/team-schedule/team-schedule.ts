import { at } from '../../kernel/at.ts';
import { type ScheduleTable, scheduleOf } from '../round-robin/schedule.ts';
import {
  type ScheduledMatch,
  type ScheduledTeam,
  type ScheduleWish,
  type WishOutcome,
  wishCost,
  wishOutcome,
} from './schedule-wish.ts';

/** A division to be scheduled; `teams` in the order of their lots. */
export interface TeamScheduleRequest {
  readonly teams: readonly ScheduledTeam[];
  readonly table: ScheduleTable;
  /** Whether everybody meets everybody at home and away. */
  readonly double: boolean;
  readonly wishes: readonly ScheduleWish[];
}

/** A schedule with the number of each team in the table, and what became of the wishes. */
export interface TeamSchedule {
  /** The teams by number in the table, the first being number 1. */
  readonly numbers: readonly ScheduledTeam[];
  readonly matches: readonly ScheduledMatch[];
  /** Who has no match in a round. */
  readonly free: readonly { readonly round: number; readonly team: ScheduledTeam }[];
  readonly wishes: readonly WishOutcome[];
}

/** Up to so many teams all numberings are tried. */
const allTried = 7;

/** So often a numbering is turned on and improved where there are too many to try all. */
const turns = 24;

type Numbers = readonly ScheduledTeam[];

function* permutations(teams: Numbers): Generator<Numbers> {
  if (teams.length < 2) {
    yield teams;
    return;
  }
  for (const [index, team] of teams.entries()) {
    for (const rest of permutations(teams.toSpliced(index, 1))) yield [team, ...rest];
  }
}

const exchanged = (numbers: Numbers, one: number, other: number): Numbers =>
  numbers.map((team, index) => {
    if (index === one) return at(numbers, other);
    return index === other ? at(numbers, one) : team;
  });

interface Costed {
  readonly numbers: Numbers;
  readonly cost: number;
}

type CostOf = (numbers: Numbers) => number;

/** The cheapest of some numberings, the first of equal ones. */
function cheapest(all: Iterable<Numbers>, costOf: CostOf): Costed | null {
  let best: Costed | null = null;
  for (const numbers of all) {
    const cost = costOf(numbers);
    if (best === null || cost < best.cost) best = { numbers, cost };
    if (cost === 0) break;
  }
  return best;
}

function* exchanges(numbers: Numbers): Generator<Numbers> {
  for (let one = 0; one < numbers.length; one++) {
    for (let other = one + 1; other < numbers.length; other++) yield exchanged(numbers, one, other);
  }
}

/** Exchanges of two numbers as long as one of them costs less. */
function improved(start: Numbers, costOf: CostOf): Costed {
  let best: Costed = { numbers: start, cost: costOf(start) };
  while (best.cost > 0) {
    const next = cheapest(exchanges(best.numbers), costOf);
    if (next === null || next.cost >= best.cost) return best;
    best = next;
  }
  return best;
}

/** The order of the lots, turned on by one more place each time. */
const turned = (teams: Numbers, by: number): Numbers => [
  ...teams.slice(by % teams.length),
  ...teams.slice(0, by % teams.length),
];

function bestNumbers(teams: Numbers, costOf: CostOf): Numbers {
  if (teams.length <= allTried) return cheapest(permutations(teams), costOf)?.numbers ?? teams;
  let best = improved(teams, costOf);
  for (let turn = 1; turn < Math.min(turns, teams.length) && best.cost > 0; turn++) {
    const next = improved(turned(teams, turn), costOf);
    if (next.cost < best.cost) best = next;
  }
  return best.numbers;
}

/**
 * A schedule by a table, the team with White in the table being at home. The lots give the numbers; where
 * wishes stand against that, numbers are exchanged until as little weight as possible is: all numberings
 * are tried for up to seven teams, and for more from several beginnings as long as an exchange helps. The
 * same request gives the same schedule.
 *
 * @article FIDE 2012 annex 1
 */
export function scheduleTeams({ teams, table, double, wishes }: TeamScheduleRequest): TeamSchedule {
  const rounds = scheduleOf(table, teams.length, double);
  const matchesWith = (numbers: Numbers): readonly ScheduledMatch[] =>
    rounds.flatMap(({ round, pairings }) =>
      pairings.map(({ white, black }) => ({
        round,
        home: at(numbers, white - 1),
        away: at(numbers, black - 1),
      })),
    );
  const numbers = bestNumbers(teams, (each) => wishCost(wishes, matchesWith(each)));
  const matches = matchesWith(numbers);
  return {
    numbers,
    matches,
    free: rounds.flatMap(({ round, bye }) =>
      bye === null ? [] : [{ round, team: at(numbers, bye - 1) }],
    ),
    wishes: wishes.map((wish) => wishOutcome(wish, matches)),
  };
}
