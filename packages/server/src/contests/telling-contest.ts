import type { ContestCommand, ContestId } from '@rokade/club';
import type { Actor } from '@rokade/journal';
import { ok, type Result } from '@rokade/rules';
import type { ContestError, Contests } from './contests.ts';

/** Who asks for several things of a competition at once, and on what they rest. */
export interface Asking {
  readonly id: ContestId;
  readonly actor: Actor;
  /** The version of the competition that whoever asks has seen. */
  readonly basedOn: number;
  /** What follows from the last of them is accepted. */
  readonly confirmed: boolean;
}

/** Carries commands to a competition out one after another, the last as confirmed as was asked; tells the version then. */
export async function tellAll(
  contests: Pick<Contests, 'execute'>,
  { id, actor, basedOn, confirmed }: Asking,
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
