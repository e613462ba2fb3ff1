import type { Tournament } from '../state/state.ts';
import { recordOf } from '../systems/system-choice.ts';

/**
 * The number of rounds where results do not change it: the organiser's number, or for round robins and
 * teams that of the players or teams. null: it depends on the results.
 */
export const fixedRounds = ({
  settings: { system, roundsPlanned },
  players,
}: Pick<Tournament, 'settings' | 'players'>): number | null =>
  recordOf(system).rounds(system, players.length, roundsPlanned);
