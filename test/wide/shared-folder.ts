import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder beside the repository with outside engines' files, which Rokade may not ship. */
export const sharedFolder = resolve(import.meta.dirname, '../../../shared');

/** A file or folder in it: `sharedPath('data/dutch')`. */
export const sharedPath = (path: string): string => join(sharedFolder, path);

/** Before the wide tests: without the folder they fail instead of passing without any comparison. */
export function setup(): void {
  if (existsSync(sharedPath('data'))) return;
  throw new Error(`wide tests compare with files in ${sharedFolder}, which is not there`);
}
