import type { SuspensionTerm } from '@rokade/rules';
import type { SanctionId } from './ids.ts';
import type { EndValues, SanctionValues } from './sanction-values.ts';

/** The first day of a suspension, and its time as it came out. */
export interface StandingTime extends SuspensionTerm {
  readonly from: string;
}

/** A warning or a suspension as it was given. */
export interface GivenSanction {
  readonly id: SanctionId;
  readonly values: SanctionValues;
  /** null: nobody lifted it. */
  readonly lifted: EndValues | null;
  /** null: it counts. */
  readonly annulled: EndValues | null;
  /** How a suspension came out beside others that are deleted since; null: it is worked out. */
  readonly stands: StandingTime | null;
}

/** The book's state: what is still kept, in the order in which it was entered. */
export interface Sanctions {
  readonly version: number;
  readonly given: readonly GivenSanction[];
}

/** A book in which nothing stands yet. */
export const noSanctions: Sanctions = { version: 0, given: [] };

/** One by its id, if it is kept. */
export const sanctionOf = ({ given }: Sanctions, id: SanctionId): GivenSanction | undefined =>
  given.find((one) => one.id === id);
