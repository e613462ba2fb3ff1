import { type KindsOf, kindsOf, type Recorded, someOf } from '@rokade/journal';
import { contestAct } from './acts.ts';
import { contestPayload, entryPayload } from './command.ts';
import { contestShapes, entryShapes, erasedEntry } from './contest-values.ts';
import { entryId } from './ids.ts';

const happenedKinds = {
  'contest-made': contestPayload,
  'contest-changed': { values: someOf(contestShapes) },
  'entry-entered': entryPayload,
  'entry-changed': { entry: entryId, values: someOf(entryShapes) },
  'entry-erased': { entry: entryId },
  'act-noted': { act: contestAct },
};

/** The shape of an event in a competition's journal. */
export const contestHappened = kindsOf(happenedKinds);
export type ContestHappened = KindsOf<typeof happenedKinds>;

/** An event with its number, time and author. */
export type ContestJournalEntry = Recorded<ContestHappened>;

/** The personal values in the journal, and the events that erase them (ADR 0037). */
export const personalInContest = {
  erased: erasedEntry,
  places: {
    'entry-entered': { person: 'entry', values: 'values' },
    'entry-changed': { person: 'entry', values: 'values' },
  },
  erasures: { 'entry-erased': 'entry' },
} as const;
