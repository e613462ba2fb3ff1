import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import sparticuz, { inflate } from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserServer,
  chromium,
  firefox,
  type LaunchOptions,
} from 'playwright-core';

/** Where Debian puts its browser. */
const installedChromium = '/usr/bin/chromium';

/** Tests run as any user, without a sandbox, and the browser talks to nothing but this machine. */
const quietArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // To play a graphics card in software takes as long as all else that a page needs.
  '--disable-gpu',
];

/**
 * How to start the chromium that comes with npm, with the libraries and, where the machine has none,
 * the fonts of its package. The package's own arguments are left out: they switch off web security,
 * which tests of cookies and forms need, and `--single-process`, with which one closed context
 * takes the others along.
 */
async function packagedOptions(): Promise<LaunchOptions> {
  const packed = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
  const executablePath = await sparticuz.executablePath();
  const libraries = join(await inflate(join(packed, 'al2023.tar.br')), 'lib');
  const fonts = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
  return {
    executablePath,
    args: quietArguments,
    env: { ...env, LD_LIBRARY_PATH: libraries, ...fonts } as Record<string, string>,
  };
}

/** A browser for tests and pictures: the installed one, else the packaged one. */
const launchOptions = async (): Promise<LaunchOptions> =>
  existsSync(installedChromium)
    ? { executablePath: installedChromium, args: quietArguments }
    : packagedOptions();

/** The installed Firefox that `npm run test:firefox` found; it is spoken to by WebDriver BiDi. */
const installedFirefox = env['ROKADE_TESTS_IN_FIREFOX'];
const sharedKind = installedFirefox === undefined ? chromium : firefox;

/** Starts a browser that others open windows in, by its address in ROKADE_BROWSER. */
export const serveBrowser = async (): Promise<BrowserServer> =>
  installedFirefox === undefined
    ? chromium.launchServer(await launchOptions())
    : firefox.launchServer({ channel: 'moz-firefox', executablePath: installedFirefox });

/** Starts a browser of one's own; `more` goes to its command line. */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const { args = [], ...options } = await launchOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/** In milliseconds: what is waited for comes; on a busy machine it takes its time. */
const patience = 20_000;

/**
 * Run by each page before all else: clicks and typing wait, as for anything disabled, until the
 * page's script has taken it over. Who reads is slower than that; a test is not, and would now and
 * then write into a field just as the script sets it. A test of what is chosen before that says so at
 * the root (`data-script="late"`).
 */
function waitForScript(): void {
  const isTakenOver = () =>
    document.readyState !== 'loading' &&
    (document.documentElement.dataset['script'] !== undefined ||
      ![...document.scripts].some(({ text }) => text.includes('kit.start')));
  const watch = new MutationObserver(look);
  function look(): void {
    if (isTakenOver()) {
      watch.disconnect();
      document.documentElement.removeAttribute('aria-disabled');
    } else document.documentElement?.setAttribute('aria-disabled', 'true');
  }
  watch.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-script'],
  });
  document.addEventListener('readystatechange', look);
}

/** The shared browser, where one is served; closing it closes one's own windows. */
export async function openBrowser(): Promise<Browser> {
  const served = env['ROKADE_BROWSER'];
  const browser = await (served === undefined ? launchBrowser() : sharedKind.connect(served));
  return browser.on('context', (context) => {
    context.setDefaultTimeout(patience);
    void context.addInitScript(waitForScript);
  });
}
