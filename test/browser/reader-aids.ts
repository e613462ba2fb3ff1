import type { Locator, Page } from 'playwright-core';
import { hearsKeys } from './arbiter.ts';

/** What has focus, as the browser draws it. */
interface Stop {
  readonly name: string;
  readonly isMarked: boolean;
  readonly isStrong: boolean;
}

/** So many stops a page has at most before its main act. */
const mostStops = 120;

const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (stop === null || stop === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    return {
      name: `${stop.localName} “${(stop.ariaLabel ?? stop.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      // The button of a date's calendar is a part of the field, and drawn by the browser.
      isMarked:
        !stop.matches(':focus') ||
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
      isStrong: stop.matches('.button.strong'),
    };
  });

/**
 * What somebody with the Tab key alone misses on a page: focus that is not drawn, and a main act that
 * is not come to.
 */
export async function missedByKeyboard(page: Page): Promise<readonly string[]> {
  const strong = await page
    .locator('main .button.strong:enabled:visible, body header .button.strong:enabled:visible')
    .count();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const faults: string[] = [];
  let reached = 0;
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) break;
    if (!stop.isMarked) faults.push(`focus on ${stop.name} is not drawn`);
    if (stop.isStrong) reached += 1;
    if (strong > 0 && reached >= strong) break;
  }
  return reached < strong ? [...faults, `${reached} of ${strong} main acts come by Tab`] : faults;
}

/** States that colours alone tell: what is pressed, chosen or shown, without line or weight of its own. */
export const statesByColour = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const states =
      '[aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-selected="true"]';
    return [...document.querySelectorAll(states)]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
      .filter((one) => {
        const { outlineStyle, fontWeight, textDecorationLine } = getComputedStyle(one);
        const isLined = outlineStyle !== 'none' || textDecorationLine.includes('underline');
        return !isLined && Number(fontWeight) < 600;
      })
      .map((one) => `“${one.textContent?.trim().slice(0, 40)}” is told by colour alone`);
  });

/**
 * What somebody with the keyboard alone, who wants less motion, misses in the dialog that a button
 * opens: focus that does not go in or does not come back, movement, and Escape that does not close it.
 */
export async function missedInDialog(page: Page, opener: Locator): Promise<readonly string[]> {
  const dialog = page.locator('dialog[open]');
  await hearsKeys(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const found = await dialog.evaluate((one) => ({
    isInside: one.contains(document.activeElement),
    isNamed: one.querySelector(`#${one.getAttribute('aria-labelledby')}`)?.textContent !== '',
    moving: document.getAnimations().length,
  }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const isBack = await opener.evaluate((one) => one === document.activeElement);
  return [
    ...(found.isInside ? [] : ['focus does not go into the dialog']),
    ...(found.isNamed ? [] : ['the dialog has no name']),
    ...(found.moving === 0 ? [] : ['the dialog moves']),
    ...(isBack ? [] : ['focus does not come back']),
  ];
}
