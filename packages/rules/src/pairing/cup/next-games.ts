import type { PlayerNo } from '../../kernel/round-record.ts';
import {
  type CourseRound,
  type CupCourse,
  type CupStage,
  isFinal,
  roundsAfter,
  stageOf,
} from './cup-course.ts';
import { type CupMatch, playersOf, winnerOf } from './cup-match.ts';
import { stepOf } from './game-sequence.ts';

/** A cup's present state: the rounds played, and what is next. */
export interface CupPosition {
  /** All rounds of the bracket so far, including the next one. */
  readonly rounds: readonly CourseRound[];
  /** null when the cup is over. */
  readonly next: NextGames | null;
}

/** The matches that the tournament's next round must continue. */
export interface NextGames {
  readonly stage: CupStage;
  readonly round: CourseRound;
  /** Whether it is the round drawn by lot. */
  readonly isFirstRound: boolean;
  /** Both players are present, and a game is due. */
  readonly games: readonly CupMatch[];
  /** Both players are present, and the lot is due. */
  readonly lots: readonly CupMatch[];
  /** Both players are present, and their last game is unfinished. */
  readonly unfinished: readonly CupMatch[];
  /** Players who are present without an opponent. */
  readonly alone: readonly { readonly no: PlayerNo; readonly match: CupMatch }[];
}

function isUnfinished({ games }: CupMatch): boolean {
  const last = games.at(-1);
  return last !== undefined && last.halfPoints === null;
}

type Presence = (no: PlayerNo) => boolean;

function gamesOf(
  rounds: readonly CourseRound[],
  round: CourseRound,
  isPresent: Presence,
): NextGames {
  const open = round.matches.filter(({ outcome }) => outcome.kind === 'open');
  const both = open.filter((match) => playersOf(match).every(isPresent));
  const byes = round.started ? [] : round.matches.filter((match) => winnerOf(match) !== null);
  const due = both.filter((match) => !isUnfinished(match));
  const isLot = ({ games }: CupMatch): boolean =>
    stepOf(games.length + 1, isFinal(round)) === 'lot';
  return {
    stage: stageOf(round),
    round,
    isFirstRound: rounds.length === 1,
    games: due.filter((match) => !isLot(match)),
    lots: due.filter(isLot),
    unfinished: both.filter(isUnfinished),
    alone: [...open.filter((match) => !both.includes(match)), ...byes].flatMap((match) =>
      playersOf(match)
        .filter(isPresent)
        .map((no) => ({ no, match })),
    ),
  };
}

/**
 * The state of a cup before its next round. A match with both players absent has no winner, and their
 * next opponent has a bye.
 *
 * @article Tempelhof 2018 III.C.3
 */
export function positionOf(course: CupCourse): CupPosition {
  const isPresent: Presence = (no) => course.field.get(no)?.availability.kind === 'present';
  const hasSomebody = (match: CupMatch): boolean => playersOf(match).some(isPresent);
  const rounds: CourseRound[] = [...course.rounds];
  for (let round = rounds.pop(); round !== undefined; round = rounds.pop()) {
    const matches = round.matches.map((match) =>
      match.outcome.kind === 'open' && !hasSomebody(match)
        ? { ...match, outcome: { kind: 'nobody' as const } }
        : match,
    );
    const here: CourseRound = { ...round, matches };
    const isOver = matches.every(({ outcome }) => outcome.kind !== 'open');
    rounds.push(here);
    if (!isOver) return { rounds, next: gamesOf(rounds, here, isPresent) };
    if (isFinal(here)) break;
    rounds.push(...roundsAfter(here, () => undefined));
  }
  return { rounds, next: null };
}
