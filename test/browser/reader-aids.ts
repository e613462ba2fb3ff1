import type { Locator, Page } from 'playwright-core';
import { hearsKeys } from './arbiter.ts';

/** What has focus, as the browser draws it. */
interface Stop {
  /** Its number among the page's controls; '' where it is none of them. */
  readonly control: string;
  readonly name: string;
  readonly isMarked: boolean;
}

/** So many stops a page has at most. */
const mostStops = 600;

/** Numbers the controls that somebody sees on a page and that are not left out on purpose, by name. */
const numberControls = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]',
      ),
    ].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      return isSeen && one.tabIndex >= 0 && !one.matches(':disabled, [inert] *');
    });
    const isOther = (one: HTMLElement) =>
      one instanceof HTMLInputElement &&
      one.type === 'radio' &&
      // Of a group of choices Tab stops at the chosen one, or at the first or last.
      (one.form ?? document).querySelectorAll(`input[type=radio][name="${CSS.escape(one.name)}"]`)
        .length > 1;
    return Object.fromEntries(
      controls
        .filter((one) => !isOther(one))
        .map((one, index) => {
          one.dataset['stop'] = `${index}`;
          const words = one.ariaLabel ?? one.textContent ?? '';
          return [
            `${index}`,
            `${one.localName} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
          ];
        }),
    );
  });

const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    return {
      control: stop.dataset['stop'] ?? '',
      name: `${stop.localName} “${(stop.ariaLabel ?? stop.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      // The button of a date's calendar is a part of the field, and drawn by the browser.
      isMarked:
        !stop.matches(':focus') ||
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    };
  });

/**
 * What somebody with the Tab key alone misses on a page: focus that is not drawn, and controls that
 * Tab does not come to.
 */
export async function missedByKeyboard(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const waiting = new Map(Object.entries(await numberControls(page)));
  const faults: string[] = [];
  // A desk begins at its table: what stands before comes after the end of the page.
  let ends = 0;
  for (let stops = 0; stops < mostStops && waiting.size > 0 && ends < 2; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) {
      ends += 1;
      continue;
    }
    if (!stop.isMarked) faults.push(`focus on ${stop.name} is not drawn`);
    waiting.delete(stop.control);
  }
  return [...faults, ...[...waiting.values()].map((name) => `Tab does not come to ${name}`)];
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
