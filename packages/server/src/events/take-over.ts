import type { TakingOver } from '@rokade/event';
import {
  type Actor,
  type Command,
  type PlayerId,
  parseTournamentId,
  type TournamentId,
} from '@rokade/tournament';
import type { AppError, Tournaments } from '../kinds/tournament-types.ts';
import type { NotTaken, Taker } from './events.ts';

/** Somebody on an entry list has the same id as a player. */
const playerId = (entrant: string): PlayerId => entrant as PlayerId;

const leaving = ({ leaves }: TakingOver): readonly Command[] =>
  leaves.map((entrant) => ({ kind: 'remove-player', player: playerId(entrant) }));

function coming({ enters, changes }: TakingOver): readonly Command[] {
  const players = enters.map(({ id, values }) => ({
    id: playerId(id),
    details: values,
  }));
  return [
    ...(players.length === 0 ? [] : [{ kind: 'enter-players', players } as const]),
    ...changes.map(
      ({ id, changes: said }) =>
        ({ kind: 'change-player', player: playerId(id), changes: said }) as const,
    ),
  ];
}

/** Tells a tournament one thing after the other; the first that it does not take ends it. */
async function tell(
  tournaments: Tournaments,
  id: TournamentId,
  commands: readonly Command[],
  actor: Actor,
): Promise<AppError | null> {
  for (const command of commands) {
    const state = await tournaments.get(id);
    if (!state.ok) return state.error;
    const request = { basedOn: state.value.version, command, reason: '', confirmed: true };
    const done = await tournaments.execute(id, request, actor);
    if (!done.ok) return done.error;
  }
  return null;
}

/**
 * Tells every tournament what a plan says. Who moves has left before they come, so that nobody ever
 * plays in two groups; broken off at any moment, the next time goes on from there.
 */
export async function takeOver(
  tournaments: Tournaments,
  plan: readonly TakingOver[],
  { actor, may }: Taker,
): Promise<readonly NotTaken[]> {
  const refused = new Map<string, NotTaken>();
  for (const commandsOf of [leaving, coming]) {
    for (const one of plan) {
      const { group } = one;
      const commands = commandsOf(one);
      const id = parseTournamentId(group);
      if (commands.length === 0 || id === null || refused.has(group)) continue;
      const belonging = await tournaments.belonging(id);
      const error =
        belonging.ok && may(group, belonging.value)
          ? await tell(tournaments, id, commands, actor)
          : ({ code: 'request.not-allowed' } as const);
      if (error !== null) refused.set(group, { group, error });
    }
  }
  return [...refused.values()];
}
