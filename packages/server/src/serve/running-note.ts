import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, isPostgresAddress } from '@rokade/store';

/** Where the Rokade that has a data folder is reached, and which version it is. */
export interface RunningNote {
  readonly url: string;
  readonly version: string;
}

/** The note's file in the data folder. It is believed only while the folder is locked. */
const fileName = 'rokade.running.json';

/** The note is a help to whoever comes second: a disk that does not take it is no reason to stop. */
function tryTo(act: () => void): void {
  try {
    act();
  } catch (thrown) {
    if (fileProblem(thrown) === null) throw thrown;
  }
}

const isFolder = (place: string): boolean => place !== ':memory:' && !isPostgresAddress(place);

/** Leaves the note in a data folder; null takes away what is there. */
export function noteRunning(place: string, note: RunningNote | null): void {
  if (!isFolder(place)) return;
  const file = join(place, fileName);
  tryTo(() =>
    note === null
      ? rmSync(file, { force: true })
      : writeFileSync(file, JSON.stringify(note), { mode: 0o600 }),
  );
}

const isNote = (value: unknown): value is RunningNote =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'version' in value &&
  typeof value.url === 'string' &&
  typeof value.version === 'string';

/** The note in a data folder; null: there is none that can be read. */
export function runningNote(folder: string): RunningNote | null {
  try {
    const note: unknown = JSON.parse(readFileSync(join(folder, fileName), 'utf8'));
    return isNote(note) ? { url: note.url, version: note.version } : null;
  } catch {
    return null;
  }
}
