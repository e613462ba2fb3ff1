import type { PlayerNo } from '../../kernel/round-record.ts';
import { entrantsOf, hasBye, isSeated } from '../knock-out.ts';
import { type CupMatch, matchBetween, playersOf, winnerOf } from './cup-match.ts';
import type { CupRequest } from './cup-request.ts';
import { byeReceivers, firstLines, type Met, meetings } from './first-lot.ts';
import { type CupStep, stepOf } from './game-sequence.ts';
import { afterRound, type CupField, metIn, recordIn } from './match-records.ts';

/** The name of a round of the bracket. */
export type CupRoundName = 'preliminary' | 'main' | 'quarter-final' | 'semi-final' | 'final';

/** The stage of a round of the tournament in the cup. */
export interface CupStage {
  /** 0 is the preliminary round, 1 the first round of the cup. */
  readonly bracketRound: number;
  readonly name: CupRoundName;
  /** The number of the matches' game, from 1; after the last game comes the lot. */
  readonly game: number;
  readonly kind: CupStep;
}

/** A round of the bracket, with everything played in it so far. */
export interface CourseRound {
  readonly bracketRound: number;
  /** All matches, byes too, from the top of the bracket. */
  readonly matches: readonly CupMatch[];
  /** Whether a round of the tournament has been paired for it. */
  readonly started: boolean;
}

/** A cup after the rounds that were paired. */
export interface CupCourse {
  readonly field: CupField;
  /** The players drawn, by ascending number. */
  readonly entrants: readonly PlayerNo[];
  /** The rounds of the bracket, at least one; the last is in progress or to be paired. */
  readonly rounds: readonly [CourseRound, ...CourseRound[]];
  /** The stage of each round of the tournament; index 0 is round 1. */
  readonly stages: readonly CupStage[];
}

/** Whether a bracket round is the final: it has at most one match. */
export const isFinal = ({ matches }: CourseRound): boolean => matches.length <= 1;

const isOpen = ({ outcome }: CupMatch): boolean => outcome.kind === 'open';

const lastRounds: Readonly<Record<number, CupRoundName>> = {
  1: 'final',
  2: 'semi-final',
  4: 'quarter-final',
};

/** The name of a bracket round with a number of matches, including byes. */
export const cupRoundName = (bracketRound: number, matches: number): CupRoundName =>
  bracketRound === 0 ? 'preliminary' : (lastRounds[matches] ?? 'main');

/** The next stage of a bracket round: the next game of the open match with the fewest games. */
export function stageOf(round: CourseRound): CupStage {
  const open = round.matches.filter(isOpen);
  const least = Math.min(...(open.length > 0 ? open : round.matches).map((m) => m.games.length));
  const { bracketRound, matches } = round;
  const name = cupRoundName(bracketRound, matches.length);
  return { bracketRound, name, game: least + 1, kind: stepOf(least + 1, isFinal(round)) };
}

/** Whether a round of the tournament continues the matches of a bracket round. */
function goesOn({ field, entrants }: CupCourse, index: number, round: CourseRound): boolean {
  if (isFinal(round) || !round.started) return true;
  const isInMatch = (no: PlayerNo, opponent: PlayerNo): boolean =>
    round.matches.some((match) => [no, opponent].every((each) => playersOf(match).includes(each)));
  const open = round.matches.filter(isOpen).flatMap(playersOf);
  const seated = entrants.filter((no) => isSeated(recordIn(field, no, index)));
  const atBoards = seated.filter((no) => metIn(field, no, index) !== undefined);
  return atBoards.length > 0
    ? atBoards.every((no) => isInMatch(no, metIn(field, no, index) ?? no))
    : seated.every((no) => open.includes(no));
}

/** A bracket round at its end: an open match is won by the player who goes on, or by nobody. */
function closed(round: CourseRound, isGoingOn: (no: PlayerNo) => boolean): CourseRound {
  const matches = round.matches.map((match): CupMatch => {
    if (!isOpen(match)) return match;
    const winner = playersOf(match).find(isGoingOn);
    return {
      ...match,
      outcome: winner === undefined ? { kind: 'nobody' } : { kind: 'won', winner, by: 'went-on' },
    };
  });
  return { ...round, matches };
}

/**
 * The bracket rounds after a decided one, up to the first with a match of two players or to the final:
 * a round of byes alone is not played.
 */
export function roundsAfter(round: CourseRound, met: Met): readonly CourseRound[] {
  if (isFinal(round)) return [];
  const lines = round.matches.map(winnerOf);
  const roundOf = (as: Met): CourseRound => ({
    bracketRound: round.bracketRound + 1,
    matches: meetings(lines, as).map(matchBetween),
    started: false,
  });
  const drawn = roundOf(() => undefined);
  if (drawn.matches.some(isOpen) || isFinal(drawn)) return [roundOf(met)];
  return [drawn, ...roundsAfter(drawn, met)];
}

function firstRound(
  request: CupRequest,
  field: CupField,
  entrants: readonly PlayerNo[],
): CourseRound {
  const byes =
    request.roundNumber === 1
      ? byeReceivers(entrants, request.byes ?? [])
      : new Set(entrants.filter((no) => hasBye(recordIn(field, no, 0))));
  const lines = firstLines(entrants, byes, (no) => metIn(field, no, 0));
  return { bracketRound: byes.size > 0 ? 0 : 1, matches: lines.map(matchBetween), started: false };
}

/** The course after the tournament's round with this index. */
function withRound(course: CupCourse, index: number): CupCourse {
  const { field, rounds, stages } = course;
  const [first, ...rest] = rounds;
  const newest = rest.at(-1) ?? first;
  const isSeatedNow = (no: PlayerNo): boolean => isSeated(recordIn(field, no, index));
  const done = goesOn(course, index, newest) ? newest : closed(newest, isSeatedNow);
  const following = done === newest ? [] : roundsAfter(done, (no) => metIn(field, no, index));
  const current = following.at(-1) ?? newest;
  const played: CourseRound = {
    ...current,
    started: true,
    matches: current.matches.map((match) =>
      afterRound(field, match, { index, isFinal: isFinal(current) }),
    ),
  };
  const replaced = current === newest ? [played] : [done, ...following.slice(0, -1), played];
  const [start = played, ...others] = [...[first, ...rest].slice(0, -1), ...replaced];
  return { ...course, rounds: [start, ...others], stages: [...stages, stageOf(current)] };
}

/**
 * The course of a cup, from the records of its rounds only. The bracket is drawn once, by the numbers,
 * before round 1; later rounds follow its lines. A round of the tournament is a set of games played
 * together: the first games of a bracket round, or the next games of its undecided matches. If the
 * arbiter paired differently, the games played count.
 *
 * @article Tempelhof 2018 III.C.1–3
 */
export function courseOf(request: CupRequest): CupCourse {
  const field: CupField = new Map(request.players.map((player) => [player.no, player]));
  const entrants = entrantsOf(request);
  const rounds = [firstRound(request, field, entrants)] as const;
  const start: CupCourse = { field, entrants, rounds, stages: [] };
  const indices = Array.from({ length: request.roundNumber - 1 }, (_, index) => index);
  return indices.reduce(withRound, start);
}
