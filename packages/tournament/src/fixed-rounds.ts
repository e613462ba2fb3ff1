import type { Tournament } from './state.ts';
import { isRoundRobin } from './system-choice.ts';

/** A table for `count` meets everybody in `count` − 1 rounds, one more if somebody is always free. */
const roundsOfTable = (count: number): number => (count % 2 === 0 ? count - 1 : count);

/**
 * How many rounds the tournament has whatever the results: what the organiser planned, but for round
 * robins and teams, where the number of players or teams says it. null: it depends on the results.
 */
export function fixedRounds({
  settings,
  players,
}: Pick<Tournament, 'settings' | 'players'>): number | null {
  const { system, roundsPlanned } = settings;
  if (isRoundRobin(system)) return system.cycles * roundsOfTable(Math.max(2, players.length));
  if (system.code === 'cup' || system.code === 'play-off') return null;
  return system.code === 'olympiad' ? roundsOfTable(Math.max(2, system.teams)) : roundsPlanned;
}
