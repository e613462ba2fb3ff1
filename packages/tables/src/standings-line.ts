import type { Language, StandingsView } from '@rokade/tournament';
import type { RowOf } from './column.ts';
import { decisiveStages } from './decisive-stages.ts';
import { fractionText } from './say/number-text.ts';
import { rankTexts } from './say/rank-text.ts';

/**
 * The standings in words and numbers of a language, without the workings: ranks "3", or "3–5" where
 * shared; one text for each tie-break, as many of its stages as decide, '' where it is dropped.
 */
export function standingsLines({ rows }: Pick<StandingsView, 'rows'>, language: Language) {
  const ranks = rankTexts(rows);
  return rows.map(
    ({ player, halfPoints, values, pending, byLot, byPlayOff, corrected, marks }, index) => ({
      ...{ player, halfPoints, pending, byLot, byPlayOff, corrected, marks },
      rank: ranks[index] ?? '',
      values: values.map((value, column) =>
        (value?.stages ?? [])
          .slice(0, decisiveStages(rows, index, column))
          .map((stage) => fractionText(language, stage))
          .join(' / '),
      ),
    }),
  );
}

export type StandingsLine = RowOf<typeof standingsLines>;
