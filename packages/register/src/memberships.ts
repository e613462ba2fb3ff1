import { byId } from '@rokade/journal';
import type { EntryWay } from '@rokade/rules';
import {
  type Association,
  type Membership,
  membershipsOf,
  type Person,
  type Register,
} from './register.ts';

const lastDay = '9999-12-31';

/** Whether two memberships have a day in common; first and last day count. */
export const overlap = (
  a: Pick<Membership, 'from' | 'to'>,
  b: Pick<Membership, 'from' | 'to'>,
): boolean => a.from <= (b.to || lastDay) && b.from <= (a.to || lastDay);

/** A membership on a day, with its association. */
export interface PresentMembership extends Membership {
  readonly of: Association;
}

const present = (
  { associations }: Register,
  memberships: readonly Membership[],
): readonly PresentMembership[] =>
  memberships.flatMap((membership) => {
    const of = byId(associations, membership.association);
    return of === undefined ? [] : [{ ...membership, of }];
  });

/** A person's memberships on a day, `2026-11-22`, also as a guest. */
export const membershipsOn = (
  register: Register,
  person: Person,
  day: string,
): readonly PresentMembership[] =>
  present(
    register,
    membershipsOf(register, person).filter((one) => overlap(one, { from: day, to: day })),
  );

/** A person's memberships that begin after a day, in order. */
export const membershipsAfter = (
  register: Register,
  person: Person,
  day: string,
): readonly PresentMembership[] =>
  present(
    register,
    membershipsOf(register, person).filter(({ from }) => from > day),
  ).toSorted((a, b) => (a.from < b.from ? -1 : 1));

/**
 * The first two memberships by which a person would play for two clubs of one federation at once, or
 * null. Leagues belong to a federation: playing in Denmark and in Germany is allowed.
 */
export function playsForTwo(
  register: Register,
  memberships: readonly Membership[],
): readonly [PresentMembership, PresentMembership] | null {
  const playing = present(register, memberships).filter(({ standing }) => standing === 'playing');
  for (const [index, one] of playing.entries()) {
    const other = playing
      .slice(index + 1)
      .find(
        ({ of, from, to }) =>
          of.values.federation === one.of.values.federation && overlap(one, { from, to }),
      );
    if (other !== undefined) return [one, other];
  }
  return null;
}

/**
 * Who enters a person for a tournament, by the memberships on its first day. A guest of a club is not a
 * member of it. A single member is in the register as a member of their district; one abroad, without a
 * district, as a member of the federation.
 *
 * @article DSU 2002 §62: club members by the chairman, single members by the district, foreign ones by
 *   the rating officer
 * @article DSU 2002 §63: whoever is no member may play once
 */
export function entryWay(register: Register, person: Person, day: string): EntryWay {
  const levels = membershipsOn(register, person, day)
    .filter(({ standing }) => standing !== 'guest')
    .map(({ of }) => of.level);
  if (levels.includes('club')) return 'club-chairman';
  if (levels.includes('district')) return 'district';
  return levels.includes('federation') ? 'federation' : 'once';
}

/**
 * Whether a person may play in a club's own events on a day: members may, and guests with the
 * director's permission, which their standing `guest` records.
 *
 * @article Tempelhof 2018 I.2: members may play; guests need leave, unless an event is open to them
 */
export const mayPlayIn = (
  register: Register,
  person: Person,
  { club, day }: { readonly club: string; readonly day: string },
): boolean => membershipsOn(register, person, day).some(({ of }) => of.id === club);
