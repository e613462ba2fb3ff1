import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { isSweep, rotatingSeed } from '../rotating-seed.ts';
import { faultsOn, widthFaultsOn } from './faults-on.ts';
import { followedFaults } from './follow.ts';
import type { Hall } from './hall.ts';

/** How a page is looked at. */
export interface Window {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

export const laptop: Window = {
  name: 'a laptop',
  viewport: { width: 1366, height: 768 },
  colorScheme: 'light',
};

export const phone: Window = {
  name: 'a phone',
  viewport: { width: 360, height: 780 },
  colorScheme: 'light',
};

/** The languages of Rokade, as browsers ask for them. */
const everyLanguage = ['da-DK', 'de-DE', 'en-GB'];

/** Which pages are looked at, by whom and how. */
interface Looks {
  readonly url: string;
  readonly windows: readonly Window[];
  /** Left out: Danish alone. */
  readonly languages?: readonly string[];
  readonly storageState?: BrowserContextOptions['storageState'];
  /** Done on each page before it is looked at. */
  readonly open?: (page: Page) => Promise<void>;
}

/** Of several the one whose turn it is: another one in each run, and in a sweep all. */
const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  isSweep ? all : all.filter((_, index) => index === (rotatingSeed + turn) % all.length);

/**
 * What is wrong with pages. Each is opened in one of the languages and measured in all windows; axe
 * looks at it in one of them. In a sweep it is opened in each language, and axe looks everywhere.
 */
export async function faultsOnPages(
  browser: Browser,
  paths: readonly string[],
  { url, windows, languages = ['da-DK'], storageState, open }: Looks,
): Promise<readonly string[]> {
  const readers = new Map<string, Page>();
  for (const locale of languages) {
    const context = await browser.newContext({ locale, ...(storageState && { storageState }) });
    readers.set(locale, await context.newPage());
  }
  const faults: string[] = [];
  for (const [turn, path] of paths.entries()) {
    for (const [locale, page] of inTurn([...readers], turn)) {
      const wrong = await followedFaults(page, `${url}${path}`);
      faults.push(...wrong.map((fault) => `${path} ${fault}`));
      await open?.(page);
      const looked = inTurn(windows, turn);
      for (const window of windows) {
        const { name, viewport, colorScheme } = window;
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const found = await (looked.includes(window) ? faultsOn(page) : widthFaultsOn(page));
        faults.push(...found.map((fault) => `${path} in ${locale} on ${name}: ${fault}`));
      }
    }
  }
  for (const page of readers.values()) await page.context().close();
  return faults;
}

/** What is wrong with pages that whoever is signed in sees, in any language, on laptop and phone. */
export const faultsInEachLanguage = async (
  { browser, context, server }: Hall,
  paths: readonly string[],
  open: (page: Page) => Promise<void> = async () => {},
): Promise<readonly string[]> =>
  faultsOnPages(browser, paths, {
    url: server.url,
    windows: [laptop, phone],
    languages: everyLanguage,
    open,
    storageState: await context.storageState(),
  });
