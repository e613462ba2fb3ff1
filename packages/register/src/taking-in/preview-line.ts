import type { Likeness } from '../doubles/find-doubles.ts';
import type { PersonField, PersonValues } from '../fields/person-fields.ts';
import type { PersonId } from '../ids.ts';
import type { PlannedMembership } from './plan-memberships.ts';

/** The user's decision for rows whose person is uncertain. */
export type ListChoice =
  | { readonly kind: 'same'; readonly person: PersonId }
  | { readonly kind: 'new' }
  | { readonly kind: 'leave-out' };

/** Facts about a list as a whole. */
export interface ListFacts {
  /** The day of the list. */
  readonly day: string;
  /** The federation whose clubs it lists, `DEN`; '' = not given. */
  readonly federation: string;
  /** Whether it has all members of its clubs, so that missing people are no longer members. */
  readonly isComplete: boolean;
  /** By the keys of the lines. */
  readonly choices: Readonly<Record<string, ListChoice>>;
}

/** The change of a field. */
export interface FieldChange {
  readonly field: PersonField;
  /** null: contact data, which a preview does not show. */
  readonly from: string | null;
  readonly to: string;
}

/** A person of a list, with the changes that importing it would make. */
export interface PreviewLine {
  readonly key: string;
  /** The lines of the file; empty for a person missing in it. */
  readonly rows: readonly number[];
  readonly values: PersonValues;
  readonly state: 'new' | 'changed' | 'unchanged' | 'doubtful' | 'ended' | 'left-out';
  /** The person of the register; null: new, or uncertain. */
  readonly person: PersonId | null;
  readonly changes: readonly FieldChange[];
  readonly memberships: readonly PlannedMembership[];
  /** The candidates: people of the register and other lines. */
  readonly candidates: readonly Likeness[];
}

/** Whether a candidate is another line of the list, and no person of the register. */
export const isLine = (key: string): boolean => key.startsWith('row ');
