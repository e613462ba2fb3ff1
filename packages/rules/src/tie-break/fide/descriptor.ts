import type { TeamScore } from '../team/scored-team.ts';
import type { TieBreak, TieBreakHead } from '../tie-break.ts';
import type { Modifiers } from './modifiers.ts';

/** A tie-break and how it is modified, as TRF 202 and 212 name it. */
export interface TieBreakDescriptor {
  readonly base: TieBreakBase | TeamTieBreakBase;
  /** `:MP` or `:GP`, the score of teams it goes by; left out: the primary one. */
  readonly score?: TeamScore;
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

/** The tie-breaks that only teams have, without modifiers. */
export const teamTieBreakBases = [
  'MP',
  'GP',
  'MPvGP',
  'BC',
  'TBR',
  'BBE',
  'EMMSB',
  'EMGSB',
  'EGMSB',
  'EGGSB',
  'EDE',
  'EDET',
  'EDEB',
  'EDEBT',
  'EDEBB',
  'SSSC',
] as const;
export type TeamTieBreakBase = (typeof teamTieBreakBases)[number];

/** Makes a tie-break of a code and an article with its modifiers. */
export type TieBreakMaker = (
  name: Pick<TieBreakHead, 'code' | 'article'>,
  modifiers: Modifiers,
) => TieBreak;
