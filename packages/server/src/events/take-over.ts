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

/** The id of an entrant as a player, which is the same. */
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
      ({ id, changes: values }) =>
        ({ kind: 'change-player', player: playerId(id), changes: values }) as const,
    ),
  ];
}

/** Executes commands to a tournament one after the other; returns the first error, or null. */
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
 * Changes every tournament as a plan says; returns the tournaments that failed. Players leave their former
 * groups before they enter new ones, so that nobody ever plays in two; after an interruption, a repetition
 * continues from there.
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
