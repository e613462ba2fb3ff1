import type { PlayerId, Tournament } from '@rokade/tournament';
import { standingsByRound } from '../views/standings/standings-by-round.ts';
import { type PageRequest, playerCard } from './shared-pages.ts';

/** The places of a player after each published round. */
const placesOf = (t: Tournament, player: PlayerId): readonly number[] =>
  standingsByRound(t).map(
    (rows) => rows.find((row) => row.player.id === player)?.rank ?? rows.length,
  );

/**
 * The player whom the second column of a page shows: the one in the address, else the first of the
 * page's list; null: the list is empty.
 */
export function chosenPlayer(
  t: Tournament,
  { locals, url }: PageRequest,
  first: PlayerId | undefined,
) {
  const requested = url.searchParams.get('player');
  const id = t.players.find((player) => player.id === requested)?.id ?? first;
  if (id === undefined) return null;
  const card = playerCard(t, id, { locals });
  return card && { ...card, places: placesOf(t, id) };
}
