import type { PrizePlan } from '@rokade/rules';
import type { PlayerId } from './ids.ts';

/** The prizes of a tournament: the organiser's plan, and whether everybody may see it. */
export interface Prizes {
  /** Players are named by id: their numbers may change until the lots are drawn. */
  readonly plan: PrizePlan<PlayerId>;
  /** The list and who gets what stand on the public pages. */
  readonly visible: boolean;
}
