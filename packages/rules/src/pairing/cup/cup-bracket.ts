import type { PlayerNo } from '../../kernel/round-record.ts';
import {
  type CourseRound,
  type CupRoundName,
  type CupStage,
  courseOf,
  cupRoundName,
} from './cup-course.ts';
import type { CupGame, CupMatch, CupOutcome } from './cup-match.ts';
import type { CupRequest } from './cup-request.ts';
import { positionOf } from './next-games.ts';

/** A side of a match in the bracket: a player, the winner of an earlier match, or nobody. */
export type CupSide =
  | { readonly kind: 'player'; readonly no: PlayerNo }
  /** `match` counts the matches of the round before, from 1. */
  | { readonly kind: 'winner-of'; readonly match: number }
  | { readonly kind: 'nobody' };

/** A match in the bracket, begun or not. */
export interface BracketMatch {
  /** From 1, from the top of the round. */
  readonly number: number;
  readonly sides: readonly [upper: CupSide, lower: CupSide];
  readonly games: readonly CupGame[];
  readonly outcome: CupOutcome;
}

/** A round of the bracket, played or to come. */
export interface BracketRound {
  /** 0 is the preliminary round. */
  readonly bracketRound: number;
  readonly name: CupRoundName;
  readonly matches: readonly BracketMatch[];
}

/** A whole cup, from the preliminary round to the final. */
export interface CupBracket {
  /** The players drawn, by ascending number. */
  readonly entrants: readonly PlayerNo[];
  readonly rounds: readonly BracketRound[];
  /** The stage of each round of the tournament; index 0 is round 1. */
  readonly stages: readonly CupStage[];
  /** The outcome of the final, and so of the cup. */
  readonly outcome: CupOutcome;
}

const sideOf = (no: PlayerNo | null): CupSide =>
  no === null ? { kind: 'nobody' } : { kind: 'player', no };

function reachedRound({ bracketRound, matches }: CourseRound): BracketRound {
  return {
    bracketRound,
    name: cupRoundName(bracketRound, matches.length),
    matches: matches.map(({ lines, games, outcome }: CupMatch, index) => ({
      number: index + 1,
      sides: [sideOf(lines[0]), sideOf(lines[1])],
      games,
      outcome,
    })),
  };
}

function sideFrom(match: BracketMatch | undefined): CupSide {
  if (match === undefined || match.outcome.kind === 'nobody') return { kind: 'nobody' };
  return match.outcome.kind === 'won'
    ? { kind: 'player', no: match.outcome.winner }
    : { kind: 'winner-of', match: match.number };
}

/** The rounds after an undecided one, up to the final. */
function roundsToCome({ bracketRound, matches }: BracketRound): readonly BracketRound[] {
  if (matches.length <= 1) return [];
  const count = Math.ceil(matches.length / 2);
  const next: BracketRound = {
    bracketRound: bracketRound + 1,
    name: cupRoundName(bracketRound + 1, count),
    matches: Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      sides: [sideFrom(matches[2 * index]), sideFrom(matches[2 * index + 1])],
      games: [],
      outcome: { kind: 'open' },
    })),
  };
  return [next, ...roundsToCome(next)];
}

/**
 * The bracket of a cup before the requested round: every match with its players, its games, its winner
 * and how it was decided, and the matches to come.
 *
 * @article Tempelhof 2018 III.C
 */
export function cupBracket(request: CupRequest): CupBracket {
  const course = courseOf(request);
  const reached = positionOf(course).rounds.map(reachedRound);
  const rounds = [...reached, ...reached.slice(-1).flatMap(roundsToCome)];
  const final = rounds.at(-1)?.matches[0];
  return {
    entrants: course.entrants,
    rounds,
    stages: course.stages,
    outcome: final?.outcome ?? { kind: 'open' },
  };
}
