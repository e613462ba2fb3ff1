import type { TournamentEvent } from '../events/entry.ts';
import { draftRound } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';

/**
 * The event that takes the draft back, if there is one: a change of players, results or settings makes
 * it outdated.
 */
export function outdatedDraft(t: Tournament): readonly TournamentEvent[] {
  const draft = draftRound(t);
  return draft === undefined ? [] : [{ kind: 'round-withdrawn', round: draft.number }];
}
