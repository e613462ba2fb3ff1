import { type Contest, type ContestCommand, type ContestId, contestBook } from '@rokade/club';
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

type Executed = Extract<Awaited<ReturnType<Contests['execute']>>, { readonly ok: true }>['value'];

/** What commands wrote: the version after the last, and all their entries. */
export interface WrittenByAll {
  readonly version: number;
  readonly entries: Executed['entries'];
}

/** The competition after commands, without writing anything; the refusal of the first that is refused. */
function looked(
  contest: Contest,
  commands: readonly ContestCommand[],
  { actor, confirmed }: Pick<Sender, 'actor' | 'confirmed'>,
): Result<Contest, ContestError> {
  let state = contest;
  for (const command of commands) {
    const decided = contestBook.decide(state, { command, reason: '', confirmed });
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      const entry = { version: state.version + 1, event, at: '', actor, reason: '' };
      state = contestBook.evolve(state, entry);
    }
  }
  return ok(state);
}

/**
 * Executes commands to a competition one after another; returns what they wrote. If the rules refuse one
 * of them, none is carried out.
 */
export async function tellAll(
  contests: Pick<Contests, 'execute' | 'get'>,
  { id, actor, basedOn, confirmed }: Sender,
  commands: readonly ContestCommand[],
): Promise<Result<WrittenByAll, ContestError>> {
  const found = await contests.get(id);
  if (!found.ok) return found;
  const all = commands.length > 1 ? looked(found.value, commands, { actor, confirmed }) : found;
  if (!all.ok) return all;
  let version = basedOn;
  const entries: Executed['entries'][number][] = [];
  for (const command of commands) {
    const request = { command, basedOn, reason: '', confirmed };
    const done = await contests.execute(id, request, actor);
    if (!done.ok) return done;
    version = done.value.state.version;
    entries.push(...done.value.entries);
  }
  return ok({ version, entries });
}
