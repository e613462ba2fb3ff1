import type { MembershipStanding, MembershipValues } from '../fields/membership-fields.ts';
import { overlap } from '../memberships.ts';
import type { Association, Membership } from '../register.ts';
import { clubKey } from './find-club.ts';
import type { ListedClub, ListedPerson } from './listed-person.ts';

/** A change of memberships by a list: one that begins, or one whose values change. */
export type PlannedMembership =
  | {
      readonly kind: 'begins';
      readonly club: ListedClub;
      /** null: the club is new, too. */
      readonly association: Association | null;
      readonly standing: MembershipStanding;
      readonly memberNumber: string;
      /** First and last day; '' = since long ago, and no end. */
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'changes';
      readonly membership: Membership;
      readonly changes: Partial<MembershipValues>;
    };

/** The facts from which memberships are planned. */
export interface MembershipsInList {
  /** The person's memberships; empty for a new person. */
  readonly existing: readonly Membership[];
  readonly clubOf: (club: ListedClub) => Association | undefined;
  /** Whether a membership is in a club of the list's federation. */
  readonly isOfFederation: (membership: Membership) => boolean;
  /** Whether anybody in the register has been a member of a club. */
  readonly hasMembers: (club: Association) => boolean;
  /** The day of the list. */
  readonly day: string;
}

/** The days of a membership, `from` and `to` as those of {@link Membership}. */
type Days = Pick<Membership, 'from' | 'to'>;

function changesIn(
  { memberNumber, standing, from, to }: Membership,
  listed: ListedPerson,
): Partial<MembershipValues> {
  const number = listed.memberNumber;
  return {
    ...(number !== '' && number !== memberNumber ? { memberNumber: number } : {}),
    ...(listed.standing === 'member' && standing === 'playing' ? { standing: 'member' } : {}),
    ...(listed.from !== '' && listed.from !== from ? { from: listed.from } : {}),
    ...(listed.to !== '' && listed.to !== to ? { to: listed.to } : {}),
  };
}

const byStanding = (a: ListedPerson, b: ListedPerson): number =>
  Number(b.standing === 'playing') - Number(a.standing === 'playing');

/** The days on which a row says that its person belongs to the club: the list's day, if it has none. */
const daysIn = ({ from, to }: ListedPerson, day: string): Days =>
  from === '' && to === '' ? { from: day, to: '' } : { from, to };

/** A row's club with the days of its membership: one person may have been in a club twice. */
const rowKey = (club: ListedClub, { from, to }: Days): string => `${clubKey(club)} ${from} ${to}`;

/**
 * The memberships in the rows of one person. A list says who belongs to a club on its day, but not, in
 * Denmark, for which of two clubs they play: a person who plays for one club becomes `member` of the
 * other, until it is changed by hand. Where it has no day of joining either, the first list of a club
 * has members since long ago; whoever is new in a later one, or had a membership before, joins on the
 * list's day. A person who is no longer in a list keeps the membership, since lists can be of one club
 * or incomplete.
 */
export function planMemberships(
  rows: readonly ListedPerson[],
  { existing, clubOf, isOfFederation, hasMembers, day }: MembershipsInList,
): readonly PlannedMembership[] {
  const playing: Days[] = existing.filter(
    (one) => one.standing === 'playing' && isOfFederation(one),
  );
  const planned = new Map<string, PlannedMembership>();
  for (const row of rows.toSorted(byStanding)) {
    const { club, memberNumber } = row;
    if (club === null) continue;
    const days = daysIn(row, day);
    const key = rowKey(club, row);
    if (planned.has(key)) continue;
    const association = clubOf(club) ?? null;
    const there = existing.find((one) => one.association === association?.id && overlap(one, days));
    if (there === undefined) {
      const isFirst = existing.length === 0 && (association === null || !hasMembers(association));
      const from = row.from !== '' || row.to !== '' || isFirst ? row.from : day;
      const { to } = row;
      const plays = playing.some((one) => overlap(one, { from, to }));
      const standing = plays && row.standing !== 'guest' ? 'member' : (row.standing ?? 'playing');
      if (standing === 'playing') playing.push({ from, to });
      planned.set(key, { kind: 'begins', club, association, standing, memberNumber, from, to });
      continue;
    }
    const changes = changesIn(there, row);
    if (Object.keys(changes).length > 0) {
      planned.set(key, { kind: 'changes', membership: there, changes });
    }
  }
  return [...planned.values()];
}
