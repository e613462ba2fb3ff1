import { translator } from '@rokade/texts/all';
import type { Page } from 'playwright-core';

/** Pages that a reader's browser loads anew: without scripts of their own, or with sheets of paper. */
const loadedAnew = /^\/($|(clock|embed|guide|k|link|print|screen|setup|sign-in)(\/|$))/;

/**
 * Presses a link to an address of the application; gives whether its own script showed the page. One
 * that the browser loads anew ends this function from outside.
 */
const pressLink = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (href) => {
    const moment = (): Promise<void> => new Promise((done) => void setTimeout(done, 5));
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    const from = location.href;
    const begun = performance.now();
    link.click();
    while (location.href === from && performance.now() - begun < 20_000) await moment();
    link.remove();
    // Once for the page that was asked for, once for what that brings with it.
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await moment();
    }
    return location.href !== from;
  }, address);

/** Whether a page is one whose script shows the next one by itself. */
async function leadsOn(page: Page, { origin, pathname, href }: URL): Promise<boolean> {
  const here = URL.parse(page.url());
  if (here?.origin !== origin || here.href === href) return false;
  if (loadedAnew.test(pathname) || loadedAnew.test(here.pathname)) return false;
  return (await page.locator('html[data-script=runs]').count()) > 0;
}

/**
 * Opens an address as somebody does who follows a link to it: where the page that is open has a
 * script, that shows the next one, and nothing is loaded again. It takes a browser a sixth of the
 * time. A test that is about the loading of a page goes there itself.
 */
export async function follow(page: Page, address: string): Promise<void> {
  if (await leadsOn(page, new URL(address))) {
    const isShown = await pressLink(page, address).catch(() => false);
    if (isShown) return;
  }
  await page.goto(address);
}

/** The titles of the page that stands for one that is not found, not allowed or broken. */
const titlesOfErrors = (['da', 'de', 'en'] as const).flatMap((language) => {
  const t = translator(language);
  return ([403, 404, 410, 500, 501, 503] as const).map((status) => t(`console.error-${status}`));
});

/** Opens an address as `follow` does; gives what is wrong where it leads to an error. */
export async function followedFaults(page: Page, address: string): Promise<readonly string[]> {
  await follow(page, address);
  const title = await page.title();
  return titlesOfErrors.some((error) => title.startsWith(error)) ? [`says “${title}”`] : [];
}
