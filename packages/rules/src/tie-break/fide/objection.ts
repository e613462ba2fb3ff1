import type { TieBreak } from '../tie-break.ts';
import type { FideEdition, TieBreakRules } from '../tie-break-rules.ts';
import {
  type AnyBase,
  articleOf,
  type TieBreakBase,
  teamTieBreakBases,
  tieBreakBases,
} from './tie-break-articles.ts';

/** Why the rules do not have a tie-break for a tournament, though it can be calculated. */
export type TieBreakObjection =
  /** The edition does not have it. */
  | {
      readonly code: 'tie-break-choice.not-in-edition';
      readonly base: AnyBase;
      readonly edition: FideEdition;
    }
  /** Buchholz and related tie-breaks separate nobody in a round robin (15.1). */
  | { readonly code: 'tie-break-choice.not-in-round-robin'; readonly base: TieBreakBase }
  /** Koya is for round robins (9.2); a Swiss tournament must announce it in its own rules. */
  | { readonly code: 'tie-break-choice.for-round-robin'; readonly base: TieBreakBase };

const buchholzFamily: ReadonlySet<TieBreakBase> = new Set<TieBreakBase>(['BH', 'FB', 'AOB', 'BHS']);

/**
 * Whether the rules have a tie-break, by its own code, for such a tournament; others are not offered.
 * They are calculated nevertheless if an organiser names them in their own rules.
 *
 * @article FIDE C.07 4.1, 9.2, 15.1; FIDE 2012 annex 3
 */
export function objectionTo(
  { code }: Pick<TieBreak, 'code'>,
  { edition, system }: Pick<TieBreakRules, 'edition' | 'system'>,
): TieBreakObjection | null {
  const [name] = code.split(/[/:]/);
  const base = tieBreakBases.find((candidate) => candidate === name);
  const found = base ?? teamTieBreakBases.find((candidate) => candidate === name);
  if (found !== undefined && articleOf(found, edition) === null)
    return { code: 'tie-break-choice.not-in-edition', base: found, edition };
  if (base === undefined) return null;
  if (system === 'round-robin' && edition === '2026' && buchholzFamily.has(base))
    return { code: 'tie-break-choice.not-in-round-robin', base };
  return system === 'swiss' && base === 'KS'
    ? { code: 'tie-break-choice.for-round-robin', base }
    : null;
}
