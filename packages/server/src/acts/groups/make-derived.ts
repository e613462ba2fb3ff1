import { err, ok, type Result } from '@rokade/rules';
import {
  type Actor,
  type NewTournament,
  newTournamentCommands,
  parseTournamentId,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { addressName } from '../../values/address-name.ts';

const longestId = 64;

/**
 * The id of a tournament made from another one: always the same for the same group or stage, so that a
 * repetition continues after an interruption. null: the name has no letter or digit.
 */
export function derivedId(from: TournamentId, group: string): TournamentId | null {
  const name = addressName(group);
  if (name === '') return null;
  return parseTournamentId(`${from.slice(0, longestId - name.length - 1)}-${name}`);
}

/** The present tournament; null: there is none. */
async function existing(
  { tournaments }: Pick<Application, 'tournaments'>,
  id: TournamentId,
): Promise<Result<Tournament | null, AppError>> {
  const found = await tournaments.get(id);
  if (found.ok) return found;
  const { code } = found.error;
  return code === 'store.missing' || code === 'store.removed' ? ok(null) : err(found.error);
}

/** Why an existing tournament cannot become the one wanted; null: it can. */
function objection(there: Tournament, { settings }: NewTournament): AppError | null {
  const { origin } = there.settings;
  if (origin === null || origin.kind !== settings.origin?.kind)
    return { code: 'tournament.exists' };
  return there.rounds.length > 0
    ? { code: 'command.not-now', command: 'enter-players', phase: 'paired' }
    : null;
}

/**
 * Creates a tournament of players of others, or changes what an earlier try left. It can be repeated until
 * the first round is paired; a tournament of another origin is refused.
 *
 * @param by the author, and the reason, which is required if numbers are assigned anew
 */
export async function makeTournament(
  app: Pick<Application, 'tournaments'>,
  newTournament: NewTournament,
  by: { readonly actor: Actor; readonly reason: string },
): Promise<Result<TournamentId, AppError>> {
  const { id } = newTournament;
  const found = await existing(app, id);
  if (!found.ok) return found;
  const there = found.value;
  const wrong = there === null ? null : objection(there, newTournament);
  if (wrong !== null) return err(wrong);
  let basedOn = there?.version ?? 0;
  for (const command of newTournamentCommands(there, newTournament)) {
    const request = { command, basedOn, confirmed: true, reason: by.reason };
    const done = await app.tournaments.execute(id, request, by.actor);
    if (!done.ok) return done;
    basedOn = done.value.state.version;
  }
  return ok(id);
}
