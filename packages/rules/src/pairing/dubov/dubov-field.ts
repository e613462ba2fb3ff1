import { invariant } from '../../kernel/invariant.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { preferenceStrength } from '../dutch/field/colour-preference.ts';
import type { Field } from '../dutch/field/field.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { makeSwissField } from '../fide-swiss/swiss-field.ts';
import { averageRating } from './average-rating.ts';
import { type DubovRequest, usualProvisionalRating } from './dubov-request.ts';
import { mostUpfloats, type Upfloats, upfloatsOf } from './upfloats.ts';

/** What the Dubov system knows of a player besides the Dutch system's facts. */
export interface DubovFacts extends Upfloats {
  /** ARO, the average rating of the opponents. */
  readonly average: number;
}

/** The players to be paired, with the facts that only this system uses. */
export interface DubovField extends Field {
  readonly factsOf: (player: Pairee) => DubovFacts;
  /** MaxT. */
  readonly mostUpfloats: number;
  readonly isLastRound: boolean;
}

/** Whoever has not played has a mild preference for Black. `@article FIDE C.04.4.1 2026 1.6.4` */
const withPreference = (player: Pairee): Pairee =>
  player.preference.colour === null
    ? { ...player, preference: { colour: 'black', strength: preferenceStrength.mild } }
    : player;

/** The field of a request. */
export function makeDubovField(request: DubovRequest): DubovField {
  const field = makeSwissField(request);
  const byNo = new Map(request.players.map((player) => [player.no, player]));
  const playerOf = (no: PlayerNo) => byNo.get(no);
  const provisional = request.provisionalRating ?? usualProvisionalRating;
  const ratingOf = (no: PlayerNo): number => playerOf(no)?.rating ?? provisional;
  const facts = new Map(
    field.pairees.map(({ no }) => {
      const player = playerOf(no);
      invariant(player !== undefined, 'a player to be paired has entered');
      const average = averageRating(player, ratingOf);
      return [no, { average, ...upfloatsOf(request, player, playerOf) }] as const;
    }),
  );
  return {
    ...field,
    pairees: field.pairees.map(withPreference),
    factsOf: ({ no }) => {
      const found = facts.get(no);
      invariant(found !== undefined, 'facts are there for everybody who is paired');
      return found;
    },
    mostUpfloats: mostUpfloats(request),
    isLastRound: request.roundNumber === request.roundsPlanned,
  };
}
