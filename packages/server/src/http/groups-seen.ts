import type { ChessEvent } from '@rokade/event';
import { parseTournamentId, type Tournament } from '@rokade/tournament';
import { belongingOf } from '../acts/belonging-of.ts';
import type { Application } from '../application.ts';
import type { Exchange } from './exchange.ts';
import { mayWith } from './may-here.ts';

/** A group, if the sender may see it. */
async function groupSeen(
  app: Application,
  exchange: Exchange,
  group: string,
): Promise<readonly Tournament[]> {
  const id = parseTournamentId(group);
  const whose = await belongingOf(app, { kind: 'tournament', id: group });
  if (id === null || !mayWith(exchange, 'see-boards', { ...whose, id })) return [];
  const found = await app.tournaments.get(id);
  return found.ok ? [found.value] : [];
}

/** The groups of an event that the sender may see. */
export const groupsSeen = async (
  app: Application,
  exchange: Exchange,
  { groups }: ChessEvent,
): Promise<readonly Tournament[]> =>
  (await Promise.all(groups.map((group) => groupSeen(app, exchange, group)))).flat();
