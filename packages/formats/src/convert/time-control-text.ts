import type { TimeControl, TimeStage } from '@rokade/tournament';
import {
  makeEncodedTimeControl,
  parseEncodedTimeControl,
  type TimePeriod,
} from '../trf/encoded/time-control.ts';

const periodOf =
  (increment: number) =>
  ({ moves, minutes }: TimeStage): TimePeriod => ({
    moves,
    seconds: Math.round(minutes * 60),
    increment,
  });

/**
 * A time control as record 222 encodes it, `40/6000+30:900+30`: moves / seconds + increment, stage
 * by stage.
 */
export function encodeTimeControl({ stages, incrementSeconds }: TimeControl): string {
  const periods = stages.map(periodOf(incrementSeconds));
  return makeEncodedTimeControl({ white: periods, black: periods });
}

const stageOf = ({ moves, seconds }: TimePeriod): TimeStage => ({ moves, minutes: seconds / 60 });

const isSame = (a: TimePeriod, b: TimePeriod | undefined): boolean =>
  a.moves === b?.moves && a.seconds === b.seconds && a.increment === b.increment;

/**
 * The time control in record 222; null if it is not valid or not possible in Rokade: both sides must
 * have the same time, and all stages the same increment.
 */
export function decodeTimeControl(text: string): TimeControl | null {
  const encoded = parseEncodedTimeControl(text);
  if (encoded === null) return null;
  const { white, black } = encoded;
  const incrementSeconds = white[0]?.increment ?? 0;
  const isOurs =
    white.length === black.length &&
    white.every(
      (period, index) =>
        isSame(period, black[index]) &&
        period.increment === incrementSeconds &&
        period.seconds > 0 &&
        period.moves !== 0,
    );
  return isOurs ? { stages: white.map(stageOf), incrementSeconds } : null;
}

const movesBefore = (moves: number | null, text: string): string =>
  moves === null ? text : `${moves}/${text}`;

/** The time control for people, as arbiters write it in any language: `40/100' + 15' + 30"`. */
export function timeControlText({ stages, incrementSeconds }: TimeControl): string {
  const parts = stages.map(({ moves, minutes }) => movesBefore(moves, `${minutes}'`));
  return [...parts, ...(incrementSeconds > 0 ? [`${incrementSeconds}"`] : [])].join(' + ');
}
