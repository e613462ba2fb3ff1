import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import sparticuz, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian puts its browser. */
const installedChromium = '/usr/bin/chromium';

/** Tests run as any user, without a sandbox, and the browser talks to nothing but this machine. */
const quietArguments = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

/** Draws without a graphics card, by the library that comes with the packaged browser. */
const softwareDrawing = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Starts the installed chromium; `more` goes to its command line. */
export const launchInstalled = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: installedChromium, args: [...quietArguments, ...more] });

/**
 * Starts the chromium that comes with npm, with the libraries and, where the machine has none, the
 * fonts of its package. The package's own arguments are left out: they switch off web security,
 * which tests of cookies and forms need, and `--single-process`, with which one closed context
 * takes the others along.
 */
export async function launchPackaged(...more: readonly string[]): Promise<Browser> {
  const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
  const executablePath = await sparticuz.executablePath();
  const libraries = join(await inflate(join(packed, 'al2023.tar.br')), 'lib');
  const fonts = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
  return chromium.launch({
    executablePath,
    args: [...quietArguments, ...softwareDrawing, ...more],
    env: { ...env, LD_LIBRARY_PATH: libraries, ...fonts } as Record<string, string>,
  });
}

/** A browser for tests and pictures: the installed one, else the packaged one. */
export const launchBrowser = (...more: readonly string[]): Promise<Browser> =>
  existsSync(installedChromium) ? launchInstalled(...more) : launchPackaged(...more);
