import type { Tournament } from '../state/state.ts';
import { recordOf } from '../systems/system-choice.ts';

/**
 * How many rounds the tournament has whatever the results: what the organiser planned, but for round
 * robins and teams, where the number of players or teams says it. null: it depends on the results.
 */
export const fixedRounds = ({
  settings: { system, roundsPlanned },
  players,
}: Pick<Tournament, 'settings' | 'players'>): number | null =>
  recordOf(system).rounds(system, players.length, roundsPlanned);
