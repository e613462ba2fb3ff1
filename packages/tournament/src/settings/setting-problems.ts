import { isWebSite } from '@rokade/journal';
import { makeTimeOddsTable, type TimeOdds } from '@rokade/rules';
import { isCalendarDay } from '../values/calendar-date.ts';
import type {
  Origin,
  PlaceMarks,
  RoundPlay,
  Scoring,
  TimeControl,
} from '../values/setting-values.ts';

/** Why a value is refused, as the refusal's code word; null: it is valid. */
export type Problem = string | null;

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A day, or a day and a time: `2026-11-21`, `2026-11-21T19:00`. */
export function isRoundDate(text: string): boolean {
  const [day = '', time, ...more] = text.split('T');
  const isTime = time === undefined || timePattern.test(time);
  return isCalendarDay(day) && isTime && more.length === 0;
}

/** Longest text of a setting, in characters, and longest list of texts. */
const longestText = 200;
const longestTexts = 20;

/** Most rounds a tournament can have. */
export const mostRounds = 50;

export const textProblem = (text: string): Problem =>
  text.length <= longestText ? null : 'too-long';

export const nameProblem = (text: string): Problem =>
  text.trim() === '' ? 'missing' : textProblem(text);

export function textsProblem(texts: readonly string[]): Problem {
  if (texts.length > longestTexts) return 'too-many';
  return texts.every((text) => textProblem(text) === null) ? null : 'too-long';
}

/** Origins of web sites (scheme and host), as browsers get them in a header. */
export function sitesProblem(sites: readonly string[]): Problem {
  const problem = textsProblem(sites);
  if (problem !== null) return problem;
  return sites.every(isWebSite) ? null : 'not-a-site';
}

/** Refuses whole numbers outside bounds; null (not set) is valid. */
export const within =
  (least: number, most: number) =>
  (count: number | null): Problem =>
    count === null || (Number.isInteger(count) && count >= least && count <= most)
      ? null
      : 'out-of-range';

const isTimeControl = ({ stages, incrementSeconds }: TimeControl): boolean =>
  incrementSeconds >= 0 &&
  incrementSeconds <= 3600 &&
  stages.length >= 1 &&
  stages.length <= 5 &&
  stages.every(
    ({ moves, minutes }) =>
      minutes > 0 && minutes <= 1440 && (moves === null || (Number.isInteger(moves) && moves > 0)),
  );

export const timeControlProblem = (control: TimeControl): Problem =>
  isTimeControl(control) ? null : 'out-of-range';

/** Most steps in a table of time odds. */
const mostSteps = 20;

export function timeOddsProblem(odds: TimeOdds | null): Problem {
  if (odds === null) return null;
  const { minutesEach, steps } = odds;
  if (steps.length === 0) return 'missing';
  const numbers = steps.flatMap(({ fromDifference, strongerMinutes }) => [
    fromDifference,
    strongerMinutes,
  ]);
  const areWhole = [minutesEach, ...numbers].every(Number.isInteger);
  if (!areWhole || minutesEach > 1440 || steps.length > mostSteps) return 'out-of-range';
  return makeTimeOddsTable(odds).ok ? null : 'steps-out-of-order';
}

export function roundDatesProblem(roundDates: readonly string[]): Problem {
  if (roundDates.length > mostRounds) return 'too-many';
  const dates = roundDates.filter((date) => date !== '');
  if (!dates.every(isRoundDate)) return 'not-a-date';
  const days = dates.map((date) => date.slice(0, 10));
  return days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day)
    ? null
    : 'out-of-order';
}

export function roundPlayProblem(roundPlay: readonly RoundPlay[]): Problem {
  if (roundPlay.length > mostRounds) return 'too-many';
  if (!roundPlay.every(({ timeControl }) => timeControl === null || isTimeControl(timeControl))) {
    return 'out-of-range';
  }
  return roundPlay.every(({ finishBy }) => finishBy === '' || isRoundDate(finishBy))
    ? null
    : 'not-a-date';
}

/** Most half-points that a game can be worth. */
const halfPointsProblem = within(0, 20);

export const scoringProblem = ({ win, draw, loss, allocatedBye }: Scoring): Problem =>
  [win, draw, loss, allocatedBye].every((worth) => halfPointsProblem(worth) === null) &&
  win >= draw &&
  draw >= loss
    ? null
    : 'out-of-range';

const isNamedTwice = (names: readonly unknown[]): boolean => new Set(names).size !== names.length;

export function groupsProblem(groups: readonly (readonly unknown[])[]): Problem {
  if (groups.some((group) => group.length < 2)) return 'group-of-one';
  return groups.some(isNamedTwice) ? 'named-twice' : null;
}

/** Most places that can be marked at either end. */
const markedProblem = within(0, 100);

export const marksProblem = ({ promotion, relegation }: PlaceMarks): Problem =>
  markedProblem(promotion) ?? markedProblem(relegation);

/** Most tie-breaks that can be applied one after the other. */
const mostTieBreaks = 10;

export function tieBreaksProblem(codes: readonly string[]): Problem {
  if (isNamedTwice(codes)) return 'named-twice';
  return codes.length > mostTieBreaks ? 'too-many' : null;
}

export function originProblem(origin: Origin | null): Problem {
  if (origin === null) return null;
  if (origin.tournaments.length === 0) return 'missing';
  return isNamedTwice(origin.tournaments) ? 'named-twice' : null;
}
