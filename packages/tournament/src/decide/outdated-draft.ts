import type { TournamentEvent } from '../events/entry.ts';
import { draftRound } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';

/** A draft no longer fits once players, results or settings change under it: it is taken back with them. */
export function outdatedDraft(t: Tournament): readonly TournamentEvent[] {
  const draft = draftRound(t);
  return draft === undefined ? [] : [{ kind: 'round-withdrawn', round: draft.number }];
}
