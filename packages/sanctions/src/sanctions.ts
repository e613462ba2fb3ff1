import type { SuspensionTerm } from '@rokade/rules';
import type { SanctionId } from './ids.ts';
import type { EndValues, SanctionValues } from './sanction-values.ts';

/** The first day of a suspension, and its duration as calculated. */
export interface SuspensionTime extends SuspensionTerm {
  readonly from: string;
}

/** A warning or suspension as it was given. */
export interface RecordedSanction {
  readonly id: SanctionId;
  readonly values: SanctionValues;
  /** null: not lifted. */
  readonly lifted: EndValues | null;
  /** null: not annulled. */
  readonly annulled: EndValues | null;
  /** The stored outcome of a suspension that depended on deleted ones; null: it is calculated. */
  readonly stands: SuspensionTime | null;
}

/** The book's state: the sanctions still kept, in the order of entering. */
export interface Sanctions {
  readonly version: number;
  readonly given: readonly RecordedSanction[];
}

/** The empty book. */
export const noSanctions: Sanctions = { version: 0, given: [] };

/** The sanction with an id, if it is still kept. */
export const sanctionOf = (
  { given: all }: Sanctions,
  id: SanctionId,
): RecordedSanction | undefined => all.find((one) => one.id === id);
