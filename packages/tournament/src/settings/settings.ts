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
/** Many tournaments have the same, and so has that of another year. */
const common = { seen: 'by-everybody', shared: true, copied: 'kept' } as const;
/** It is one tournament's own; that of another year has it all the same. */
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
 * Every setting, with what a new tournament starts with: a Danish Monrad of seven rounds with 90 minutes
 * and 30 seconds a move, all of it public once published. Dates are ISO (`2026-11-21`), '' = not yet known.
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
  /** Counts where the system does not say it itself (`plannedRounds`). */
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
  /** The number of its first table: groups of one event play side by side. */
  firstTable: plainSetting(whole(), {
    usual: 1,
    ...own,
    part: 'rounds',
    problem: within(1, 9999),
    unfiled: true,
  }),
  /** Tables that nobody is sent to, `3, 7-9`. */
  unusedTables: plainSetting(text, {
    usual: '',
    ...own,
    part: 'rounds',
    problem: tableNumbersProblem,
    unfiled: true,
  }),
  /** Whether results are reported from the boards by phone: one code for each table, or one for each player. */
  phoneReports: plainSetting(wordOf(['off', 'by-table', 'by-both']), byPhone),
  /** Until when players ask for byes and withdrawals themselves, by phone; the arbiter answers. */
  playerAsks: plainSetting(wordOf(['off', 'day-before', 'hour-before', 'until-paired']), byPhone),
  /** One per round like `roundDates`; a missing one is played as the tournament. */
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
  rated: plainSetting(wordOf(ratedChoices), { usual: 'by-rule', ...common, part: 'time' }),
  /** After how many minutes who is not there has lost; null: as the regulation has it. */
  waitingMinutes: setting(orNull(number), {
    usual: null,
    ...common,
    part: 'time',
    problem: within(0, 240),
    unfiled: true,
  }),
  /** How the stronger of two gives time to the weaker (DSU 4.13.4); null: nobody gives any. */
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
  /** Turneringskomite, DSU §5b: three members. */
  committee: { ...people, unfiled: true },
  scoring: setting(scoring, {
    usual: usualScoring,
    ...common,
    part: 'system',
    problem: scoringProblem,
  }),
  forbidden: setting(forbiddenMeetings, {
    usual: nothingForbidden,
    // That there are groups kept apart is made known (FIDE 2012 7.6), not who is in them.
    seen: (forbidden) => ({ ...forbidden, groups: forbidden.groups.map(() => []) }),
    shared: true,
    copied: (forbidden) => ({ ...forbidden, groups: [] }),
    part: 'system',
    problem: ({ groups }) => groupsProblem(groups),
  }),
  /** How many half-point byes each player may have; null: as many as they ask for. */
  halfPointByes: setting(orNull(whole()), {
    usual: 1,
    ...common,
    part: 'system',
    problem: within(0, mostRounds),
  }),
  /** What an open game counts for when the next round is paired: a draw as by the regulations, or by a house rule what the ratings expect. */
  openGamesAs: plainSetting(wordOf(['draw', 'expected']), {
    usual: 'draw',
    ...common,
    part: 'system',
    unfiled: true,
  }),
  /** By which rating players are numbered, paired and grouped; null: as is usual in the system. */
  pairingRatings: ratingOrder,
  /** By which those with equal ratings are put in order of strength; null: their titles and names alone. */
  secondRatings: { ...ratingOrder, unfiled: true },
  /** Which rating stands with a player; null: that one. */
  shownRatings: { ...ratingOrder, unfiled: true },
  /** In the order they are applied. */
  tieBreaks: setting(texts, {
    usual: ['DSU-AK', 'DSU-SB'],
    ...common,
    part: 'order',
    problem: tieBreaksProblem,
  }),
  /** Which of FIDE's rules the tie-breaks follow, where FIDE's they are. */
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
  /** Sites that may show its public tables in a frame, `https://club.example`; [] = none. */
  embedAt: plainSetting(texts, { usual: [], ...inPublic, problem: sitesProblem }),
  /** Whether everybody may read the moves of games that were attached. */
  movesShown: plainSetting(wordOf(['no', 'yes']), { usual: 'no', ...inPublic }),
  /** null: its players entered for it alone. */
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

/** Names a setting. */
export type SettingName = keyof Records;

type Values = { readonly [Name in SettingName]: ValueOf<Records[Name]['holds']> };

/** What the organiser decides about a tournament. */
export interface Settings extends Values {}

type WordsOf<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** Settings whose field offers words, each with a word: texts say them. */
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
