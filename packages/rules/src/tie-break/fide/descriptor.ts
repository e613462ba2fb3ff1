import type { TeamScore } from '../team/scored-team.ts';
import type { TieBreak, TieBreakHead } from '../tie-break.ts';
import type { Modifiers } from './modifiers.ts';
import type { AnyBase } from './tie-break-articles.ts';

/** A tie-break and how it is modified, as TRF 202 and 212 name it. */
export interface TieBreakDescriptor {
  readonly base: AnyBase;
  /** `:MP` or `:GP`, the score of teams it goes by; left out: the primary one. */
  readonly score?: TeamScore;
  readonly modifiers: Modifiers;
}

/** Makes a tie-break of a code and an article with its modifiers. */
export type TieBreakMaker = (
  name: Pick<TieBreakHead, 'code' | 'article'>,
  modifiers: Modifiers,
) => TieBreak;
