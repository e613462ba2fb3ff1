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

/** Every format of competition; a new one is its record and a line here. */
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

/** The codes, the default first. */
export const formatCodes = Object.keys(formats) as readonly FormatCode[];

/** The format of a code; undefined: unknown. */
export const contestFormat = (code: string): ContestFormat | undefined =>
  Object.hasOwn(formats, code) ? formats[code as FormatCode] : undefined;

/** Whether this installation has the rules of a competition; an imported book can name others. */
export const knowsRulesOf = ({ format, rules }: Pick<Contest, 'format' | 'rules'>): boolean =>
  contestFormat(format)?.ruleSets.includes(rules) === true;

/** Whether a competition uses the default rules of its format, which the texts describe. */
export const isByUsualRules = ({ format, rules }: Pick<Contest, 'format' | 'rules'>): boolean =>
  contestFormat(format)?.ruleSets[0] === rules;
