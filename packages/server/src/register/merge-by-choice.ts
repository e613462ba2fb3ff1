import {
  type MembershipId,
  type PersonId,
  personFieldCodes,
  proposeMerging,
  type RegisterTypes,
  whoStays,
} from '@rokade/register';
import type { BasedRequest } from '../kinds/books.ts';
import type { RegisterBook } from './register-book.ts';

/** The choices for merging two people: who stays, and whose value each field gets; else as proposed. */
export interface MergingChoice {
  readonly stays: PersonId;
  readonly goes: PersonId;
  readonly takes: Readonly<Record<string, 'stays' | 'goes'>>;
  readonly leftOut: readonly MembershipId[];
}

/**
 * The command that merges two people by somebody's choices. Values that they may not see can be chosen too;
 * without a choice the proposal counts.
 */
export function mergingBy(
  register: Pick<RegisterBook, 'now'>,
  { stays, goes, takes, leftOut }: MergingChoice,
): Extract<BasedRequest<RegisterTypes>['command'], { kind: 'merge-people' }> {
  const state = register.now();
  const [one, other] = [whoStays(state, stays), whoStays(state, goes)];
  const proposed =
    one === undefined || other === undefined ? {} : proposeMerging(state, one, other).values;
  const fields = personFieldCodes.flatMap((field) => {
    const value = takes[field] === 'goes' ? other?.values[field] : proposed[field];
    return takes[field] === 'stays' || value === undefined ? [] : [[field, value]];
  });
  return { kind: 'merge-people', stays, goes, values: Object.fromEntries(fields), leftOut };
}
