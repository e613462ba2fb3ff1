import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { isPostgresAddress } from '@rokade/store';
import { z } from 'zod';

/** What a programmer needs to use a sandbox. */
const keysShape = z.strictObject({
  account: z.string(),
  password: z.string(),
  /** A program's token with all rights. */
  token: z.string(),
  event: z.string(),
  tournament: z.string(),
});

export type SandboxKeys = z.infer<typeof keysShape>;

/** The folder holds data that are no sandbox. */
export interface NoSandbox {
  readonly code: 'sandbox.other-data';
  readonly folder: string;
}

/** The file that makes a data folder a sandbox. Its keys are there once it is filled. */
const markFile = 'sandbox.json';

/** Whether a place of data is a sandbox, from which nothing leaves, however it is started. */
export const isSandbox = (place: string): boolean =>
  place !== ':memory:' && !isPostgresAddress(place) && existsSync(join(place, markFile));

/** The keys of a sandbox; null: it is not filled yet. */
export function sandboxKeys(folder: string): SandboxKeys | null {
  const text = isSandbox(folder) ? readFileSync(join(folder, markFile), 'utf8') : '{}';
  return keysShape.safeParse(JSON.parse(text)).data ?? null;
}

/** Makes a folder that is empty, or missing, a sandbox. */
export function markSandbox(folder: string): Result<null, NoSandbox> {
  if (isSandbox(folder)) return ok(null);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) return err({ code: 'sandbox.other-data', folder });
  writeFileSync(join(folder, markFile), '{}\n');
  return ok(null);
}

/** Keeps the keys of a sandbox that was filled; nobody else on the machine may read them. */
export const keepSandboxKeys = (folder: string, keys: SandboxKeys): void =>
  writeFileSync(join(folder, markFile), `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });

/** Empties a sandbox, which nothing may have open. */
export function emptySandbox(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== markFile) rmSync(join(folder, name), { recursive: true, force: true });
  }
  writeFileSync(join(folder, markFile), '{}\n');
}
