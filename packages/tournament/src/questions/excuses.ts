import { excuseCounts } from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import type { Excuse, Player } from '../values/player.ts';
import { playOfRound } from './round-play.ts';

/** The day of a round; '' if it has none. */
export const dayOfRound = (t: Tournament, round: number): string =>
  playOfRound(t, round).date.slice(0, 10);

/** Whether all offered days are before the round, so that the game is played in advance. */
function isInAdvance(t: Tournament, { round, offered }: Excuse): boolean {
  const day = dayOfRound(t, round);
  return day !== '' && offered.length > 0 && offered.every((one) => one !== '' && one < day);
}

/**
 * How many of a player's excuses count towards the maximum.
 *
 * @article Tempelhof 2018 III.A.9
 */
export const countedExcuses = (t: Tournament, { excuses }: Pick<Player, 'excuses'>): number =>
  excuses.filter((excuse) => excuseCounts({ duty: excuse.duty, inAdvance: isInAdvance(t, excuse) }))
    .length;

/** How many of a player's excuses for other rounds count; 0 if the new one does not count itself. */
export function otherExcuses(t: Tournament, { excuses }: Player, excuse: Excuse): number {
  if (isInAdvance(t, excuse)) return 0;
  return countedExcuses(t, { excuses: excuses.filter(({ round }) => round !== excuse.round) });
}
