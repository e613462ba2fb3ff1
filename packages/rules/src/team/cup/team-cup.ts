import type { HalfPoints } from '../../kernel/half-points.ts';
import { type BoardResult, matchResult } from '../team-match.ts';

/**
 * What decides a match of a cup, in the order a league lists them: match points of all its legs, board
 * points, the Berlin count, the lowest board taken off (and the next, until there is a difference), lots.
 */
export const teamCupDeciders = [
  'match-points',
  'board-points',
  'berlin',
  'bottom-board-off',
  'lots',
] as const;

export type TeamCupDecider = (typeof teamCupDeciders)[number];

/**
 * A leg from the first team's side, board 1 first. One that was settled by its score alone has `score`, the
 * half-points of both: nothing that looks at boards then decides the match.
 */
export interface TeamCupLeg {
  readonly boards: readonly BoardResult[];
  readonly score?: readonly [HalfPoints, HalfPoints];
}

/** A match of a cup between two teams. */
export interface TeamCupMatch {
  readonly teams: readonly [string, string];
  readonly legs: readonly TeamCupLeg[];
  readonly boards: number;
  readonly deciders: readonly TeamCupDecider[];
  /** Who won the lots, if they were drawn. */
  readonly lot: string | null;
}

/** One decider with what both teams have: match points, or halves; `boards` are those still looked at. */
export interface TeamCupStep {
  readonly by: TeamCupDecider;
  readonly points: readonly [number, number];
  readonly boards?: number;
}

/** How a match was decided; `lots-needed` and `undecided`: not yet. */
export type TeamCupOutcome = { readonly steps: readonly TeamCupStep[] } & (
  | { readonly kind: 'won'; readonly winner: string; readonly by: TeamCupDecider }
  | { readonly kind: 'lots-needed' | 'undecided' | 'not-played' }
);

type Sides = readonly [number, number];

const add = ([a, b]: Sides, [c, d]: Sides): Sides => [a + c, b + d];

const zero: Sides = [0, 0];

/** Whether every leg says what happened at its boards. */
const hasBoards = ({ legs }: TeamCupMatch): boolean =>
  legs.every(({ score }) => score === undefined);

/** Both teams' sums over all legs, with the boards from 1 to `upTo`. */
function sumsOf({ legs, boards }: TeamCupMatch, upTo: number) {
  const results = legs.map(({ boards: all, score }) => {
    const result = matchResult(
      { round: 1, home: '', away: '', boards: all.slice(0, upTo) },
      boards,
    );
    return score === undefined ? result : { ...result, gp: score, isPlayed: true };
  });
  return {
    boardPoints: results.map(({ gp }) => gp).reduce(add, zero),
    berlin: results.map(({ berlin }) => berlin).reduce(add, zero),
    matchPoints: results
      .map(({ gp: [own, other] }): Sides => {
        const own2 = 1 + Math.sign(own - other);
        return [own2, 2 - own2];
      })
      .reduce(add, zero),
    isPlayed: results.every(({ isPlayed }) => isPlayed),
  };
}

/** The steps of one decider: for the lowest board as many as are needed. */
const stepsBy: Readonly<Record<TeamCupDecider, (match: TeamCupMatch) => readonly TeamCupStep[]>> = {
  'match-points': (match) => [
    { by: 'match-points', points: sumsOf(match, match.boards).matchPoints },
  ],
  'board-points': (match) => [
    { by: 'board-points', points: sumsOf(match, match.boards).boardPoints },
  ],
  berlin: (match) =>
    hasBoards(match) ? [{ by: 'berlin', points: sumsOf(match, match.boards).berlin }] : [],
  'bottom-board-off': (match) => {
    if (!hasBoards(match)) return [];
    return Array.from({ length: match.boards - 1 }, (_, off) => {
      const boards = match.boards - 1 - off;
      return { by: 'bottom-board-off', points: sumsOf(match, boards).boardPoints, boards };
    });
  },
  lots: ({ lot, teams }) => {
    if (lot === null) return [];
    return [{ by: 'lots', points: lot === teams[0] ? [1, 0] : [0, 1] }];
  },
};

/**
 * Who goes on: the first decider of the league's list in which the teams differ. Every step up to it is
 * told, so that a captain can add it up.
 *
 * @article Tempelhof 2018 IV.4d
 */
export function teamCupOutcome(match: TeamCupMatch): TeamCupOutcome {
  if (match.legs.length === 0 || !sumsOf(match, match.boards).isPlayed) {
    return { kind: 'not-played', steps: [] };
  }
  const steps: TeamCupStep[] = [];
  for (const step of match.deciders.flatMap((by) => stepsBy[by](match))) {
    steps.push(step);
    const [first, second] = step.points;
    if (first === second) continue;
    const winner = match.teams[first > second ? 0 : 1];
    return { kind: 'won', winner, by: step.by, steps };
  }
  const kind = match.deciders.includes('lots') ? 'lots-needed' : 'undecided';
  return { kind, steps };
}
