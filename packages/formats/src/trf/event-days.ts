import { type Day, daysBetween } from '@rokade/rules';
import { parseDate } from '../input/parse-date.ts';
import type { TrfDocument } from './trf-document.ts';

/** The first and the last day of a tournament, ISO or only the year; '' if the file has none. */
export interface EventDays {
  readonly first: Day;
  readonly last: Day;
}

/** The order of the three numbers of a short date: the positions of year, month and day. */
type Order = readonly [year: number, month: number, day: number];

/** The order of record 132 first, then the usual ones. */
const orders: readonly [Order, ...Order[]] = [
  [0, 1, 2],
  [2, 1, 0],
  [2, 0, 1],
];

/** A date of two digits each, as files of TRF06 have it. */
const short = /^(\d\d)[-/.](\d\d)[-/.](\d\d)$/;

/** A day in a record; a short one by an order. '' for none and for unreadable ones. */
function dayIn(text: string, [year, month, day]: Order): Day {
  const long = parseDate(text);
  if (long !== null) return long;
  const [, ...numbers] = short.exec(text) ?? [];
  return parseDate(`20${numbers[year]}-${numbers[month]}-${numbers[day]}`) ?? '';
}

interface Reading extends EventDays {
  /** The days between both; null if not known. */
  readonly span: number | null;
}

const isWhole = (day: Day): boolean => day.includes('-');

function readIn({ startDate, endDate }: TrfDocument['header'], order: Order): Reading {
  const [first, last] = [dayIn(startDate, order), dayIn(endDate, order)];
  const isUnread = (startDate !== '' && first === '') || (endDate !== '' && last === '');
  if (isUnread) return { first, last, span: null };
  if (!isWhole(first) || !isWhole(last)) return { first, last, span: 0 };
  return { first, last, span: last < first ? null : daysBetween(first, last) };
}

/**
 * The days in 042 and 052. A year of two digits can come first, as in 132, or last: the order with the
 * shortest tournament is chosen; if equal, that of 132.
 */
export function eventDays({ header }: Pick<TrfDocument, 'header'>): EventDays {
  const readings = orders.map((order) => readIn(header, order));
  const possible = readings.flatMap((one) =>
    one.span === null ? [] : [{ ...one, span: one.span }],
  );
  const [best] = possible.toSorted((a, b) => a.span - b.span);
  const each = (day: (one: Reading) => Day): Day => readings.map(day).find(Boolean) ?? '';
  const { first, last } = best ?? {
    first: each((one) => one.first),
    last: each((one) => one.last),
  };
  return { first, last };
}
