import { type Lists, listChanges } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';

/** Of how many players the rating lists say something else, as long as nothing is paired. */
export const changedPlayers = (lists: Lists, t: Tournament): number =>
  t.rounds.length > 0 ? 0 : new Set(listChanges(lists, t).map(({ player }) => player)).size;
