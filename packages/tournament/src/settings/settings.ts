import {
  languages,
  listOf,
  number,
  orNull,
  text,
  type ValueOf,
  whole,
  wordOf,
} from '@rokade/journal';
import { fideEditions, laterBy } from '@rokade/rules';
import { copiedSystem, makeSystem, systemProblem } from '../systems/system-choice.ts';
import { systemChoice } from '../systems/system-shape.ts';
import { ratingOrderCodes } from '../values/rating-order.ts';
import {
  forbiddenMeetings,
  noMarks,
  nothingForbidden,
  origin,
  placeMarks,
  printLooks,
  ratedChoices,
  roundPlay,
  scoring,
  short,
  timeControl,
  timeOdds,
  usualScoring,
  visibility,
} from '../values/setting-values.ts';
import { membersOf, openTo } from './open-to.ts';
import {
  groupsProblem,
  marksProblem,
  mostRounds,
  nameProblem,
  originProblem,
  roundDatesProblem,
  roundPlayProblem,
  scoringProblem,
  sitesProblem,
  textProblem,
  textsProblem,
  tieBreaksProblem,
  timeControlProblem,
  timeOddsProblem,
  within,
} from './setting-problems.ts';
import { type AnySetting, plainSetting, setting } from './setting-record.ts';
import { tableNumbersProblem } from './table-numbers.ts';

const texts = listOf(text, short);
/** Usual for settings shared by a club's tournaments: copied to next year's. */
const common = { seen: 'by-everybody', shared: true, copied: 'kept' } as const;
/** Usual for settings of one tournament alone: also copied to next year's. */
const own = { ...common, shared: false } as const;

const ownText = plainSetting(text, { usual: '', ...own, part: 'event', problem: textProblem });
const people = plainSetting(texts, { usual: [], ...own, part: 'people', problem: textsProblem });
const inPublic = { ...common, part: 'public', unfiled: true } as const;
const byPhone = { usual: 'off', ...common, part: 'rounds', unfiled: true } as const;
const ratingOrder = setting(orNull(wordOf(ratingOrderCodes)), {
  usual: null,
  ...common,
  part: 'system',
});

/**
 * Every setting, with its value in a new tournament: a Danish Monrad of seven rounds with 90 minutes
 * and 30 seconds a move, all of it public once published. Dates are ISO (`2026-11-21`), '' = not yet
 * known.
 */
