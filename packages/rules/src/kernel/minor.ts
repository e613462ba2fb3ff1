import { type Day, isDay, plusYears } from './calendar.ts';

/** From this birthday on somebody is of age, in Denmark (værgemålsloven §1) as in Germany (BGB §2). */
const ageOfMajority = 18;

/** Whether somebody is a minor on a day; where a year alone is known, there is no day to keep back. */
const isMinor = (birth: string, day: Day): boolean =>
  isDay(birth) && day < plusYears(birth, ageOfMajority);

/** A birth as it is shown on a day to whoever need not know more: of a minor the year alone. */
export const shownBirth = (birth: string, day: Day): string =>
  isMinor(birth, day) ? birth.slice(0, 4) : birth;
