import {
  type ClockSetting,
  type ClockState,
  type Colour,
  clockAfterMove,
  clockAtStart,
  opposite,
} from '@rokade/rules';
import type { TimeControl } from '@rokade/tournament';
import { countdownText } from './round-clock.ts';

/** A chess clock: what both players have, and whose time runs since when. */
export interface GameClock {
  readonly setting: ClockSetting;
  readonly white: ClockState;
  readonly black: ClockState;
  /** Whose time runs; null: the clock stands. */
  readonly running: Colour | null;
  /** Whose move it is, also while the clock stands. */
  readonly turn: Colour;
  /** When the running time was started, in milliseconds since 1970. */
  readonly since: number;
  /** What was used of this move before the clock was last stopped, in milliseconds. */
  readonly used: number;
}

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const areNumbers = (facts: Facts, ...names: readonly string[]): boolean =>
  names.every((name) => Number.isFinite(facts[name]));
const isSide = (value: unknown): boolean => value === 'white' || value === 'black';
const isState = (value: unknown): boolean =>
  isFacts(value) &&
  areNumbers(value, 'secondsLeft', 'moves') &&
  typeof value['fallen'] === 'boolean';

/** Whether a value that was kept is a clock with this setting, whole. */
export const isClock = (value: unknown, setting: ClockSetting): value is GameClock =>
  isFacts(value) &&
  JSON.stringify(value['setting']) === JSON.stringify(setting) &&
  isState(value['white']) &&
  isState(value['black']) &&
  isSide(value['turn']) &&
  (value['running'] === null || isSide(value['running'])) &&
  areNumbers(value, 'since', 'used');

const thousandths = 1000;
const secondsInMinute = 60;

/** The setting of a clock for a time control, which has no delay. */
export const clockFor = ({ stages, incrementSeconds }: TimeControl): ClockSetting => ({
  stages: stages.map(({ moves, minutes }) => ({ moves, seconds: minutes * secondsInMinute })),
  incrementSeconds,
  delaySeconds: 0,
});

/** The clock before the game; White's time is not started yet. */
export const clockBefore = (setting: ClockSetting): GameClock => ({
  setting,
  white: clockAtStart(setting),
  black: clockAtStart(setting),
  running: null,
  turn: 'white',
  since: 0,
  used: 0,
});

/** What the player on the move has used of this move, in milliseconds. A clock put back uses nothing. */
const usedAt = ({ running, since, used }: GameClock, now: number): number =>
  running === null ? used : used + Math.max(now - since, 0);

/** Starts the time of the player on the move, or lets it go on. */
export const started = (clock: GameClock, now: number): GameClock =>
  clock.running === null ? { ...clock, running: clock.turn, since: now } : clock;

/** Stops both clocks, as an arbiter or a player who claims does. */
export const stopped = (clock: GameClock, now: number): GameClock =>
  clock.running === null ? clock : { ...clock, running: null, used: usedAt(clock, now) };

/**
 * A player presses the clock: the own move is over, the opponent's time runs. Before the first move
 * Black's press starts White's time. A press by who is not on the move changes nothing.
 *
 * @article Laws 2001 6.8a
 * @article FIDE Laws 2023 6.2.1
 */
export function pressed(clock: GameClock, by: Colour, now: number): GameClock {
  if (clock.running === null) {
    const isBegun = clock.white.moves > 0 || clock.used > 0;
    return !isBegun && by === 'black' ? started(clock, now) : clock;
  }
  if (clock.running !== by) return clock;
  const after = clockAfterMove(clock.setting, clock[by], usedAt(clock, now) / thousandths);
  const turn = opposite(by);
  return { ...clock, [by]: after, running: turn, turn, since: now, used: 0 };
}

/** A player's side of the clock as it stands. */
export interface ClockFace {
  /** In seconds, with tenths; not below 0. */
  readonly seconds: number;
  readonly moves: number;
  readonly fallen: boolean;
}

/** A player's side of the clock at a moment. */
export function faceAt(clock: GameClock, colour: Colour, now: number): ClockFace {
  const { secondsLeft, moves, fallen } = clock[colour];
  const spent = clock.turn === colour ? usedAt(clock, now) / thousandths : 0;
  const left = secondsLeft - Math.max(spent - clock.setting.delaySeconds, 0);
  return { seconds: Math.max(left, 0), moves, fallen: fallen || left <= 0 };
}

/** From so many seconds on the tenths are shown. */
const tenthsBelow = 20;

/** Seconds as a clock shows them: 1:30:00, 4:59, 0:09.3. Time that has begun is shown, until it is over. */
export function faceText(seconds: number): string {
  // What sums of fractions leave over is no time that has begun.
  const left = Math.round(seconds * thousandths) / thousandths;
  if (left >= tenthsBelow) return countdownText(Math.ceil(left));
  const tenths = Math.ceil(Math.round(left * thousandths) / 100);
  return `${countdownText(Math.floor(tenths / 10))}.${tenths % 10}`;
}
