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

/** Who of two stays, and whose value is kept of each field; what is not said goes as it is proposed. */
export interface MergingChoice {
  readonly stays: PersonId;
  readonly goes: PersonId;
  readonly takes: Readonly<Record<string, 'stays' | 'goes'>>;
  readonly leftOut: readonly MembershipId[];
}

/**
 * The command that merges two people by whose values somebody chose. They need not see a value to choose
 * it: of what they were not shown the proposal holds.
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
