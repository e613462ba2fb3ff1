import { allOf } from '@rokade/journal';
import { groupedBy, wordsOfName } from '@rokade/rules';
import type { Association, Register } from '../register.ts';
import type { ListedClub } from './listed-person.ts';

const nameOf = (name: string): string => wordsOfName(name).join(' ');

/** The key of a club in a list that is not in the register. */
export const clubKey = ({ zps, name }: ListedClub): string =>
  zps === '' ? `name ${nameOf(name)}` : `zps ${zps}`;

/** Finds a club by its number, else by a unique name. */
export function clubsByList(register: Register): (club: ListedClub) => Association | undefined {
  const clubs = allOf(register.associations).filter(({ level }) => level === 'club');
  const byZps = new Map(clubs.map((club) => [club.values.zps, club]));
  const byName = groupedBy(clubs, ({ values }) => nameOf(values.name));
  return ({ zps, name }) => {
    const numbered = zps === '' ? undefined : byZps.get(zps);
    const named = name === '' ? [] : (byName.get(nameOf(name)) ?? []);
    const [only] = named.filter(({ values }) => zps === '' || values.zps === '');
    return numbered ?? (named.length === 1 ? only : undefined);
  };
}
