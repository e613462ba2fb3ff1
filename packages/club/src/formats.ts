import { ruleSetsOf } from '@rokade/rules';
import type { Contest } from './contest.ts';
import type { ContestFormat } from './contest-format.ts';
import { freePlay } from './free-play/free-play.ts';
import { ladder } from './ladder/ladder.ts';
import { season } from './season/season.ts';
import { blitzYear } from './series/blitz-year.ts';
import { mehrkampf } from './series/mehrkampf.ts';
import { seriesFormat } from './series/series-format.ts';
import { skat } from './skat/skat.ts';
import { trophy } from './trophy/trophy.ts';

/** Every format of competition; a further one is its record and a line here. */
const formats = {
  ladder,
  'free-play': freePlay,
  'blitz-year': seriesFormat('blitz-year', ruleSetsOf('blitz-year'), blitzYear),
  mehrkampf: seriesFormat('mehrkampf', ruleSetsOf('mehrkampf'), mehrkampf),
  skat,
  trophy,
  season,
} as const satisfies Readonly<Record<string, ContestFormat>>;

export type FormatCode = keyof typeof formats;

/** Their codes, the usual one first. */
export const formatCodes = Object.keys(formats) as readonly FormatCode[];

/** The format of a code; undefined: nobody knows it. */
export const contestFormat = (code: string): ContestFormat | undefined =>
  Object.hasOwn(formats, code) ? formats[code as FormatCode] : undefined;

/** Whether the rules that a competition goes by are known here; a book from elsewhere may name others. */
export const knowsRulesOf = ({ format, rules }: Pick<Contest, 'format' | 'rules'>): boolean =>
  contestFormat(format)?.ruleSets.includes(rules) === true;

/** Whether a competition goes by the usual rules for its format, which the program's own words tell. */
export const isByUsualRules = ({ format, rules }: Pick<Contest, 'format' | 'rules'>): boolean =>
  contestFormat(format)?.ruleSets[0] === rules;
