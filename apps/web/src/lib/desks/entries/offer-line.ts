import {
  type Command,
  leavingOut,
  type Offer,
  offeredFields,
  type PlayerDetails,
  takingOver,
} from '@rokade/tournament';

/** What is offered of a player, beside what their tournament says. */
export interface OfferLine extends Offer {
  readonly name: string;
  readonly before: PlayerDetails;
}

type Detail = keyof PlayerDetails;

/** Names a field of an offer among all offers of a page. */
export const offerKey = ({ player, by }: Pick<Offer, 'player' | 'by'>, field: Detail): string =>
  `${player} ${by.id} ${field}`;

/**
 * Whether a field is ticked beforehand: unless it is doubtful who it is, or an offer before says
 * something else. A name never is: how somebody is called here is for somebody to say.
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
  (form: FormData, isTicked = true) =>
  (offer: Offer): readonly Detail[] => {
    const keys = form.getAll('take');
    return offeredFields(offer).filter(
      (field) => keys.includes(offerKey(offer, field)) === isTicked,
    );
  };

/** Takes over what a form has ticked, or leaves the rest out; null: nothing is to be done. */
export const answering = (form: FormData, offers: readonly OfferLine[]): Command | null =>
  form.get('act') === 'leave-out'
    ? leavingOut(offers, ticked(form, false))
    : takingOver(offers, ticked(form));
