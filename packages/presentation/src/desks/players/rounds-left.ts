import { isScheduled, plannedRounds, publishedRounds, type Tournament } from '@rokade/tournament';

/**
 * The rounds from which a player can still be left out: those not yet published; with a fixed
 * schedule always the last round, too.
 */
export const roundsLeft = (t: Tournament): readonly number[] => {
  const planned = plannedRounds(t);
  const next = publishedRounds(t) + 1;
  const first = isScheduled(t.settings.system) ? Math.min(next, planned) : next;
  const count = Math.max(0, planned - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
};
