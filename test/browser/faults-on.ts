import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** By how much a page is wider than its window. */
export async function widthFaultsOn(page: Page): Promise<readonly string[]> {
  // Disabled as a whole until its script has taken it over: what is looked at is the page as used.
  await page.locator('html:not([aria-disabled])').waitFor();
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return over > 0 ? [`${over} px wider than the window`] : [];
}

/** Axe made small: to read it whole takes a page longer than to be looked at by it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Gives axe to a page, once, by itself: its companion for browsers, made for frames of other sites,
 * takes eight times as long.
 */
export async function giveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
}

/**
 * What axe finds wrong on a page, by rule and place, and by how much the page is wider than its
 * window.
 */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  const tooWide = await widthFaultsOn(page);
  await giveAxe(page);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const resultTypes = ['violations'];
    // To name the place of everything on a page takes a quarter of the time: of what is wrong alone.
    const found = await axe.run({ resultTypes, selectors: false });
    if (found.violations.length === 0) return [];
    const { violations } = await axe.run({ resultTypes });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
    );
  });
  return [...tooWide, ...found];
}
