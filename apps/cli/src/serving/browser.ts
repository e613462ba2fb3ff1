import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A system's program that shows an address in the user's own browser. */
const programs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
};

/** Shows an address in the browser; without a browser the address is in the terminal. */
export function showInBrowser(address: string): void {
  const [program, ...words] = programs[process.platform] ?? ['xdg-open'];
  const started = spawn(program, [...words, address], { detached: true, stdio: 'ignore' });
  started.on('error', () => undefined).unref();
}

/** Shows a page without a server; if the disk refuses the page, the message stays in the terminal only. */
export function showPage(html: string): void {
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'rokade-')), 'rokade.html');
    writeFileSync(file, html);
    showInBrowser(pathToFileURL(file).href);
  } catch (thrown) {
    if (!(thrown instanceof Error && 'syscall' in thrown)) throw thrown;
  }
}
