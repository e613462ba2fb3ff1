import { pairingOrder, viewPlayers } from '@rokade/tournament';
import { forVisitors } from '#lib/server/tournaments/shared-page.ts';

/** All players by number, and how the numbers were given. */
export const load = forVisitors((t) => {
  const { system, halfPointByes } = t.settings;
  const ratings = pairingOrder(t.settings);
  return { lines: viewPlayers(t), lots: t.lots, ratings, system, halfPointByes };
});
