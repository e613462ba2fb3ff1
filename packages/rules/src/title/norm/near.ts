import { isSameKind } from './higher-titles.ts';
import type { NormRequirement, NormTitle, TitleResult } from './norm-rule-set.ts';
import { normTitles } from './norm-rule-set.ts';

/** The highest title of each kind among some results. */
export const highestOfAKind = <T extends { readonly title: NormTitle }>(
  results: readonly T[],
): readonly T[] =>
  results.filter(
    ({ title }) =>
      !results.some(
        (other) =>
          isSameKind(other.title, title) &&
          normTitles.indexOf(other.title) < normTitles.indexOf(title),
      ),
  );

/** The missing requirements of a result. */
export const missingIn = ({
  requirements,
}: Pick<TitleResult, 'requirements'>): readonly NormRequirement[] =>
  requirements.filter(({ isMet }) => !isMet);
