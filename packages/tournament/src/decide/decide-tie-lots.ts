import { makeSeededRandom, shuffled } from '@rokade/rules';
import type { Command } from '../command.ts';
import type { PlayerId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { viewStandings } from '../views/view-standings.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { nameKey } from './player-check.ts';

/** Whether these are exactly the players of one shared place of the standings as they are now. */
function shareOnePlace(t: Tournament, players: readonly PlayerId[]): boolean {
  const wanted = new Set(players);
  const { rows } = viewStandings(t);
  const ranks = new Set(rows.flatMap(({ player, rank }) => (wanted.has(player.id) ? [rank] : [])));
  const there = rows.filter(({ rank }) => ranks.has(rank));
  return (
    ranks.size === 1 &&
    players.length > 1 &&
    wanted.size === players.length &&
    there.length === players.length
  );
}

/**
 * A lot between players whom points and tie-breaks leave equal. The lots go into the urn by name, so
 * that whoever has the names and the seed can repeat the draw.
 *
 * @article DSU 2002 4.14; Tempelhof 2018 III.A.7
 */
export function decideTieLots(
  t: Tournament,
  { seed, players }: Extract<Command, { kind: 'draw-tie-lots' }>,
): Decision {
  if (seed.trim() === '') return refuse({ code: 'lots.seed-missing' });
  if (!shareOnePlace(t, players)) return refuse({ code: 'lots.not-tied', players });
  const nameOf = (id: PlayerId): string =>
    nameKey(t.players.find((player) => player.id === id)?.details.name ?? '');
  const urn = players.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return carryOut({ kind: 'tie-lots-drawn', seed, order: shuffled(urn, makeSeededRandom(seed)) });
}
