import { nameKey } from '@rokade/rules';
import type { PlayerDetails } from './player-fields.ts';

const numbers = ['fideId', 'nationalId'] as const;

const isSameName = (one: PlayerDetails, other: PlayerDetails): boolean =>
  nameKey(one.name) === nameKey(other.name);

/** Whether two births may be one: not said, the same, or a year and a day in it. */
const mayBeSameBirth = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

const haveNumberInCommon = (one: PlayerDetails, other: PlayerDetails): boolean =>
  numbers.some((number) => one[number] !== '' && one[number] === other[number]);

/** Whether two may be one person: a number in common, or a name and no two different births. */
export const mayBeOne = (one: PlayerDetails, other: PlayerDetails): boolean =>
  haveNumberInCommon(one, other) ||
  (isSameName(one, other) && mayBeSameBirth(one.birthDate, other.birthDate));

const areBothSaid = (one: string, other: string): boolean => one !== '' && other !== '';

/** Whether something said of two people of one name shows that they are two. */
function isToldApart(one: PlayerDetails, other: PlayerDetails): boolean {
  const isOtherNumber = [...numbers, 'person' as const].some(
    (field) => areBothSaid(one[field], other[field]) && one[field] !== other[field],
  );
  const isOtherClub =
    areBothSaid(one.club, other.club) && nameKey(one.club) !== nameKey(other.club);
  return isOtherNumber || isOtherClub || !mayBeSameBirth(one.birthDate, other.birthDate);
}

/**
 * Whether two of one list are not told apart: a number in common, or a name while neither birth, number
 * nor club says that they are two. Somebody is asked about them before both are entered.
 */
export const isNotToldApart = (one: PlayerDetails, other: PlayerDetails): boolean =>
  haveNumberInCommon(one, other) || (isSameName(one, other) && !isToldApart(one, other));
