import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { env } from 'node:process';
import type { LaneTask } from './planted.ts';

/** The longest time for the tests of a package without any mutant. */
const longestWhole = 1_800_000;

/** Vitest's workers are of its process group, which may have ended already. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH')) throw thrown;
  }
}

interface Begun {
  readonly child: ChildProcess;
  /** Aborted when the process ends. */
  readonly gone: AbortSignal;
}

/** The tests of a package in a process that stays, and is started again when a change makes it hang. */
export class MutationLane {
  readonly #folder: string;
  readonly #longest: number;
  readonly #more: Readonly<Record<string, string>>;
  #begun: Begun | null = null;

  /** @param longest a change that makes the tests take more milliseconds is noticed, too */
  constructor(folder: string, longest = longestWhole, more: Readonly<Record<string, string>> = {}) {
    this.#folder = folder;
    this.#longest = longest;
    this.#more = more;
  }

  /** Whether the tests pass; they do not where they take too long or end the process. */
  async run(task: LaneTask): Promise<boolean> {
    const limit = AbortSignal.timeout(this.#longest);
    try {
      const { child, gone } = this.#begun ?? (await this.#begin(limit));
      child.send(task);
      const [passes] = await once(child, 'message', { signal: AbortSignal.any([gone, limit]) });
      return passes === true;
    } catch {
      this.end();
      return false;
    }
  }

  end(): void {
    const pid = this.#begun?.child.pid;
    this.#begun = null;
    if (pid !== undefined) endGroup(pid);
  }

  async #begin(limit: AbortSignal): Promise<Begun> {
    const child = fork(join(import.meta.dirname, 'lane.ts'), [this.#folder], {
      env: { ...env, ...this.#more },
      stdio: 'ignore',
      detached: true,
    });
    const ended = new AbortController();
    child.once('exit', () => ended.abort());
    this.#begun = { child, gone: ended.signal };
    await once(child, 'message', { signal: AbortSignal.any([ended.signal, limit]) });
    return this.#begun;
  }
}
