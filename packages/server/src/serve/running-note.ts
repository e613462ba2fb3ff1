import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, isPostgresAddress } from '@rokade/store';

/** The address and version of the Rokade that uses a data folder. */
export interface RunningNote {
  readonly url: string;
  readonly version: string;
}

/** The name of the note's file in the data folder. It is valid only while the folder is locked. */
const fileName = 'rokade.running.json';

/** Does something with the note; failures of the disk are ignored, since the note only helps a second start. */
function tryTo(act: () => void): void {
  try {
    act();
  } catch (thrown) {
    if (fileProblem(thrown) === null) throw thrown;
  }
}

const isFolder = (place: string): boolean => place !== ':memory:' && !isPostgresAddress(place);

/** Writes the note in a data folder; null removes it. */
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

/** The note in a data folder; null: there is none, or it cannot be read. */
export function runningNote(folder: string): RunningNote | null {
  try {
    const note: unknown = JSON.parse(readFileSync(join(folder, fileName), 'utf8'));
    return isNote(note) ? { url: note.url, version: note.version } : null;
  } catch {
    return null;
  }
}
