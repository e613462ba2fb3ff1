import { type Offer, offersOfRegister } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import type { OfferLine } from '#lib/desks/entries/offer-line.ts';
import { listedOne } from './listed-tournaments.ts';
import { mayDo } from './may-do.ts';
import { today } from './register-page.ts';

/** Where something may be said of players that their tournament does not, for whoever may look there. */
const sources: readonly ((locals: App.Locals, t: Tournament) => readonly Offer[])[] = [
  (locals, t) =>
    mayDo(locals, 'see-people', null)
      ? offersOfRegister(locals.app.register.now(), t, today(locals))
      : [],
];

function lineOf({ players }: Tournament, offer: Offer): readonly OfferLine[] {
  const player = players.find(({ id }) => id === offer.player);
  if (player === undefined) return [];
  const { no, details } = player;
  return [{ ...offer, no, name: details.name, before: details }];
}

/** What is offered to a tournament; one that is finished or put away is left as it is. */
export async function offersTo(locals: App.Locals, t: Tournament): Promise<readonly OfferLine[]> {
  if (t.finished || !mayDo(locals, 'keep-entries', t.id)) return [];
  const offers = sources.flatMap((source) => source(locals, t));
  const listed = offers.length === 0 ? null : await listedOne(locals.app, t.id);
  return listed?.archived === false ? offers.flatMap((offer) => lineOf(t, offer)) : [];
}
