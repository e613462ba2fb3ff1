import { plainLetters } from '@rokade/rules';
import type { MemberId } from '../../ids.ts';
import { type League, type Member, teamOf } from '../../league.ts';

/** Somebody who played in a league, also for several teams. */
export interface RatedPerson {
  /** Their places in squads; the first stands for them. */
  readonly members: readonly Member[];
  readonly values: Member['values'];
  /** The club of their first team. */
  readonly club: string;
}

/** By what places in squads are one person's; without a number, by name and club. */
function keysOf(league: League, { team, values }: Member): readonly string[] {
  const { person, nationalId, fideId, name } = values;
  const keys = [
    person === '' ? '' : `person ${person}`,
    nationalId === '' ? '' : `national ${nationalId}`,
    fideId === '' ? '' : `fide ${fideId}`,
  ].filter((key) => key !== '');
  const club = teamOf(league, team)?.values.club ?? '';
  return keys.length > 0 ? keys : [`name ${plainLetters(name)} ${plainLetters(club)}`];
}

/** Everybody in the squads of a league once, by each of their places there. */
export function peopleIn(league: League): ReadonlyMap<MemberId, RatedPerson> {
  const byKey = new Map<string, Member[]>();
  for (const member of league.members) {
    const keys = keysOf(league, member);
    const other = keys.flatMap((key) => byKey.get(key) ?? [])[0];
    const own = other === undefined ? [] : (byKey.get(keysOf(league, other)[0] ?? '') ?? []);
    own.push(member);
    for (const key of [...keys, ...(other === undefined ? [] : keysOf(league, other))]) {
      byKey.set(key, own);
    }
  }
  const people = new Map<MemberId, RatedPerson>();
  for (const members of new Set(byKey.values())) {
    const [first] = members;
    if (first === undefined) continue;
    const club = teamOf(league, first.team)?.values.club ?? '';
    const person = { members, values: first.values, club };
    for (const { id } of members) people.set(id, person);
  }
  return people;
}
