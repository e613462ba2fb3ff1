import { parseDate } from '../input/parse-date.ts';

/** The day of a round: `26/11/21` is `2026-11-21`; '' if it is not a date. */
export const longDate = (date: string): string =>
  date === '' ? '' : (parseDate(`20${date}`) ?? '');
