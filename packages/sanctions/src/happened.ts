import {
  erasedValues,
  fieldsOf,
  type KindsOf,
  kindsOf,
  type Recorded,
  someOf,
  text,
  whole,
} from '@rokade/journal';
import { sanctionIdShape } from './command.ts';
import { endFields, endShapes, sanctionFields, sanctionShapes } from './sanction-values.ts';

const sanction = { sanction: sanctionIdShape };

const happenedKinds = {
  'sanctions-begun': {},
  'sanction-given': { ...sanction, values: fieldsOf(sanctionShapes) },
  'sanction-changed': { ...sanction, values: someOf(sanctionShapes) },
  'sanction-lifted': { ...sanction, values: fieldsOf(endShapes) },
  'sanction-annulled': { ...sanction, values: fieldsOf(endShapes) },
  /** A sanction that it depends on was deleted: its outcome is stored. */
  'sanction-stands': {
    ...sanction,
    values: fieldsOf({ from: text, months: whole(0, 2400), days: whole(0, 10_000_000) }),
  },
  'sanction-deleted': sanction,
};

/** The shape of an event in the journal of the book of sanctions. */
export const sanctionsHappened = kindsOf(happenedKinds);
export type SanctionsHappened = KindsOf<typeof happenedKinds>;

/** An event with its number, time and author. */
export type SanctionsEntry = Recorded<SanctionsHappened>;

const personalPart = { person: 'sanction', values: 'values' } as const;

/**
 * All values of a sanction are personal, including the person (ADR 0037): after deletion, the journal
 * only says that there was one.
 */
export const personalInSanctions = {
  erased: { ...erasedValues(sanctionFields), ...erasedValues(endFields) },
  places: {
    'sanction-given': personalPart,
    'sanction-changed': personalPart,
    'sanction-lifted': personalPart,
    'sanction-annulled': personalPart,
    'sanction-stands': personalPart,
  },
  erasures: { 'sanction-deleted': 'sanction' },
} as const;