const settingRecords = {
  name: setting(text, { usual: '', ...own, part: 'event', problem: nameProblem }),
  place: { ...ownText, ...common },
  group: ownText,
  openTo,
  membersOf,
  federation: { ...ownText, ...common, usual: 'DEN' },
  system: setting(systemChoice, {
    usual: makeSystem('monrad'),
    ...common,
    copied: copiedSystem,
    part: 'system',
    problem: systemProblem,
  }),
  /** Used where the system does not determine the number of rounds (`plannedRounds`). */
  roundsPlanned: setting(whole(), {
    usual: 7,
    ...common,
    part: 'rounds',
    problem: within(1, mostRounds),
  }),
  /** One per round, index 0 is round 1; may be shorter than the rounds. Local time `2026-11-21T19:00` or a date. */
  roundDates: setting(texts, {
    usual: [],
    ...own,
    copied: (dates, later) => (later === null ? [] : dates.map((date) => laterBy(date, later))),
    part: 'rounds',
    problem: roundDatesProblem,
  }),
  /** The number of the first table, for groups that play side by side in one hall. */
  firstTable: plainSetting(whole(), {
    usual: 1,
    ...own,
    part: 'rounds',
    problem: within(1, 9999),
    unfiled: true,
  }),
  /** Tables that are not used, `3, 7-9`. */
  unusedTables: plainSetting(text, {
    usual: '',
    ...own,
    part: 'rounds',
    problem: tableNumbersProblem,
    unfiled: true,
  }),
  /** Whether results are reported from the boards by phone: one code for each table, or one for each player. */
  phoneReports: plainSetting(wordOf(['off', 'by-table', 'by-both']), byPhone),
  /** The deadline for players to request byes and withdrawals by phone; the arbiter answers. */
  playerAsks: plainSetting(wordOf(['off', 'day-before', 'hour-before', 'until-paired']), byPhone),
  /** One for each round, as `roundDates`; a missing one means the tournament's own settings. */
  roundPlay: setting(listOf(roundPlay, short), {
    usual: [],
    ...own,
    copied: (play, later) =>
      play.map((one) => ({ ...one, finishBy: laterBy(one.finishBy, later) })),
    part: 'time',
    problem: roundPlayProblem,
    unfiled: true,
  }),
  timeControl: setting(timeControl, {
    usual: { stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 },
    ...common,
    part: 'time',
    problem: timeControlProblem,
  }),
  /** Whether games begin from the usual position, or each round from one of Chess960 that is drawn. */
  startPositions: plainSetting(wordOf(['usual', 'chess960']), {
    usual: 'usual',
    ...common,
    part: 'time',
    unfiled: true,
  }),
  rated: plainSetting(wordOf(ratedChoices), { usual: 'by-rule', ...common, part: 'time' }),
  /** Minutes after which an absent player loses; null: by the regulation. */
  waitingMinutes: setting(orNull(number), {
    usual: null,
    ...common,
    part: 'time',
    problem: within(0, 240),
    unfiled: true,
  }),
  /** The time odds that the stronger player gives (DSU 4.13.4); null: none. */
  timeOdds: setting(orNull(timeOdds), {
    usual: null,
    seen: 'with-ratings',
    shared: true,
    copied: 'kept',
    part: 'time',
    problem: timeOddsProblem,
    unfiled: true,
  }),
  chiefArbiter: { ...ownText, part: 'people' },
  arbiters: people,
  /** The tournament committee (DSU §5b): three members. */
  committee: { ...people, unfiled: true },
  /** Arbiters who may play themselves, as the rating officer has allowed. @article DSU 2002 §6 */
  leaveToPlay: { ...people, unfiled: true },
  scoring: setting(scoring, {
    usual: usualScoring,
    ...common,
    part: 'system',
    problem: scoringProblem,
  }),
  forbidden: setting(forbiddenMeetings, {
    usual: nothingForbidden,
    // The public sees that there are groups kept apart (FIDE 2012 7.6), but not their members.
    seen: (forbidden) => ({ ...forbidden, groups: forbidden.groups.map(() => []) }),
    shared: true,
    copied: (forbidden) => ({ ...forbidden, groups: [] }),
    part: 'system',
    problem: ({ groups }) => groupsProblem(groups),
  }),
  /** How many half-point byes each player may have; null: any number. */
  halfPointByes: setting(orNull(whole()), {
    usual: 1,
    ...common,
    part: 'system',
    problem: within(0, mostRounds),
  }),
  /**
   * What an open game counts for when the next round is paired: a draw, by the regulations, or what the
   * ratings expect, by a house rule.
   */
  openGamesAs: plainSetting(wordOf(['draw', 'expected']), {
    usual: 'draw',
    ...common,
    part: 'system',
    unfiled: true,
  }),
  /** The rating lists that decide numbers, pairings and groups; null: the system's usual order. */
  pairingRatings: ratingOrder,
  /** The rating lists that order players with equal ratings; null: only titles and names do. */
  secondRatings: { ...ratingOrder, unfiled: true },
  /**
   * The rating by which players on no list are numbered, paired and counted in tie-breaks by rating;
   * null: they are numbered last, and those tie-breaks are dropped.
   */
  unratedAs: setting(orNull(whole()), {
    usual: null,
    ...common,
    part: 'system',
    problem: within(1, 3500),
    unfiled: true,
  }),
  /** The rating lists for the rating shown; null: the deciding ones. */
  shownRatings: { ...ratingOrder, unfiled: true },
  /** Codes in the order of application. */
  tieBreaks: setting(texts, {
    usual: ['DSU-AK', 'DSU-SB'],
    ...common,
    part: 'order',
    problem: tieBreaksProblem,
  }),
  /** The edition of FIDE's tie-break rules, for FIDE's tie-breaks. */
  tieBreakEdition: setting(wordOf(fideEditions), {
    usual: '2026',
    ...common,
    part: 'order',
    unfiled: true,
  }),
  marks: setting(placeMarks, {
    usual: noMarks,
    ...common,
    part: 'order',
    problem: marksProblem,
    unfiled: true,
  }),
  printLanguage: setting(wordOf(languages), { usual: 'da', ...common, part: 'order' }),
  /** How prints look: black on white, with the club's colour, or in large letters. */
  printLook: plainSetting(wordOf(printLooks), {
    usual: 'plain',
    ...common,
    part: 'order',
    unfiled: true,
  }),
  visibility: setting(visibility, {
    usual: {
      published: true,
      ratings: true,
      clubs: true,
      standings: true,
      crosstable: true,
      playerCards: true,
      names: 'full',
    },
    ...common,
    copied: (visible) => ({ ...visible, published: false }),
    part: 'public',
  }),
  /** Sites that may embed the public tables in a frame, `https://club.example`; [] = none. */
  embedAt: plainSetting(texts, { usual: [], ...inPublic, problem: sitesProblem }),
  /** Whether the public may read the attached moves of games. */
  movesShown: plainSetting(wordOf(['no', 'yes']), { usual: 'no', ...inPublic }),
  /** null: the tournament was not made from others. */
  origin: setting(orNull(origin), {
    usual: null,
    ...own,
    copied: 'anew',
    part: null,
    problem: originProblem,
    unfiled: true,
  }),
} as const;

type Records = typeof settingRecords;

/** The name of a setting. */
export type SettingName = keyof Records;

type Values = { readonly [Name in SettingName]: ValueOf<Records[Name]['holds']> };

/** The settings of a tournament, which the organiser decides. */
export interface Settings extends Values {}

type WordsOf<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** Settings whose value is one of several words, each with its words. */
export type PlainWord = {
  [Name in SettingName]: Records[Name] extends { plain: true }
    ? `${Name}-${WordsOf<Values[Name]>}`
    : never;
}[SettingName];

/** All settings with their records. */
export const allSettings: readonly (readonly [SettingName, AnySetting])[] = Object.entries(
  settingRecords,
) as [SettingName, AnySetting][];

type Shapes = { readonly [Name in SettingName]: Records[Name]['holds'] };

/** The shapes of the settings by their names. */
export const settingShapes = Object.fromEntries(
  allSettings.map(([name, { holds }]) => [name, holds]),
) as unknown as Shapes;
