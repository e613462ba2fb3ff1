import { cupRounds } from './cup-rounds.ts';
import { fixedRounds } from './fixed-rounds.ts';
import type { Tournament } from './state.ts';

/**
 * How many rounds the tournament has. A cup has one more as long as it is not decided: nobody knows
 * how many games will be played again.
 */
export const plannedRounds = (t: Tournament): number => fixedRounds(t) ?? cupRounds(t);
