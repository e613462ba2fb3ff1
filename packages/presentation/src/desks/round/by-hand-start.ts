import { availabilityIn, type Tournament, viewStandings } from '@rokade/tournament';
import type { EditedDraft } from './draft-editing.ts';

/**
 * The draft with which pairing by hand begins: neighbours in the standings; of an odd number, the
 * last has no opponent.
 */
export function byHandStart(t: Tournament, round: number): EditedDraft {
  const present = new Set(
    t.players
      .filter((player) => availabilityIn(player, round).kind === 'present')
      .map(({ id }) => id),
  );
  const order = viewStandings(t)
    .rows.map(({ player }) => player.id)
    .filter((id) => present.has(id));
  const boards = order.flatMap((white, index) => {
    const black = order[index + 1];
    return index % 2 === 1 || black === undefined ? [] : [{ white, black }];
  });
  return { boards, idle: order.slice(boards.length * 2) };
}
