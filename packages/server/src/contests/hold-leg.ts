import {
  type ActOf,
  type ContestCommand,
  type EntryId,
  type EntryValues,
  matchedEntry,
} from '@rokade/club';
import type { Result } from '@rokade/rules';
import { type Sender, tellAll, type WrittenByAll } from './contest-sender.ts';
import type { ContestError, Contests } from './contests.ts';

type LegResults = ActOf<'leg-held'>;

/** Somebody who played a leg and is not entered yet, with the id of their new entry. */
export interface Stranger extends Pick<EntryValues, 'name' | 'person'> {
  readonly entry: EntryId;
  readonly score: Omit<LegResults['scores'][number], 'entry'>;
}

/**
 * Enters the strangers on the day of a leg, then notes its results. Strangers whom an earlier try entered
 * before it was refused are not entered twice.
 */
export async function holdLeg(
  contests: Pick<Contests, 'execute' | 'get'>,
  sender: Sender,
  leg: LegResults,
  strangers: readonly Stranger[],
): Promise<Result<WrittenByAll, ContestError>> {
  const found = await contests.get(sender.id);
  if (!found.ok) return found;
  const entering: ContestCommand[] = [];
  const scores = strangers.map(({ entry, name, person, score }) => {
    const existing = matchedEntry(found.value, { name, person });
    if (existing === null) {
      const values = { name, born: '', person };
      entering.push({ kind: 'enter-entry', entry, values, rating: null, day: leg.day });
    }
    return { entry: existing ?? entry, ...score };
  });
  const act = { ...leg, scores: [...leg.scores, ...scores] };
  return tellAll(contests, sender, [...entering, { kind: 'note-act', act }]);
}
