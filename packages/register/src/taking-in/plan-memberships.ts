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
  /** The day of the list. */
  readonly day: string;
}

function changesIn(
  { memberNumber, standing }: Membership,
  listed: ListedPerson,
): Partial<MembershipValues> {
  const number = listed.memberNumber;
  return {
    ...(number !== '' && number !== memberNumber ? { memberNumber: number } : {}),
    ...(listed.standing === 'member' && standing === 'playing' ? { standing: 'member' } : {}),
  };
}

const byStanding = (a: ListedPerson, b: ListedPerson): number =>
  Number(b.standing === 'playing') - Number(a.standing === 'playing');

/**
 * The memberships in the rows of one person. A list says who belongs to a club on its day, but not
 * since when, nor, in Denmark, for which of two clubs they play: a person who plays for one club
 * becomes `member` of the other, until it is changed by hand. A person who is no longer in a list keeps
 * the membership, since lists can be of one club or incomplete.
 */
export function planMemberships(
  rows: readonly ListedPerson[],
  { existing, clubOf, isOfFederation, day }: MembershipsInList,
): readonly PlannedMembership[] {
  const from = { from: day, to: '' };
  const open = existing.filter((one) => overlap(one, from));
  let plays = open.some((one) => one.standing === 'playing' && isOfFederation(one));
  const planned = new Map<string, PlannedMembership>();
  for (const row of rows.toSorted(byStanding)) {
    const { club, memberNumber } = row;
    if (club === null || planned.has(clubKey(club))) continue;
    const association = clubOf(club) ?? null;
    const there = open.find((one) => one.association === association?.id);
    if (there === undefined) {
      const standing = plays && row.standing !== 'guest' ? 'member' : (row.standing ?? 'playing');
      plays ||= standing === 'playing';
      planned.set(clubKey(club), { kind: 'begins', club, association, standing, memberNumber });
      continue;
    }
    const changes = changesIn(there, row);
    if (Object.keys(changes).length > 0) {
      planned.set(clubKey(club), { kind: 'changes', membership: there, changes });
    }
  }
  return [...planned.values()];
}
