import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import { parseTournamentId, type Tournament, type TournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import type { Exchange, Reply } from './exchange.ts';
import { mayHere } from './may-here.ts';

export const missing = err({ code: 'store.missing' as const });

/** Gives handlers the id in the address; a text that is none names nothing. */
export const atIdOf =
  <Id extends string>(parse: (text: string) => Id | null) =>
  <Said extends readonly unknown[]>(
    handle: (exchange: Exchange, id: Id, ...said: Said) => Promise<Reply> | Reply,
  ) =>
  (exchange: Exchange, ...said: Said): Promise<Reply> | Reply => {
    const id = parse(exchange.req.param('id') ?? '');
    return id === null ? missing : handle(exchange, id, ...said);
  };

export const atTournament = atIdOf(parseTournamentId);
export const atEvent = atIdOf(parseEventId);
export const atContest = atIdOf(parseContestId);

/** A tournament as the asker may see it: all of it, or what is public. */
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
