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

/** A membership that counts on a day, with what it is of. */
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

/** What somebody was a member or guest of on a day, `2026-11-22`. */
export const membershipsOn = (
  register: Register,
  person: Person,
  day: string,
): readonly PresentMembership[] =>
  present(
    register,
    membershipsOf(register, person).filter((one) => overlap(one, { from: day, to: day })),
  );

/** What somebody becomes a member or guest of after a day, the first first. */
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
 * The memberships by which somebody would play for two clubs of one federation at once; the first
 * such pair, or null. Leagues are a federation's: who plays in Denmark and in Germany plays for two.
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
 * By whom somebody is entered for a tournament on its first day. A guest of a club is no member of it.
 * A single member stands in the register as member of their district; one abroad, who has none, as
 * member of the federation.
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
 * Whether somebody may play in a club's own events on a day: its members may, its guests by the
 * director's permission, which is what their standing says.
 *
 * @article Tempelhof 2018 I.2: members may play; guests need leave, unless an event is open to them
 */
export const mayPlayIn = (
  register: Register,
  person: Person,
  { club, day }: { readonly club: string; readonly day: string },
): boolean => membershipsOn(register, person, day).some(({ of }) => of.id === club);
