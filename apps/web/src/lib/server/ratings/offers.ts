import type { ChessEvent } from '@rokade/event';
import type { OfferLine } from '@rokade/presentation/desks/entries/offer-line.ts';
import {
  offeredOf,
  offersAsSeen,
  offersOfLists,
  offersToEvent,
  offersToTournament,
} from '@rokade/server';
import { listInWords } from '@rokade/tables';
import type { Offer, Offered, Tournament } from '@rokade/tournament';
import { asSeen, seesBirthdays } from '../players/births.ts';
import { today } from '../register/register-page.ts';
import { mayDo } from '../rights/may-do.ts';

/** Offers together with the present data of their players, as the reader may see both. */
function linesOf(
  locals: App.Locals,
  of: string,
  players: readonly Offered[],
  offers: readonly Offer[],
): readonly OfferLine[] {
  const seen = seesBirthdays(locals, of) ? offers : offersAsSeen(offers, players, today(locals));
  const present = new Map(players.map(({ id, details }) => [id, asSeen(locals, details, of)]));
  return seen.flatMap((offer) => {
    const before = present.get(offer.player);
    return before === undefined ? [] : [{ ...offer, name: before.name, before }];
  });
}

const mayTake = (locals: App.Locals, event: string): boolean =>
  mayDo(locals, 'keep-entries', event) && mayDo(locals, 'see-people', null);

/** The register's offers to a complete tournament; none if the reader may not take them. */
export async function offersTo(locals: App.Locals, t: Tournament): Promise<readonly OfferLine[]> {
  if (!mayTake(locals, t.id)) return [];
  return linesOf(locals, t.id, t.players, await offersToTournament(locals.app, t));
}

/** An offer without the changes that an earlier offer to the same player contains. */
const withoutRegistered = (offer: OfferLine, before: readonly OfferLine[]): OfferLine => ({
  ...offer,
  changes: Object.fromEntries(
    Object.entries(offer.changes).filter(
      ([field, value]) =>
        !before.some(
          ({ player, changes }) => player === offer.player && Reflect.get(changes, field) === value,
        ),
    ),
  ),
});

/** The changes that the register and the rating lists offer, in the order of the players. */
export async function everythingOffered(
  locals: App.Locals,
  t: Tournament,
): Promise<readonly OfferLine[]> {
  const registered = await offersTo(locals, t);
  const listed = linesOf(locals, t.id, t.players, offersOfLists(locals.app.lists, t))
    .map((offer) => withoutRegistered(offer, registered))
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .map(({ by, ...offer }) => ({
      ...offer,
      by: { ...by, name: listInWords(locals, { source: by.name, month: by.more }), more: '' },
    }));
  const byPlayer = Map.groupBy([...registered, ...listed], ({ player }) => player);
  return t.players.flatMap(({ id }) => byPlayer.get(id) ?? []);
}

/** The register's offers to a complete event's entry list; none if the reader may not take them. */
export async function offersToList(
  locals: App.Locals,
  event: ChessEvent,
): Promise<readonly OfferLine[]> {
  if (!mayTake(locals, event.id)) return [];
  const offers = await offersToEvent(locals.app, event);
  return linesOf(locals, event.id, event.entrants.map(offeredOf), offers);
}
