import type { Offer, PlayerDetails } from '@rokade/tournament';

/** Offered changes of a player, beside their present details. */
export interface OfferLine extends Offer {
  readonly name: string;
  readonly before: PlayerDetails;
}

type Detail = keyof PlayerDetails;

/** The key of a field of an offer. */
export const offerKey = ({ player, by }: Pick<Offer, 'player' | 'by'>, field: Detail): string =>
  `${player} ${by.id} ${field}`;

/**
 * Whether a field is ticked at first: not if it is doubtful who the player is, nor if an earlier
 * offer changes the same field, and never for a name, because its spelling is for the user to
 * decide.
 */
export function isTickedBeforehand(
  offers: readonly Offer[],
  index: number,
  field: Detail,
): boolean {
  const offer = offers[index];
  if (field === 'name' || offer === undefined || offer.kind === 'doubtful') return false;
  return !offers
    .slice(0, index)
    .some(
      ({ player, kind, changes }) =>
        player === offer.player && kind !== 'doubtful' && field in changes,
    );
}
