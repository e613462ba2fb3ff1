const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a text is an existing day, `2026-11-21`; `2026-02-30` is not. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = dayPattern.exec(text) ?? [];
  const leapDay = month === '02' && isLeapYear(Number(year)) ? 1 : 0;
  const days = (daysOfMonths[Number(month) - 1] ?? 0) + leapDay;
  return Number(day) >= 1 && Number(day) <= days;
}
