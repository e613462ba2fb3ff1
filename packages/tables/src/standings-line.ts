import { type Fraction, toNumber } from '@rokade/rules';
import type { Language, StandingsView } from '@rokade/tournament';
import type { RowOf } from './column.ts';
import { decisiveStages } from './decisive-stages.ts';
import { decimalText, fractionText } from './say/number-text.ts';
import { rankTexts } from './say/rank-text.ts';

type Rows = StandingsView['rows'];

/** How the numbers of a tie-break are written: all with ½, or all with decimals where one needs them. */
function numberForm(rows: Rows, column: number, language: Language): (value: Fraction) => string {
  const areDecimals = rows.some(({ values }) =>
    (values[column]?.stages ?? []).some(({ denominator }) => denominator > 2),
  );
  return areDecimals
    ? (value) => decimalText(language, toNumber(value))
    : (value) => fractionText(language, value);
}

/**
 * The standings in words and numbers of a language, without the workings: ranks "3", or "3–5" where
 * shared; one text for each tie-break, as many of its stages as decide, '' where it is dropped.
 */
export function standingsLines({ rows }: Pick<StandingsView, 'rows'>, language: Language) {
  const ranks = rankTexts(rows);
  const forms = (rows[0]?.values ?? []).map((_, column) => numberForm(rows, column, language));
  return rows.map(
    ({ player, halfPoints, values, pending, byLot, byPlayOff, corrected, marks }, index) => ({
      player,
      halfPoints,
      pending,
      byLot,
      byPlayOff,
      corrected,
      marks,
      rank: ranks[index] ?? '',
      values: values.map((value, column) =>
        (value?.stages ?? [])
          .slice(0, decisiveStages(rows, index, column))
          .map((stage) => forms[column]?.(stage) ?? '')
          .join(' / '),
      ),
    }),
  );
}

export type StandingsLine = RowOf<typeof standingsLines>;
