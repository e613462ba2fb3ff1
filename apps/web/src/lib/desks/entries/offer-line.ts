import type { Offer } from '@rokade/server';
import { type Command, type PlayerDetails, ratingFields } from '@rokade/tournament';

/** What is offered of a player, beside what their tournament says. */
export interface OfferLine extends Offer {
  readonly no: number;
  readonly name: string;
  readonly before: PlayerDetails;
}

type Detail = keyof PlayerDetails;

const isPerson = (field: string): number => Number(field === 'person');

/** What is offered, field by field; who it is comes first. */
export const offeredFields = ({ changes }: Pick<Offer, 'changes'>): readonly Detail[] =>
  (Object.keys(changes) as Detail[]).sort((a, b) => isPerson(b) - isPerson(a));

/** Names a field of an offer among all offers of a page. */
export const offerKey = ({ player, by }: Pick<Offer, 'player' | 'by'>, field: Detail): string =>
  `${player} ${by.id} ${field}`;

const only = <T extends object>(values: T, fields: readonly string[]): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.includes(field)),
  ) as Partial<T>;

/** The fields of an offer that are ticked, or those that are not. */
const ticked = (offer: OfferLine, form: FormData, isTicked: boolean): readonly Detail[] => {
  const keys = form.getAll('take');
  return offeredFields(offer).filter((field) => keys.includes(offerKey(offer, field)) === isTicked);
};

/** Takes what is ticked over in one act; null: nothing is. */
export function takingOver(form: FormData, offers: readonly OfferLine[]): Command | null {
  const players = offers.flatMap((offer) => {
    const fields = ticked(offer, form, true);
    const listed = only(
      offer.listed,
      fields.filter((field) => ratingFields.some((one) => one === field)),
    );
    const change = { player: offer.player, changes: only(offer.changes, fields), listed };
    return fields.length === 0 ? [] : [change];
  });
  return players.length === 0 ? null : { kind: 'change-players', players };
}

/** Leaves the rest out; of somebody who is not the player nothing else needs to be said. */
export function leavingOut(form: FormData, offers: readonly OfferLine[]): Command | null {
  const players = offers.flatMap((offer) => {
    const fields = ticked(offer, form, false);
    const values = fields.includes('person') ? ['person'] : fields;
    return fields.length === 0
      ? []
      : [{ player: offer.player, values: only(offer.changes, values) }];
  });
  return players.length === 0 ? null : { kind: 'decline-changes', players };
}
