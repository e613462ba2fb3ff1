import type { Likeness } from '../doubles/find-doubles.ts';
import type { PersonField, PersonValues } from '../fields/person-fields.ts';
import type { PersonId } from '../ids.ts';
import type { PlannedMembership } from './plan-memberships.ts';

/** What somebody decided of rows that leave it open who they speak of. */
export type ListChoice =
  | { readonly kind: 'same'; readonly person: PersonId }
  | { readonly kind: 'new' }
  | { readonly kind: 'leave-out' };

/** What is said of a list as a whole. */
export interface ListFacts {
  /** The day it was made. */
  readonly day: string;
  /** Whose clubs it lists, `DEN`; '' = not said. */
  readonly federation: string;
  /** It has all members of its clubs: who is missing is one no more. */
  readonly isComplete: boolean;
  /** By the keys of the lines. */
  readonly choices: Readonly<Record<string, ListChoice>>;
}

/** What changes in a field. */
export interface FieldChange {
  readonly field: PersonField;
  /** null: contact data, which looking at a list shows nobody. */
  readonly from: string | null;
  readonly to: string;
}

/** One person of a list, and what taking it in does with them. */
export interface PreviewLine {
  readonly key: string;
  /** The lines of the file; none of somebody who is missing in it. */
  readonly rows: readonly number[];
  readonly values: PersonValues;
  readonly state: 'new' | 'changed' | 'unchanged' | 'doubtful' | 'ended' | 'left-out';
  /** Whom the rows speak of; null: somebody new, or nobody knows. */
  readonly person: PersonId | null;
  readonly changes: readonly FieldChange[];
  readonly memberships: readonly PlannedMembership[];
  /** Whom they may speak of, people of the register and other lines. */
  readonly candidates: readonly Likeness[];
}
