import { shownBirth } from '@rokade/rules';
import type { Offer, Offered } from '@rokade/tournament';

/**
 * Offers as somebody sees them who is not shown the birthdays of minors: a day that is no other year
 * than is known says nothing to them, and is left to whoever sees it.
 */
export function offersAsSeen(
  offers: readonly Offer[],
  players: readonly Offered[],
  day: string,
): readonly Offer[] {
  const births = new Map(players.map(({ id, details }) => [id, details.birthDate]));
  return offers.flatMap((offer) => {
    const { birthDate, ...others } = offer.changes;
    if (birthDate === undefined) return [offer];
    const shown = shownBirth(birthDate, day);
    const isSaid = shown !== shownBirth(births.get(offer.player) ?? '', day);
    const changes = isSaid ? { ...others, birthDate: shown } : others;
    return Object.keys(changes).length === 0 ? [] : [{ ...offer, changes }];
  });
}
