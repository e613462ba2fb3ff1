import { type Day, plusDays } from '../../kernel/calendar.ts';

/**
 * Easter Monday of a year of the Gregorian calendar, 1583 to 9999: the day after the Sunday after the
 * ecclesiastical full moon of spring. It is found by the golden number, the century's solar and lunar
 * corrections, and the days to the next Sunday.
 */
export function easterMonday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const sunCorrection = century - Math.floor(century / 4);
  const epact = (19 * golden + sunCorrection - moonCorrection + 15) % 30;
  const isLate = epact === 29 || (epact === 28 && golden > 10);
  const fullMoon = epact - (isLate ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - sunCorrection) % 7;
  return plusDays(`${year}-03-21`, fullMoon + 8 - weekday);
}
