const yearFirst = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2}))?$/;
const dayFirst = /^(\d{1,2})[-/.] ?(\d{1,2})[-/.] ?(\d{4})$/;

const two = (number: number): string => String(number).padStart(2, '0');

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1850 || year > 2200) return null;
  if (month === 0 && day === 0) return String(year);
  return day >= 1 && day <= daysIn(year, month) ? `${year}-${two(month)}-${two(day)}` : null;
}

/**
 * A date as `2001-12-31`, or `2001` if only the year is known (`2001`, `2001/00/00`, `00.00.2001`). Accepted are
 * `2001-12-31`, `2001/12/31`, `31.12.2001`, `31-12-2001`, `31/12/2001`; the day comes before the month.
 * '' for an empty text, null if it is not a date.
 */
export function parseDate(text: string): string | null {
  if (text === '') return '';
  const byYear = yearFirst.exec(text);
  if (byYear !== null) {
    const [, year, month = '0', day = '0'] = byYear;
    return isoDate(Number(year), Number(month), Number(day));
  }
  const byDay = dayFirst.exec(text);
  if (byDay === null) return null;
  const [, day, month, year] = byDay;
  return Number(month) === 0 && Number(day) !== 0
    ? null
    : isoDate(Number(year), Number(month), Number(day));
}
