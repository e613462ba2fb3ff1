import { type Application, createApplication } from '@rokade/server';
import { type Actor, type Command, parseTournamentId, type TournamentId } from '@rokade/tournament';
import { onTestFinished } from 'vitest';

/** Who does everything in these tests. */
export const ida: Actor = { id: 'account-1', name: 'Ida Hansen' };

/** A text as a tournament's id. */
export function idOf(text: string): TournamentId {
  const id = parseTournamentId(text);
  if (id === null) throw new Error(`no id: ${text}`);
  return id;
}

/** An application without a disk, but for rating lists if they have a folder, closed when the test is over. */
export async function memoryApplication(listDirectory?: string): Promise<Application> {
  const lists = listDirectory === undefined ? {} : { listDirectory };
  const created = await createApplication({ dataDirectory: ':memory:', ...lists });
  if (!created.ok) throw new Error(created.error.code);
  onTestFinished(() => created.value.close());
  return created.value;
}

/** Carries out commands one after another, each on the newest state; all must succeed. */
export async function carryOut(
  { tournaments }: Application,
  id: TournamentId,
  ...commands: readonly Command[]
): Promise<void> {
  for (const command of commands) {
    const state = await tournaments.get(id);
    const basedOn = state.ok ? state.value.version : 0;
    const request = { basedOn, command, reason: 'test', confirmed: true };
    const executed = await tournaments.execute(id, request, ida);
    if (!executed.ok) throw new Error(`${command.kind}: ${JSON.stringify(executed.error)}`);
  }
}
