import { err, ok, type Result } from '@rokade/rules';
import { parseTournamentId, type Tournament, type TournamentId } from '@rokade/tournament';
import type { AppError, Application } from '../application.ts';
import type { Exchange } from './exchange.ts';
import { mayHere } from './may-here.ts';

const missing = err({ code: 'store.missing' as const });

/** The tournament's id in the address; a text that is none names no tournament. */
export function idIn(exchange: Exchange): Result<TournamentId, AppError> {
  const id = parseTournamentId(exchange.req.param('id') ?? '');
  return id === null ? missing : ok(id);
}

/** The tournament in the address as the asker may see it: all of it, or what is public. */
export async function seenTournament(
  { tournaments }: Application,
  exchange: Exchange,
): Promise<Result<Tournament, AppError>> {
  const id = idIn(exchange);
  if (!id.ok) return id;
  if (mayHere(exchange, 'see-event')) return tournaments.get(id.value);
  const shown = await tournaments.shown(id.value, 'everybody');
  if (shown.ok) return ok(shown.value.t);
  return shown.error.code === 'store.removed' ? shown : missing;
}
