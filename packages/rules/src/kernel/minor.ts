import { type Day, isDay, plusYears } from './calendar.ts';

/** The age of majority, in Denmark (værgemålsloven §1) as in Germany (BGB §2). */
const ageOfMajority = 18;

/** Whether a person is a minor on a day; with only a year of birth there is no day to hide. */
const isMinor = (birth: string, day: Day): boolean =>
  isDay(birth) && day < plusYears(birth, ageOfMajority);

/** A date of birth as shown to readers who do not need more: for a minor only the year. */
export const shownBirth = (birth: string, day: Day): string =>
  isMinor(birth, day) ? birth.slice(0, 4) : birth;
