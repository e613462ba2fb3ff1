import { type EncounterRow, type EncounterStep, fraction, type PlayerNo } from '@rokade/rules';
import type { TieBreakLine, TieBreakLocale } from './tie-break-locale.ts';

const namesOf = ({ nameOf }: TieBreakLocale, numbers: readonly PlayerNo[]): string =>
  numbers.map(nameOf).join(' · ');

/** A player's line of the table: points, from whom, and who is missing. */
function rowText(locale: TieBreakLocale, { rows }: EncounterStep, row: EncounterRow): string {
  const { t, number, nameOf } = locale;
  const inPoints = ({ numerator, denominator }: EncounterRow['halfPoints']): string =>
    number(fraction(numerator, 2 * denominator));
  const against = [...row.against].map(([no, halfPoints]) =>
    t('tie-break.encounter.against', { value: inPoints(halfPoints), name: nameOf(no) }),
  );
  const notMet = rows.map(({ no }) => no).filter((no) => no !== row.no && !row.against.has(no));
  const missing =
    notMet.length === 0
      ? []
      : [t('tie-break.encounter.not-met', { names: namesOf(locale, notMet) })];
  return t('tie-break.encounter.row', {
    name: nameOf(row.no),
    value: inPoints(row.halfPoints),
    against: [...against, ...missing].join('; '),
  });
}

const highest = (rows: readonly EncounterRow[]): PlayerNo =>
  rows.reduce((best, row) =>
    row.halfPoints.numerator * best.halfPoints.denominator >
    best.halfPoints.numerator * row.halfPoints.denominator
      ? row
      : best,
  ).no;

/** What a table decides, or why it decides nothing. */
function verdict(locale: TieBreakLocale, { rows, allMet, parts }: EncounterStep): string {
  const { t, nameOf } = locale;
  const order = parts.map((part) => part.map(nameOf).join(' = ')).join(' > ');
  if (parts.length > 1)
    return t(allMet ? 'tie-break.encounter.ranked' : 'tie-break.encounter.certain', { order });
  return allMet
    ? t('tie-break.encounter.equal')
    : t('tie-break.encounter.open', { name: nameOf(highest(rows)) });
}

/** The tables of direct encounter, each with what it decides; none for a player without ties. */
export const encounterLines = (
  locale: TieBreakLocale,
  steps: readonly EncounterStep[],
  article: string,
): readonly TieBreakLine[] =>
  steps
    .filter(({ rows }) => rows.length > 1)
    .flatMap((step) => {
      const names = namesOf(
        locale,
        step.rows.map(({ no }) => no),
      );
      const head =
        step.score === undefined
          ? locale.t('tie-break.encounter.head', { names })
          : locale.t(`tie-break.encounter.head-${step.score}`, { names });
      return [
        { text: head, article: '' },
        ...step.rows.map((row) => ({ text: rowText(locale, step, row), article: '' })),
        { text: verdict(locale, step), article },
      ];
    });
