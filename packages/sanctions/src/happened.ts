import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  type Recorded,
  someOf,
  text,
  whole,
} from '@rokade/journal';
import { sanctionIdShape } from './command.ts';
import { endShapes, sanctionShapes, unsaidSanction } from './sanction-values.ts';

const sanction = { sanction: sanctionIdShape };

const happenedKinds = {
  'sanctions-begun': {},
  'sanction-given': { ...sanction, values: fieldsOf(sanctionShapes) },
  'sanction-changed': { ...sanction, values: someOf(sanctionShapes) },
  'sanction-lifted': { ...sanction, values: fieldsOf(endShapes) },
  'sanction-annulled': { ...sanction, values: fieldsOf(endShapes) },
  /** What it rests on is deleted: it stays as it came out. */
  'sanction-stands': {
    ...sanction,
    values: fieldsOf({ from: text, months: whole(0, 2400), days: whole(0, 10_000_000) }),
  },
  'sanction-deleted': sanction,
};

/** What can have happened in a book of sanctions, as its journal tells it. */
export const sanctionsHappened = kindsOf(happenedKinds);
export type SanctionsHappened = KindsOf<typeof happenedKinds>;

/** A line of its journal. */
export type SanctionsEntry = Recorded<SanctionsHappened>;

const said = { person: 'sanction', values: 'values' } as const;

/**
 * Everything said of a sanction stands beside its entries, who was given it, too (ADR 0037): once it
 * is deleted, the journal tells that there was one, and nothing else.
 */
export const personalInSanctions = {
  erased: { ...unsaidSanction, day: '', endedBy: '', endedFor: '' },
  places: {
    'sanction-given': said,
    'sanction-changed': said,
    'sanction-lifted': said,
    'sanction-annulled': said,
    'sanction-stands': said,
  },
  erasures: { 'sanction-deleted': 'sanction' },
} as const;
