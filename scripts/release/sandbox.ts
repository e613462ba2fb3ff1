import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A sandbox that runs in a process of its own. */
export interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a sandbox in a folder, for examples that ask a Rokade. */
export async function startSandbox(work: string): Promise<RunningSandbox> {
  const program = join(import.meta.dirname, 'serve-sandbox.ts');
  const child = spawn(process.execPath, [program, join(work, 'sandbox')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), exit]);
  const url = String(first[0]).trim();
  if (!url.startsWith('http')) throw new Error(`the sandbox did not start: ${url}`);
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
