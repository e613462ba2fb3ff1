import type { Refusal } from '../refusal.ts';
import type { Settings, TimeControl } from '../settings.ts';
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
export const longestText = 200;

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

function roundDatesProblem({ roundDates }: Settings): string | null {
  if (roundDates.length > mostRounds) return 'too-many';
  const given = roundDates.filter((date) => date !== '');
  if (!given.every(isRoundDate)) return 'not-a-date';
  const days = given.map((date) => date.slice(0, 10));
  return days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day)
    ? null
    : 'out-of-order';
}

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
  timeControl: ({ timeControl }) => (isTimeControl(timeControl) ? null : 'out-of-range'),
  tieBreaks: ({ tieBreaks }) =>
    new Set(tieBreaks).size === tieBreaks.length ? null : 'named-twice',
};

/** The first thing wrong with these settings, or null. */
export function settingsProblem(settings: Settings): SettingsProblem | null {
  for (const [field, check] of Object.entries(checks)) {
    const problem = check(settings);
    if (problem !== null) return { code: 'settings.invalid', field, problem };
  }
  return null;
}
