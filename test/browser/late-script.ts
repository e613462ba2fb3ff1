import { handler } from '@rokade/web/handler';
import type { Page } from 'playwright-core';

/** The scripts with which each page begins; all others come by way of them. */
const firstScripts = /\/immutable\/entry\/[^/]+\.js$/;

/** Scripts that are held back. */
interface DelayedScripts {
  /** Resolves once a page has asked for one: it stands without it. */
  readonly requested: Promise<void>;
  readonly letGo: () => void;
}

/** The pages of a server that holds the scripts of its next pages back, when it is told to. */
export function latePages() {
  let ask = () => {};
  let gate: Promise<void> | null = null;
  const handle: typeof handler.handle = async (request, response, next) => {
    if (firstScripts.test(request.url ?? '')) {
      // What a browser keeps it does not ask for again; all else it may keep, as for anybody.
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, /^cache-control$/i.test(name) ? 'no-store' : value);
      ask();
      await gate;
      if (response.destroyed) return;
    }
    handler.handle(request, response, next);
  };
  const hold = (): DelayedScripts => {
    const release = Promise.withResolvers<void>();
    const requested = Promise.withResolvers<void>();
    gate = release.promise;
    ask = requested.resolve;
    return { requested: requested.promise, letGo: release.resolve };
  };
  return { pages: { ...handler, handle }, hold };
}

/** A control that was changed before the script ran, as the page keeps it for the test. */
interface Changed {
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly wanted: string;
  /** The page was told of the choice. */
  changed: boolean;
}

declare global {
  interface Window {
    changed: Changed[];
  }
}

/**
 * Changes every control that can be seen, folded parts opened, as a reader would who is faster than
 * the script. What shapes the form itself (the system, the way to divide, what a list of ticks is
 * searched for) is left alone. Gives how many were changed.
 */
export const changeEverything = (page: Page): Promise<number> =>
  page.evaluate(() => {
    type Control = Changed['control'];
    const shaping =
      'select[name=system], input[name="system.code"], input[name=by], .door input[type=search]';
    const numberIn = (text: string, other: number) => (text === '' ? other : Number(text));
    const typed: Record<string, string> = { date: '2027-03-04', month: '2027-03', time: '11:30' };
    const otherNumber = ({ value, min, max }: HTMLInputElement) => {
      const next = numberIn(value, numberIn(min, 1)) + 1;
      return String(next > numberIn(max, next) ? numberIn(min, 1) : next);
    };
    /** Changes one control; false where there is nothing else to choose. */
    const change = (control: Control): boolean => {
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        return control.options.length > 1;
      }
      if (control.type === 'radio' || control.type === 'checkbox') {
        (control as HTMLInputElement).checked = !(control as HTMLInputElement).checked;
        return (control as HTMLInputElement).checked || control.type === 'checkbox';
      }
      control.value =
        control.type === 'number'
          ? otherNumber(control as HTMLInputElement)
          : (typed[control.type] ?? 'Æ 7');
      return true;
    };
    const stateOf = (control: Control) =>
      control.type === 'radio' || control.type === 'checkbox'
        ? String((control as HTMLInputElement).checked)
        : control.value;
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const all = [...document.querySelectorAll<Control>('input, select, textarea')];
    const reached = all.filter(
      (control) =>
        !control.disabled &&
        control.checkVisibility() &&
        control.type !== 'file' &&
        !control.matches(shaping),
    );
    window.changed = reached
      .filter(change)
      // Of radio buttons only the last that was pressed counts.
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map((control) => ({ control, wanted: stateOf(control), changed: false }));
    document.addEventListener('change', ({ target }) => {
      for (const one of window.changed) if (one.control === target) one.changed = true;
    });
    return window.changed.length;
  });

/**
 * The controls whose choice was lost, by name or label, once the script runs: those the page was
 * not told of, and those that hold something else. One that makes way for another of its name with
 * the same choice has lost nothing.
 */
export async function lostChoices(page: Page): Promise<readonly string[]> {
  // Those not told of are named below.
  await page
    .waitForFunction(() => window.changed.every(({ changed: told }) => told))
    .catch(() => undefined);
  return page.evaluate(() => {
    const holds = ({ control, wanted }: Changed, there: Element) =>
      there instanceof HTMLInputElement && ['radio', 'checkbox'].includes(there.type)
        ? String(there.checked) === wanted && there.value === control.value
        : (there as HTMLSelectElement).value === wanted;
    const isKept = (one: Changed) =>
      one.control.isConnected
        ? holds(one, one.control)
        : [...document.getElementsByName(one.control.name)].some((there) => holds(one, there));
    return window.changed
      .filter((one) => !one.changed || !isKept(one))
      .map(({ control }) => control.name || control.ariaLabel || control.outerHTML);
  });
}

/** How many buttons could be pressed though only the script can carry them out. */
export const deadButtons = (page: Page): Promise<number> =>
  page.locator('main form:not([method]) button[type=submit]:enabled').count();
