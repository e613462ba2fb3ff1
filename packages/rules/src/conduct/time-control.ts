import { type Reason, reason } from '../kernel/reason.ts';
import type { ThinkingTime } from '../kernel/thinking-time.ts';

/** Every code of the check of time controls. */
export const timeControlReasonCodes = [
  'conduct.time-too-short',
  'conduct.time-session-too-short',
  'conduct.time-moves-per-hour',
  'conduct.time-last-stage',
] as const;

export type TimeControlReason = Reason<(typeof timeControlReasonCodes)[number]>;

const shortestMinutes = 120;
const shortestSessionMinutes = 240;
const fewestMovesPerHour = 16;
const mostMovesPerHour = 23;
const shortestLastStage = 15;
const longestLastStage = 60;
/** The assumed number of moves of a game where its kind depends on it. */
const movesOfGame = 60;
/** FIDE's two time controls that may be used instead of the normal one. */
const fideTimes: readonly ThinkingTime[] = [
  {
    stages: [
      { moves: 40, minutes: 75 },
      { moves: null, minutes: 15 },
    ],
    incrementSeconds: 30,
  },
  { stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 },
];

function isSameTime(a: ThinkingTime, b: ThinkingTime): boolean {
  return (
    a.incrementSeconds === b.incrementSeconds &&
    a.stages.length === b.stages.length &&
    a.stages.every(({ moves, minutes }, index) => {
      const other = b.stages[index];
      return moves === other?.moves && minutes === other.minutes;
    })
  );
}

/** The minutes each player has for the whole game, increments counted for 60 moves. */
export function minutesForGame({ stages, incrementSeconds }: ThinkingTime): number {
  const base = stages.reduce((sum, { minutes }) => sum + minutes, 0);
  return base + (incrementSeconds * movesOfGame) / 60;
}

/** FIDE's time controls have this many minutes, and this many seconds a move. */
const fideMinutes = 90;
const fideIncrement = 30;

/**
 * At least two hours for each player, so four hours of play in all. They are two hours on the clock: a
 * short game gains little from an increment, and §12 has increments only in FIDE's time controls. A
 * time control as long as those is not too short. See docs/adr/0027-times-of-rounds.md.
 *
 * @article DSU 2002 §12a, §12b, §13a
 */
function checkLength({ stages, incrementSeconds }: ThinkingTime): readonly TimeControlReason[] {
  const minutes = stages.reduce((sum, stage) => sum + stage.minutes, 0);
  if (minutes >= fideMinutes && incrementSeconds >= fideIncrement) return [];
  const facts = { minutes, least: shortestMinutes };
  const inAll = { minutes: 2 * minutes, least: shortestSessionMinutes };
  return [
    ...(minutes < facts.least ? [reason('conduct.time-too-short', '§12a', facts)] : []),
    ...(inAll.minutes < inAll.least
      ? [reason('conduct.time-session-too-short', '§13a', inAll)]
      : []),
  ];
}

/** A time control within the game: the moves up to it, the minutes with increments, and the moves per hour. */
interface Pace {
  readonly moves: number;
  readonly minutes: number;
  readonly perHour: number;
}

/** The time controls before the end of the game, averaged from its beginning. */
function pacesOf({ stages, incrementSeconds }: ThinkingTime): readonly Pace[] {
  let moves = 0;
  let onClock = 0;
  return stages.flatMap((stage): readonly Pace[] => {
    if (stage.moves === null) return [];
    moves += stage.moves;
    onClock += stage.minutes;
    const minutes = onClock + (incrementSeconds * moves) / 60;
    return [{ moves, minutes, perHour: (60 * moves) / minutes }];
  });
}

/** The measures of a time control that conditions refer to. */
export interface TimeMeasures {
  readonly minutes: number;
  /** Moves up to the first control; null: there is none before the end. */
  readonly firstControl: number | null;
  /** The highest number of moves per hour at a control; null: there is none. */
  readonly movesAnHour: number | null;
}

/** The measures of a time control that conditions refer to. */
export function timeMeasures(time: ThinkingTime): TimeMeasures {
  const paces = pacesOf(time);
  return {
    minutes: minutesForGame(time),
    firstControl: paces[0]?.moves ?? null,
    movesAnHour: paces.length === 0 ? null : Math.max(...paces.map(({ perHour }) => perHour)),
  };
}

/**
 * At each time control 16 to 23 moves per hour, averaged from the beginning of the game, with the
 * increments of those moves.
 *
 * @article DSU 2002 §12a
 */
const checkControls = (time: ThinkingTime): readonly TimeControlReason[] =>
  pacesOf(time)
    .filter(({ perHour }) => perHour < fewestMovesPerHour || perHour > mostMovesPerHour)
    .map(({ moves, minutes, perHour }) =>
      reason('conduct.time-moves-per-hour', '§12a', {
        moves,
        minutes,
        perHour: Math.round(perHour * 10) / 10,
        least: fewestMovesPerHour,
        most: mostMovesPerHour,
      }),
    );

/**
 * After a time control 15 to 60 minutes for the rest of the game, in addition to time saved before.
 *
 * @article DSU 2002 §13b
 */
function checkLastStage({ stages }: ThinkingTime): readonly TimeControlReason[] {
  const last = stages.at(-1);
  if (last === undefined || last.moves !== null || stages.length < 2) return [];
  if (last.minutes >= shortestLastStage && last.minutes <= longestLastStage) return [];
  const facts = { minutes: last.minutes, least: shortestLastStage, most: longestLastStage };
  return [reason('conduct.time-last-stage', '§13b', facts)];
}

/**
 * Where a time control does not meet the rules for rated tournaments; empty if it does. FIDE's two time
 * controls always do.
 *
 * @article DSU 2002 §12a, §12b, §13a, §13b; 4.5.3; DSU 2010 4.5.3
 */
export function checkTimeControl(time: ThinkingTime): readonly TimeControlReason[] {
  if (fideTimes.some((fide) => isSameTime(fide, time))) return [];
  return [...checkLength(time), ...checkControls(time), ...checkLastStage(time)];
}
