import axe, { type AxeResults } from 'axe-core';
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

/**
 * What axe finds wrong on a page, by rule and place, and by how much the page is wider than its
 * window. Axe is given to the page by itself, once: its companion for browsers, made for frames of
 * other sites, takes eight times as long.
 */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  const tooWide = await widthFaultsOn(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
    );
  });
  return [...tooWide, ...found];
}
