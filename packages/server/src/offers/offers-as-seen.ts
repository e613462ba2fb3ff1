import { shownBirth } from '@rokade/rules';
import type { Offer, Offered } from '@rokade/tournament';

/**
 * Offers for somebody who may not see the birthdays of minors: only the year is shown, and an offer that
 * does not change the year is left to those who may see the day.
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
    const isShown = shown !== shownBirth(births.get(offer.player) ?? '', day);
    const changes = isShown ? { ...others, birthDate: shown } : others;
    return Object.keys(changes).length === 0 ? [] : [{ ...offer, changes }];
  });
}
