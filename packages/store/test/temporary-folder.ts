import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder. */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'rokade-test-'));

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

/** A new empty folder, removed after the test. */
export function folderForTest(): string {
  const folder = makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}
