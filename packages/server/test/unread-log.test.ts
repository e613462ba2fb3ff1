import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./unread-log-process.ts', import.meta.url));

it('a server whose log nobody reads any more goes on', async () => {
  const child = fork(program, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  const [url] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  child.stderr?.destroy();
  child.stdout?.destroy();
  for (let request = 0; request < 5; request++) {
    const answer = await fetch(`${url}/console`);
    expect(await answer.text()).toBe('answered');
  }
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});
