import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { parseLeagueId } from '@rokade/league';
import { err, ok, type Result } from '@rokade/rules';
import { parseTournamentId, type Tournament, type TournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import type { Exchange, Reply } from './exchange.ts';
import { mayHere } from './may-here.ts';

export const missing = err({ code: 'store.missing' as const });

/** Passes the id in the address to a handler; 'store.missing' if the text is not an id. */
export const atIdOf =
  <Id extends string>(parse: (text: string) => Id | null) =>
  <Rest extends readonly unknown[]>(
    handle: (exchange: Exchange, id: Id, ...rest: Rest) => Promise<Reply> | Reply,
  ) =>
  (exchange: Exchange, ...rest: Rest): Promise<Reply> | Reply => {
    const id = parse(exchange.req.param('id') ?? '');
    return id === null ? missing : handle(exchange, id, ...rest);
  };

export const atTournament = atIdOf(parseTournamentId);
export const atEvent = atIdOf(parseEventId);
export const atContest = atIdOf(parseContestId);
export const atLeague = atIdOf(parseLeagueId);

/** A tournament as the sender may see it: completely, or as the public does. */
export async function seenTournament(
  { tournaments }: Application,
  exchange: Exchange,
  id: TournamentId,
): Promise<Result<Tournament, AppError>> {
  if (mayHere(exchange, 'see-event')) return tournaments.get(id);
  const shown = await tournaments.shown(id, 'everybody');
  if (shown.ok) return ok(shown.value.t);
  return shown.error.code === 'store.removed' ? shown : missing;
}
