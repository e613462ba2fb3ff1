import {
  type Command,
  leavingOut,
  type Offer,
  offeredFields,
  type PlayerDetails,
  takingOver,
} from '@rokade/tournament';
import type { FormFields } from '../../console/commands/said-in-form.ts';

/** Offered changes of a player, beside their present details. */
export interface OfferLine extends Offer {
  readonly name: string;
  readonly before: PlayerDetails;
}

type Detail = keyof PlayerDetails;

/** The value of the checkbox for a field of an offer. */
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

/** The fields of an offer that are ticked in a form, or those that are not. */
const ticked =
  (form: FormFields, isTicked = true) =>
  (offer: Offer): readonly Detail[] => {
    const keys = form.getAll('take');
    return offeredFields(offer).filter(
      (field) => keys.includes(offerKey(offer, field)) === isTicked,
    );
  };

/**
 * The command that takes over the ticked fields, or that declines the others; null: there is
 * nothing to do.
 */
export const answering = (form: FormFields, offers: readonly OfferLine[]): Command | null =>
  form.get('act') === 'leave-out'
    ? leavingOut(offers, ticked(form, false))
    : takingOver(offers, ticked(form));
