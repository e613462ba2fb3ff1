import type { TeamScore } from '../team/scored-team.ts';
import type { TieBreak, TieBreakHead } from '../tie-break.ts';
import type { Modifiers } from './modifiers.ts';
import type { AnyBase } from './tie-break-articles.ts';

/** A tie-break with its modifiers, as named in TRF 202 and 212. */
export interface TieBreakDescriptor {
  readonly base: AnyBase;
  /** `:MP` or `:GP`, the score of teams that it uses; absent: the primary one. */
  readonly score?: TeamScore;
  readonly modifiers: Modifiers;
}

/** Makes a tie-break from a code and an article with its modifiers. */
export type TieBreakMaker = (
  name: Pick<TieBreakHead, 'code' | 'article'>,
  modifiers: Modifiers,
) => TieBreak;
