import type { TieBreak, TieBreakHead } from '../tie-break.ts';
import type { Modifiers } from './modifiers.ts';

/** A tie-break and how it is modified, as TRF 202 and 212 name it. */
export interface TieBreakDescriptor {
  readonly base: TieBreakBase;
  readonly modifiers: Modifiers;
}

/** The tie-breaks of single players that can be named, without modifiers. */
export const tieBreakBases = [
  'PTS',
  'DE',
  'WIN',
  'WON',
  'BPG',
  'BWG',
  'PS',
  'REP',
  'STD',
  'TPN',
  'RTNG',
  'BH',
  'FB',
  'AOB',
  'BHS',
  'SB',
  'KS',
  'ARO',
  'TPR',
  'PTP',
  'APRO',
  'APPO',
] as const;
export type TieBreakBase = (typeof tieBreakBases)[number];

/** Makes a tie-break of a code and an article with its modifiers. */
export type TieBreakMaker = (
  name: Pick<TieBreakHead, 'code' | 'article'>,
  modifiers: Modifiers,
) => TieBreak;
