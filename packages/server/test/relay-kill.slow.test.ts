import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lichessServer } from '../../../test/lichess-server.ts';
import { createApplication } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { carryOut, result, settings, startTournament } from './sample-tournament.ts';

const program = fileURLToPath(new URL('./relaying-process.ts', import.meta.url));

const eventually = (look: () => unknown): Promise<unknown> =>
  vi.waitFor(look, { timeout: 20_000, interval: 10 });

/** Makes a public tournament with two rounds and a broadcast that was sent nothing yet. */
async function prepared(folder: string): Promise<void> {
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  const id = await startTournament(app);
  const results = [1, 2, 3].map((board) => result(1, board, 2, 0));
  await carryOut(
    app,
    id,
    {
      kind: 'change-settings',
      changes: { visibility: { ...settings.visibility, published: true } },
    },
    ...results,
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  );
  const request = { rounds: ['aaaaaaaa', 'bbbbbbbb'], token: 'lip_secret' };
  await app.relays.broadcast(id, request, { account: 'account-1', name: 'Ida' });
  await app.close();
}

/** Begins to relay in a process of its own; gives the way to kill it. */
function relaying(folder: string, lichess: string) {
  const child = spawn(process.execPath, [program, folder, lichess], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return kill;
}

it('a sender that is killed between two rounds, and in the middle of one, goes on where it was', async () => {
  const folder = folderForTest();
  await prepared(folder);
  let isBusy = true;
  const lichess = await lichessServer(({ round }) =>
    round === 'bbbbbbbb' && isBusy ? 'none' : { status: 200, body: { games: [{ tags: {} }] } },
  );
  const kill = relaying(folder, lichess.origin);
  await eventually(() => expect(lichess.rounds()).toEqual(['aaaaaaaa', 'bbbbbbbb']));
  await kill();
  isBusy = false;
  const killAgain = relaying(folder, lichess.origin);
  await eventually(() => expect(lichess.rounds()).toEqual(['aaaaaaaa', 'bbbbbbbb', 'bbbbbbbb']));
  await new Promise((next) => setTimeout(next, 300));
  await killAgain();
  const killLast = relaying(folder, lichess.origin);
  await new Promise((next) => setTimeout(next, 1500));
  await killLast();
  expect(lichess.rounds()).toHaveLength(3);
});
