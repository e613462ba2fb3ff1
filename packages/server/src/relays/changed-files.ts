import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A PGN file of electronic boards. */
export interface BoardFile {
  readonly path: string;
  /** When and how large it was; another text means that it changed. */
  readonly state: string;
  /** In bytes. */
  readonly size: number;
}

/** How long a file must rest before it is read, in milliseconds: boards write it in several steps. */
const rest = 1000;

/** The PGN files in a folder and below that changed since `known` and are not being written. */
export function changedFiles(
  folder: string,
  known: ReadonlyMap<string, string>,
  now: number,
): readonly BoardFile[] {
  return globSync('**/*.{pgn,PGN}', { cwd: folder })
    .toSorted()
    .flatMap((name): readonly BoardFile[] => {
      const path = join(folder, name);
      try {
        const { mtimeMs, size } = statSync(path);
        const state = `${mtimeMs} ${size}`;
        const isNew = known.get(path) !== state;
        return isNew && size > 0 && now - mtimeMs >= rest ? [{ path, state, size }] : [];
      } catch {
        // The file was renamed meanwhile: it is looked at in the next turn.
        return [];
      }
    });
}

/** The content of a file as text: UTF-8, else the Windows characters; null: it is gone. */
export function pgnIn({ path }: BoardFile): string | null {
  try {
    const bytes = readFileSync(path);
    const text = bytes.toString('utf8');
    return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
  } catch {
    return null;
  }
}
