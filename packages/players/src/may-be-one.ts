import { nameKey } from '@rokade/rules';
import type { PlayerDetails } from './player-fields.ts';

const numbers = ['fideId', 'nationalId'] as const;

const isSameName = (one: PlayerDetails, other: PlayerDetails): boolean =>
  nameKey(one.name) === nameKey(other.name);

/** Whether two dates of birth are compatible: one is '', they are equal, or one is the year of the other. */
const mayBeSameBirth = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

const haveNumberInCommon = (one: PlayerDetails, other: PlayerDetails): boolean =>
  numbers.some((number) => one[number] !== '' && one[number] === other[number]);

/** Whether two players may be one person: a common number, or equal names and compatible births. */
export const mayBeOne = (one: PlayerDetails, other: PlayerDetails): boolean =>
  haveNumberInCommon(one, other) ||
  (isSameName(one, other) && mayBeSameBirth(one.birthDate, other.birthDate));

const areBothFilled = (one: string, other: string): boolean => one !== '' && other !== '';

/** Whether the values of two players with one name show that they are two people. */
function areTwoPeople(one: PlayerDetails, other: PlayerDetails): boolean {
  const isOtherNumber = [...numbers, 'person' as const].some(
    (field) => areBothFilled(one[field], other[field]) && one[field] !== other[field],
  );
  const isOtherClub =
    areBothFilled(one.club, other.club) && nameKey(one.club) !== nameKey(other.club);
  return isOtherNumber || isOtherClub || !mayBeSameBirth(one.birthDate, other.birthDate);
}

/**
 * Whether two players of one list are possible duplicates: a common number, or equal names while
 * neither birth, number nor club differ. Entering both must be confirmed.
 */
export const arePossibleDuplicates = (one: PlayerDetails, other: PlayerDetails): boolean =>
  haveNumberInCommon(one, other) || (isSameName(one, other) && !areTwoPeople(one, other));
