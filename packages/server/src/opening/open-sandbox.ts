import { ok, type Result } from '@rokade/rules';
import type { OpenStorageError } from '@rokade/store';
import {
  emptySandbox,
  keepSandboxKeys,
  markSandbox,
  type NoSandbox,
  type SandboxKeys,
  sandboxKeys,
} from '../demo/sandbox-folder.ts';
import { createApplication } from './create-application.ts';
import { fillSandbox } from './fill-sandbox.ts';

/** Why there is no sandbox to be served. */
export type SandboxError = NoSandbox | OpenStorageError;

/** Opens the data of a sandbox, so that nobody else has them, works on them and closes them. */
async function withSandbox<T>(
  folder: string,
  work: (app: Parameters<typeof fillSandbox>[0]) => Promise<T>,
): Promise<Result<T, OpenStorageError>> {
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) return created;
  try {
    return ok(await work(created.value));
  } finally {
    await created.value.close();
  }
}

/**
 * Makes a folder a sandbox and fills it with the demo event, unless it is one already; `anew`: it is
 * emptied first. A folder with other data is left alone. Returns what is needed to use it.
 */
export async function openSandbox(
  folder: string,
  { anew }: { readonly anew: boolean },
): Promise<Result<SandboxKeys, SandboxError>> {
  const marked = markSandbox(folder);
  if (!marked.ok) return marked;
  const present = sandboxKeys(folder);
  if (present !== null && !anew) return ok(present);
  // Nothing is thrown away that a running Rokade has open.
  const free = await withSandbox(folder, async () => null);
  if (!free.ok) return free;
  emptySandbox(folder);
  const filled = await withSandbox(folder, fillSandbox);
  if (filled.ok) keepSandboxKeys(folder, filled.value);
  return filled;
}
