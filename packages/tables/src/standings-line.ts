import { type Fraction, toNumber } from '@rokade/rules';
import type { Language, StandingsView } from '@rokade/tournament';
import type { RowOf } from './column.ts';
import { decisiveStages } from './decisive-stages.ts';
import { decimalText, fractionText } from './say/number-text.ts';
import { rankTexts } from './say/rank-text.ts';

/** In the place of somebody who has none. */
const noPlace = '–';

type Rows = StandingsView['rows'];

/** The form of a tie-break's numbers: all with ½, or all with decimals if one needs them. */
function numberForm(rows: Rows, column: number, language: Language): (value: Fraction) => string {
  const areDecimals = rows.some(({ values }) =>
    (values[column]?.stages ?? []).some(({ denominator }) => denominator > 2),
  );
  return areDecimals
    ? (value) => decimalText(language, toNumber(value))
    : (value) => fractionText(language, value);
}

/**
 * The standings as texts and numbers of a language, without explanations: ranks "3", or "3–5" if
 * shared, and '–' for whom was expelled; one text for each tie-break, with as many of its stages as decide, '' if it is dropped.
 */
export function standingsLines({ rows }: Pick<StandingsView, 'rows'>, language: Language) {
  const ranks = rankTexts(rows);
  const forms = (rows[0]?.values ?? []).map((_, column) => numberForm(rows, column, language));
  return rows.map(({ player, values, expelled, ...row }, index) => ({
    player,
    halfPoints: row.halfPoints,
    pending: row.pending,
    expelled,
    byLot: row.byLot,
    byPlayOff: row.byPlayOff,
    byArbiter: row.byArbiter,
    corrected: row.corrected,
    marks: row.marks,
    rank: expelled ? noPlace : (ranks[index] ?? ''),
    values: values.map((value, column) =>
      (value?.stages ?? [])
        .slice(0, decisiveStages(rows, index, column))
        .map((stage) => forms[column]?.(stage) ?? '')
        .join(' / '),
    ),
  }));
}

export type StandingsLine = RowOf<typeof standingsLines>;
