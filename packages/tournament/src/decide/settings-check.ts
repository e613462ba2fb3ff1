import { findTieBreak, makeTimeOddsTable, objectionTo } from '@rokade/rules';
import type { Refusal } from '../refusal.ts';
import type { Settings, TimeControl } from '../settings.ts';
import { recordOf, systemProblem } from '../system-choice.ts';
import { isCalendarDay } from './calendar-date.ts';

/** What is wrong with one field of the settings. */
export type SettingsProblem = Extract<Refusal, { code: 'settings.invalid' }>;

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A day, or a day and a time: `2026-11-21`, `2026-11-21T19:00`. */
function isRoundDate(text: string): boolean {
  const [day = '', time, ...more] = text.split('T');
  const isTime = time === undefined || timePattern.test(time);
  return isCalendarDay(day) && isTime && more.length === 0;
}

/** Longest text of a field, in characters. */
const longestText = 200;

/** Most tie-breaks that can be applied one after the other. */
const mostTieBreaks = 10;

/** Most rounds a tournament can have. */
export const mostRounds = 50;

const isText = (text: string): boolean => text.length <= longestText;

const isTimeControl = ({ stages, incrementSeconds }: TimeControl): boolean =>
  incrementSeconds >= 0 &&
  incrementSeconds <= 3600 &&
  stages.length >= 1 &&
  stages.length <= 5 &&
  stages.every(
    ({ moves, minutes }) =>
      minutes > 0 && minutes <= 1440 && (moves === null || (Number.isInteger(moves) && moves > 0)),
  );

/** Most steps in a table of time odds. */
const mostSteps = 20;

function timeOddsProblem({ timeOdds }: Settings): string | null {
  if (timeOdds === null) return null;
  const { minutesEach, steps } = timeOdds;
  if (steps.length === 0) return 'missing';
  const numbers = steps.flatMap(({ fromDifference, strongerMinutes }) => [
    fromDifference,
    strongerMinutes,
  ]);
  const areWhole = [minutesEach, ...numbers].every(Number.isInteger);
  if (!areWhole || minutesEach > 1440 || steps.length > mostSteps) return 'out-of-range';
  return makeTimeOddsTable(timeOdds).ok ? null : 'steps-out-of-order';
}

function roundDatesProblem({ roundDates }: Settings): string | null {
  if (roundDates.length > mostRounds) return 'too-many';
  const given = roundDates.filter((date) => date !== '');
  if (!given.every(isRoundDate)) return 'not-a-date';
  const days = given.map((date) => date.slice(0, 10));
  return days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day)
    ? null
    : 'out-of-order';
}

function roundPlayProblem({ roundPlay }: Settings): string | null {
  if (roundPlay.length > mostRounds) return 'too-many';
  if (!roundPlay.every(({ timeControl }) => timeControl === null || isTimeControl(timeControl))) {
    return 'out-of-range';
  }
  return roundPlay.every(({ finishBy }) => finishBy === '' || isRoundDate(finishBy))
    ? null
    : 'not-a-date';
}

/** Longest time somebody can be waited for, in minutes. */
const longestWaiting = 240;

type Check = (settings: Settings) => string | null;

const textCheck =
  (field: 'place' | 'group' | 'federation' | 'chiefArbiter'): Check =>
  (settings) =>
    isText(settings[field]) ? null : 'too-long';

const listCheck =
  (field: 'arbiters' | 'committee'): Check =>
  (settings) => {
    if (settings[field].length > 20) return 'too-many';
    return settings[field].every(isText) ? null : 'too-long';
  };

/** Most half-points that a game can be worth. */
const mostHalfPoints = 20;

const isWithin = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 0 && count <= most;

const isHalfPoints = (halfPoints: number): boolean => isWithin(halfPoints, mostHalfPoints);

/** Most places that can be marked at either end. */
const mostMarked = 100;

/** A tie-break must exist, and the rules must have it for this kind of tournament. */
function tieBreakProblem(code: string, { system, tieBreakEdition }: Settings): string | null {
  const found = findTieBreak(code, tieBreakEdition);
  if (!found.ok) return 'unknown';
  const kind = recordOf(system).tieBreakKind;
  return objectionTo(found.value, { edition: tieBreakEdition, system: kind }) === null
    ? null
    : 'not-for-this-system';
}

function tieBreaksProblem(settings: Settings): string | null {
  const { tieBreaks } = settings;
  if (new Set(tieBreaks).size !== tieBreaks.length) return 'named-twice';
  if (tieBreaks.length > mostTieBreaks) return 'too-many';
  for (const code of tieBreaks) {
    const problem = tieBreakProblem(code, settings);
    if (problem !== null) return problem;
  }
  return null;
}

const checks: Partial<Record<keyof Settings, Check>> = {
  name: ({ name }) => {
    if (name.trim() === '') return 'missing';
    return isText(name) ? null : 'too-long';
  },
  place: textCheck('place'),
  group: textCheck('group'),
  federation: textCheck('federation'),
  chiefArbiter: textCheck('chiefArbiter'),
  arbiters: listCheck('arbiters'),
  committee: listCheck('committee'),
  roundsPlanned: ({ roundsPlanned }) =>
    Number.isInteger(roundsPlanned) && roundsPlanned >= 1 && roundsPlanned <= mostRounds
      ? null
      : 'out-of-range',
  roundDates: roundDatesProblem,
  roundPlay: roundPlayProblem,
  waitingMinutes: ({ waitingMinutes: minutes }) =>
    minutes === null || (Number.isInteger(minutes) && minutes >= 0 && minutes <= longestWaiting)
      ? null
      : 'out-of-range',
  timeControl: ({ timeControl }) => (isTimeControl(timeControl) ? null : 'out-of-range'),
  timeOdds: timeOddsProblem,
  system: ({ system }) => systemProblem(system),
  scoring: ({ scoring: { win, draw, loss, allocatedBye } }) =>
    [win, draw, loss, allocatedBye].every(isHalfPoints) && win >= draw && draw >= loss
      ? null
      : 'out-of-range',
  forbidden: ({ forbidden: { groups } }) =>
    groups.every((group) => new Set(group).size === group.length && group.length > 1)
      ? null
      : 'named-twice',
  halfPointByes: ({ halfPointByes }) =>
    halfPointByes === null || isWithin(halfPointByes, mostRounds) ? null : 'out-of-range',
  tieBreaks: tieBreaksProblem,
  marks: ({ marks: { promotion, relegation } }) =>
    isWithin(promotion, mostMarked) && isWithin(relegation, mostMarked) ? null : 'out-of-range',
  origin: ({ origin }) => {
    if (origin === null) return null;
    if (origin.tournaments.length === 0) return 'missing';
    return new Set(origin.tournaments).size === origin.tournaments.length ? null : 'named-twice';
  },
};

/** The first thing wrong with these settings, or null. */
export function settingsProblem(settings: Settings): SettingsProblem | null {
  for (const [field, check] of Object.entries(checks)) {
    const problem = check(settings);
    if (problem !== null) return { code: 'settings.invalid', field, problem };
  }
  return null;
}
