import { type Tournament, viewCheckIn } from '@rokade/tournament';
import type { CheckInGroup } from '#lib/desks/check-in/check-in-list.ts';

/** A tournament as those at the door see it: names, clubs and ratings, nothing else of anybody. */
export const checkInGroup = (t: Tournament): CheckInGroup => {
  const { round, rows } = viewCheckIn(t);
  const { name, group } = t.settings;
  return { id: t.id, name: group || name, version: t.version, round, rows };
};
