import type { ContestCommand, ContestId } from '@rokade/club';
import type { Actor } from '@rokade/journal';
import { ok, type Result } from '@rokade/rules';
import type { ContestError, Contests } from './contests.ts';

/** The sender of several commands to a competition. */
export interface Sender {
  readonly id: ContestId;
  readonly actor: Actor;
  /** The version of the competition that the sender has seen. */
  readonly basedOn: number;
  /** Whether the consequences of the last command are confirmed. */
  readonly confirmed: boolean;
}

/** Executes commands to a competition one after another until one fails; returns the version after the last. */
export async function tellAll(
  contests: Pick<Contests, 'execute'>,
  { id, actor, basedOn, confirmed }: Sender,
  commands: readonly ContestCommand[],
): Promise<Result<{ readonly version: number }, ContestError>> {
  let version = basedOn;
  for (const command of commands) {
    const request = { command, basedOn, reason: '', confirmed };
    const done = await contests.execute(id, request, actor);
    if (!done.ok) return done;
    version = done.value.state.version;
  }
  return ok({ version });
}
