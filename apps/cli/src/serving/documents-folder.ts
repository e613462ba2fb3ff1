import { join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/** Linux desktops record the folder's name in the user's language. */
const named = /^XDG_DOCUMENTS_DIR="(.+)"$/m;

/**
 * The data folder of a user who double-clicks Rokade: `Rokade` in the documents of their own machine.
 * On Windows that is the folder in the profile, also where OneDrive has another one: a database that is
 * copied while it is being written gets damaged.
 */
export async function documentsFolder(terminal: Terminal): Promise<string> {
  const { home, environment } = terminal;
  const list = join(environment['XDG_CONFIG_HOME'] || join(home, '.config'), 'user-dirs.dirs');
  const file = await terminal.readFile(list);
  const text = file.kind === 'bytes' ? new TextDecoder().decode(file.bytes) : '';
  const documents = named.exec(text)?.[1]?.replace('$HOME', home) ?? home;
  // Without such a folder the list names the home folder itself.
  const isHome = join(documents, '.') === join(home, '.');
  return join(isHome ? join(home, 'Documents') : documents, 'Rokade');
}
