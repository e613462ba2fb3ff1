import type { KeizerRules } from '@rokade/rules';
import { customSwiss, swiss } from './swiss.ts';
import { defineSystem, noArticles } from './system-record.ts';

/** A percentage of a value. */
const percent = <const Usual extends number>(usual: Usual) =>
  ({ kind: 'count', least: 0, most: 100, usual, announced: true }) as const;

/** What Keizer points depend on, of a choice. */
const countingRules = (choice: KeizerRules): KeizerRules => ({
  topValue: choice.topValue,
  valueStep: choice.valueStep,
  winPercent: choice.winPercent,
  drawPercent: choice.drawPercent,
  lossPercent: choice.lossPercent,
  byePercent: choice.byePercent,
  clubPercent: choice.clubPercent,
  noticePercent: choice.noticePercent,
  absencePercent: choice.absencePercent,
  absencesCounted: choice.absencesCounted,
  ownValue: choice.ownValue,
});

/** The Keizer system, by which clubs play a season; it has no regulation. */
export const keizer = defineSystem({
  ...swiss,
  code: 'keizer',
  article: 'Keizer',
  editions: { club: noArticles },
  numberedBy: 'strength',
  ratings: 'national-fide',
  tieBreaks: 'keizer',
  tieRule: 'shared',
  waiting: 'laws-2023',
  words: /keizer/,
  isRare: true,
  options: {
    /** The value of the first place; 0: three times that of the last. */
    topValue: {
      kind: 'count',
      least: 0,
      most: 999,
      usual: 0,
      hint: true,
      announced: true,
      flag: 'top-value',
    },
    valueStep: { kind: 'count', least: 1, most: 20, usual: 1, announced: true },
    winPercent: percent(100),
    drawPercent: percent(50),
    lossPercent: percent(0),
    byePercent: percent(67),
    /** For a full-point bye, by which somebody is away for the club. */
    clubPercent: percent(67),
    /** For a half-point bye, an absence with notice. */
    noticePercent: percent(33),
    absencePercent: percent(0),
    absencesCounted: {
      kind: 'count',
      least: 0,
      most: 99,
      usual: 5,
      hint: true,
      announced: true,
    },
    ownValue: {
      kind: 'word',
      words: ['counted', 'left-out'],
      usual: 'counted',
      announced: true,
    },
    mostMeetings: {
      kind: 'count',
      least: 1,
      most: 99,
      usual: 3,
      announced: true,
      flag: 'most-meetings',
    },
    roundsBetween: {
      kind: 'count',
      least: 0,
      most: 99,
      usual: 3,
      hint: true,
      announced: true,
      flag: 'rounds-between',
    },
    /** What decides first who has White. */
    colours: {
      kind: 'word',
      words: ['balance', 'return'],
      usual: 'balance',
      texts: 'keizer-colours',
    },
  },
  engineOptions: (choice) => ({
    ...countingRules(choice),
    mostMeetings: choice.mostMeetings,
    roundsBetween: choice.roundsBetween,
    colours: choice.colours,
  }),
  tieBreakRules: (choice) => ({ keizer: countingRules(choice) }),
  stated: () => customSwiss('Keizer'),
});
