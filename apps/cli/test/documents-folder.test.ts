import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentsFolder } from '../src/serving/documents-folder.ts';
import { terminalIn } from './case-terminal.ts';

/** A home folder, on Linux with the desktop's list of folder names. */
function homeWith(list: string | null, configuration = '.config'): string {
  const home = mkdtempSync(join(tmpdir(), 'rokade-home-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(join(home, configuration), { recursive: true });
  if (list !== null) writeFileSync(join(home, configuration, 'user-dirs.dirs'), list);
  return home;
}

describe('the data of who double-clicks', () => {
  it('are in the documents', async () => {
    const home = homeWith(null);
    expect(await documentsFolder(terminalIn(home))).toBe(join(home, 'Documents/Rokade'));
  });

  it.each([
    ['by the name in the user’s language', '$HOME/Dokumenter', 'Dokumenter/Rokade'],
    ['where there is no such folder and the desktop names the home', '$HOME/', 'Documents/Rokade'],
  ])('%s', async (_, named, wanted) => {
    const home = homeWith(`XDG_DESKTOP_DIR="$HOME/Skrivebord"\nXDG_DOCUMENTS_DIR="${named}"\n`);
    expect(await documentsFolder(terminalIn(home))).toBe(join(home, wanted));
  });

  it('on another disk, as a list elsewhere says', async () => {
    const home = homeWith('XDG_DOCUMENTS_DIR="/data/Dokumente"\n', 'settings');
    const environment = { XDG_CONFIG_HOME: join(home, 'settings') };
    expect(await documentsFolder(terminalIn(home, { environment }))).toBe('/data/Dokumente/Rokade');
  });
});
