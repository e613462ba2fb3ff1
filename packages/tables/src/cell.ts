import { pointsOf, toNumber, unreachable } from '@rokade/rules';
import { ratingCell, ratingText } from '@rokade/texts';
import type { CellValues, Column } from './column.ts';
import type { TableLocale } from './locale.ts';
import { dateText, momentText } from './say/date-text.ts';
import { decimalText, fractionText, signedText } from './say/number-text.ts';
import { playerText } from './say/player-text.ts';
import { pointsText } from './say/points-text.ts';
import { resultText } from './say/result-text.ts';

function valueText({ language }: TableLocale, value: CellValues['value']): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  return value.stages.map((stage) => fractionText(language, stage)).join(' / ');
}

function resultWords({ t }: TableLocale, result: CellValues['result']): string {
  if (result === undefined) return '';
  const { text, mark } = resultText(result);
  return result === null ? '–' : [text, mark && t(mark)].filter(Boolean).join(' ');
}

/** A cell as one line of text for people. */
export function cellText<Row>(locale: TableLocale, column: Column<Row>, row: Row): string {
  switch (column.kind) {
    case 'text':
      return column.value(row);
    case 'number':
      return String(column.value(row) ?? '–');
    case 'points': {
      const halfPoints = column.value(row);
      return halfPoints === null ? '' : pointsText(halfPoints);
    }
    case 'player':
      return playerText(column.value(row));
    case 'rating':
      return ratingText(locale.t, column.value(row));
    case 'value':
      return valueText(locale, column.value(row));
    case 'result':
      return resultWords(locale, column.value(row));
    case 'exact':
      return decimalText(locale.language, toNumber(column.value(row)));
    case 'change': {
      const change = column.value(row);
      return change === null ? '' : signedText(change);
    }
    case 'spoken':
      return column.value(row).text;
    case 'day':
      return dateText(locale.language, column.value(row), column.dated ? 'dated' : 'short');
    case 'moment':
      return momentText(locale, column.value(row), column.dated ? 'year' : 'seconds');
    case 'flag':
      return column.value(row) ? 'x' : '';
    case 'actions':
      return '';
    default:
      return unreachable(column);
  }
}

/** A cell's value for programs: a text, a number, several for a tie-break in stages, or nothing. */
export type CellData = string | number | null | readonly number[];

function stagesData(value: CellValues['value']): CellData {
  if (value === null || typeof value === 'string') return value;
  const [first, ...more] = value.stages.map(toNumber);
  return more.length === 0 ? (first ?? null) : [first ?? 0, ...more];
}

const halves = (halfPoints: number | null) => (halfPoints === null ? null : pointsOf(halfPoints));

/** A cell's value for programs, with exact numbers; also the sort key of rows. */
export function cellData<Row>(locale: TableLocale, column: Column<Row>, row: Row): CellData {
  switch (column.kind) {
    case 'number':
    case 'change':
      return column.value(row);
    case 'points':
      return halves(column.value(row));
    case 'player': {
      const player = column.value(row);
      return typeof player === 'string' ? player : player.name;
    }
    case 'rating':
      return ratingCell(locale.t, column.value(row));
    case 'value':
      return stagesData(column.value(row));
    case 'exact':
      return toNumber(column.value(row));
    case 'day':
    case 'moment':
      return column.value(row);
    default:
      return cellText(locale, column, row);
  }
}
