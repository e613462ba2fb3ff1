import { type KindsOf, kindsOf, type Recorded, someOf } from '@rokade/journal';
import { contestAct } from './acts.ts';
import { contestSaid, entrySaid } from './command.ts';
import { contestShapes, entryShapes, erasedEntry } from './contest-values.ts';
import { entryId } from './ids.ts';

const happenedKinds = {
  'contest-made': contestSaid,
  'contest-changed': { values: someOf(contestShapes) },
  'entry-entered': entrySaid,
  'entry-changed': { entry: entryId, values: someOf(entryShapes) },
  'entry-erased': { entry: entryId },
  'act-noted': { act: contestAct },
};

/** What can have happened in a competition's book, as its journal tells it. */
export const contestHappened = kindsOf(happenedKinds);
export type ContestHappened = KindsOf<typeof happenedKinds>;

/** A line of its journal. */
export type ContestJournalEntry = Recorded<ContestHappened>;

/** Whom the journal knows by what, and which line ends that (ADR 0037). */
export const personalInContest = {
  erased: erasedEntry,
  places: {
    'entry-entered': { person: 'entry', values: 'values' },
    'entry-changed': { person: 'entry', values: 'values' },
  },
  erasures: { 'entry-erased': 'entry' },
} as const;
