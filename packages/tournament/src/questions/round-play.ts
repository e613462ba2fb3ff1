import {
  cupTimes,
  type ExcuseRule,
  excuseRules,
  type OpenGamesRule,
  openGamesRules,
  waitingMinutes,
  waitingRules,
} from '@rokade/rules';
import type { Settings } from '../settings/settings.ts';
import type { StartPosition, Tournament } from '../state/state.ts';
import { hasFreeDates, hasScoreGroups, recordOf } from '../systems/system-choice.ts';
import { laterBy } from '../values/hall-time.ts';
import { type Rated, type TimeControl, usualPlay } from '../values/setting-values.ts';
import { cupStageOfRound } from './cup-rounds.ts';
import { fixedRounds } from './fixed-rounds.ts';

/** How a round is played, from whichever source. */
export interface PlayOfRound {
  /** A day, or a day and a time; '' = not yet known. */
  readonly date: string;
  readonly timeControl: TimeControl;
  readonly rated: Rated;
  readonly finishBy: string;
  /** Minutes after the start at which an absent player loses, and the article. */
  readonly waitingMinutes: number;
  readonly waitingArticle: string;
  /** The start position of Chess960; null: the usual one, or none is drawn yet. */
  readonly start: StartPosition | null;
}

type Replay = keyof typeof cupTimes;

/** The time control of a cup's replays; null for all other games. */
function replayTime(t: Tournament, round: number): TimeControl | null {
  const kind = cupStageOfRound(t, round)?.kind ?? 'classical';
  if (!(kind in cupTimes)) return null;
  const { minutes, seconds } = cupTimes[kind as Replay];
  return { stages: [{ moves: null, minutes }], incrementSeconds: seconds };
}

/** The default waiting time, for games at the tournament's own time control. */
export function usualWaiting({ system, timeControl }: Pick<Settings, 'system' | 'timeControl'>): {
  readonly minutes: number;
  readonly article: string;
} {
  const rule = recordOf(system).waiting;
  return {
    minutes: waitingMinutes(rule, null, timeControl),
    article: waitingRules[rule].article,
  };
}

/**
 * How a round is played: by its own settings, else by the system (a cup's replays), else by the
 * tournament. Pages, prints, reports and the console all use this function.
 *
 * @article DSU 2002 §12; Tempelhof 2018 I.6, III.C.3
 */
export function playOfRound(t: Tournament, round: number): PlayOfRound {
  const { settings } = t;
  const own = settings.roundPlay[round - 1] ?? usualPlay;
  const timeControl = own.timeControl ?? replayTime(t, round) ?? settings.timeControl;
  const rule = recordOf(settings.system).waiting;
  return {
    date: settings.roundDates[round - 1] ?? '',
    timeControl,
    rated: own.rated ?? settings.rated,
    finishBy: own.finishBy,
    waitingMinutes: waitingMinutes(rule, settings.waitingMinutes, timeControl),
    waitingArticle: waitingRules[rule].article,
    start: t.startPositions.find((one) => one.round === round) ?? null,
  };
}

/** A rule of the tournament's regulation; null if it has none. */
export const ruleOf = <Rule>(
  rules: Readonly<Record<string, Rule>>,
  { settings }: Tournament,
): Rule | null => rules[settings.system.edition] ?? null;

/** The regulation's rule on open games and pairings. */
export const openGamesRuleOf = (t: Tournament): OpenGamesRule | null => ruleOf(openGamesRules, t);

/** The regulation's rule on absence with an excuse. */
export const excuseRuleOf = (t: Tournament): ExcuseRule | null => ruleOf(excuseRules, t);

/**
 * When a round began, as the arbiter noted, else its announced time, `2026-11-21T19:00`; '' if neither
 * is known.
 */
export function startOfRound(t: Tournament, round: number): string {
  const { begunAt = '' } = t.rounds[round - 1] ?? {};
  if (begunAt !== '') return begunAt;
  const date = t.settings.roundDates[round - 1] ?? '';
  if (date === '' || date.includes('T')) return date;
  const usual = openGamesRuleOf(t)?.usualStart ?? '';
  return usual === '' ? '' : `${date}T${usual}`;
}

/** When the waiting time of a round ends; '' if its start is not known. */
export function endOfWaiting(t: Tournament, round: number): string {
  const start = startOfRound(t, round);
  return start === '' ? '' : laterBy(start, Math.ceil(playOfRound(t, round).waitingMinutes));
}

/** Whether a round is certainly the last one. */
export const isLastRound = (t: Tournament, round: number): boolean => fixedRounds(t) === round;

/**
 * The last day on which an open game can be finished; '' where the last round has no date. The rule of
 * a week before it assumes weekly rounds: where rounds follow faster, perhaps in one day, it is the
 * last round itself.
 *
 * @article DSU 2002 §11b; Tempelhof 2018 III.A.11
 */
export function lastDayForOpenGames(t: Tournament): string {
  const rule = openGamesRuleOf(t);
  if (rule === null || hasFreeDates(t.settings.system)) return '';
  const last = t.settings.roundDates.findIndex((_, index) => isLastRound(t, index + 1));
  const date = t.settings.roundDates[last] ?? '';
  if (date === '') return '';
  const days = hasScoreGroups(t.settings.system) ? rule.daysBefore : 0;
  const day = laterBy(date, -days * 24 * 60).slice(0, 10);
  const before = (t.settings.roundDates[last - 1] ?? '').slice(0, 10);
  return days === 0 || day < before ? date : day;
}

/** The day by which an open game must be played, and the article; '' if there is none. */
export interface Deadline {
  readonly until: string;
  readonly article: string;
}

const noDeadline: Deadline = { until: '', article: '' };

const firstOf = (deadlines: readonly Deadline[]): Deadline =>
  deadlines
    .filter(({ until }) => until !== '')
    .toSorted((a, b) => (a.until < b.until ? -1 : Number(a.until > b.until)))[0] ?? noDeadline;

/**
 * The day by which the regulation wants the open games of a round played: before the next round, where
 * it says so, and before the last. The day before the next round stands for the club's last evening
 * before it, since a tournament does not contain the club's evenings.
 *
 * @article DSU 2002 §11b; Tempelhof 2018 III.A.10, III.A.11
 */
export function ruledDeadline(t: Tournament, round: number): Deadline {
  const rule = openGamesRuleOf(t);
  const next = playOfRound(t, round + 1).date.slice(0, 10);
  if (rule === null || hasFreeDates(t.settings.system)) return noDeadline;
  const isByNext = rule.beforeNextRound !== '' && next !== '';
  const own = playOfRound(t, round).date.slice(0, 10);
  const dayBefore = isByNext ? laterBy(next, -24 * 60).slice(0, 10) : '';
  return firstOf([
    {
      until: isByNext && dayBefore < own ? next : dayBefore,
      article: rule.beforeNextRound,
    },
    { until: lastDayForOpenGames(t), article: rule.beforeLastRound },
  ]);
}

/** The deadline by the regulation and by the time fixed for finishing games. @article DSU 2002 §11c */
export const deadlineOf = (t: Tournament, round: number): Deadline =>
  firstOf([
    {
      until: playOfRound(t, round).finishBy,
      article: openGamesRuleOf(t)?.pairedTooEarly ?? '',
    },
    ruledDeadline(t, round),
  ]);
