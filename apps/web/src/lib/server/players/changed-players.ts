import { type Lists, listChanges } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';

/** How many players have other data in the rating lists; 0 once a round is paired. */
export const changedPlayers = (lists: Lists, t: Tournament): number =>
  t.rounds.length > 0 ? 0 : new Set(listChanges(lists, t).map(({ player }) => player)).size;
