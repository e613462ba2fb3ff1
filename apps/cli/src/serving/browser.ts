import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The program of a system that shows an address in the user's own browser. */
const programs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
};

/** Shows an address in the browser; where there is none the address stands in the terminal. */
export function showInBrowser(address: string): void {
  const [program, ...words] = programs[process.platform] ?? ['xdg-open'];
  const started = spawn(program, [...words, address], { detached: true, stdio: 'ignore' });
  started.on('error', () => undefined).unref();
}

/** Shows a page that no server gives; a disk that does not take it leaves the terminal to say it. */
export function showPage(html: string): void {
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'rokade-')), 'rokade.html');
    writeFileSync(file, html);
    showInBrowser(pathToFileURL(file).href);
  } catch (thrown) {
    if (!(thrown instanceof Error && 'syscall' in thrown)) throw thrown;
  }
}
