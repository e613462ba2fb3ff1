import { alphabeticalKey } from '@rokade/rules';
import type { PlayerDetails } from './player-fields.ts';

/** Whether two may be one person: a number in common, or a name and no two different births. */
export function mayBeOne(one: PlayerDetails, other: PlayerDetails): boolean {
  const numbers = ['fideId', 'nationalId'] as const;
  if (numbers.some((number) => one[number] !== '' && one[number] === other[number])) return true;
  const births = [one.birthDate, other.birthDate].sort();
  const isSameBirth = births[0] === '' || births[1]?.startsWith(births[0] ?? '') === true;
  return alphabeticalKey(one.name) === alphabeticalKey(other.name) && isSameBirth;
}
