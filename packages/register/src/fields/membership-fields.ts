import { shapesIn, text, type ValueFields, type ValuesOf, wordOf } from '@rokade/journal';
import { associationOrErased } from '../ids.ts';

/**
 * The kind of membership. `playing`: plays for the club. `member`: a member who plays for another club
 * or for none (P in German lists). `guest`: plays in the club's events by permission (Tempelhof I.2).
 */
export const standings = ['playing', 'member', 'guest'] as const;

export type MembershipStanding = (typeof standings)[number];

const atDesk = { seenBy: 'desk', personal: false } as const;
const day = { shape: text, ...atDesk, input: { kind: 'day' } } as const;

/** Every field of a membership. Clubs publish its number, so both are erased with the person. */
export const membershipFields = {
  association: {
    shape: associationOrErased,
    seenBy: 'desk',
    personal: true,
    input: { kind: 'choice' },
    label: 'people.member-of',
  },
  standing: {
    shape: wordOf(standings),
    ...atDesk,
    input: { kind: 'choice', words: 'people.standing-' },
    usual: 'playing',
  },
  /** The member number in that club; '' = none. */
  memberNumber: { shape: text, seenBy: 'desk', personal: true, input: { kind: 'line' } },
  /** First and last day, `2026-11-22`; '' = unknown begin, and no end. */
  from: { ...day, hint: 'people.from-hint' },
  to: day,
} as const satisfies ValueFields;

export const membershipShapes = shapesIn(membershipFields);
export interface MembershipValues extends ValuesOf<typeof membershipFields> {}
