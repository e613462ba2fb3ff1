import type { Page } from 'playwright-core';

/** The height and width in pixels that a finger hits for sure; width counts outside of tables alone. */
const sure = 44;

/** The narrowest that a cell of a table may be. */
const narrow = 24;

/**
 * What a finger would miss on a page: each link, button and field whose area, as the browser itself
 * answers at a point, is smaller than 44 by 44 pixels. A link in a running sentence is as high as its
 * line (WCAG 2.5.5), a cell of a table as wide as its column; where a whole line of a table leads to
 * its player, the links of its values are covered by that.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([most, least]) => {
      const isInSentence = (target: Element) => {
        const around = target.parentElement;
        if (around === null || getComputedStyle(target).display !== 'inline') return false;
        const words = [...around.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 3,
        );
        return words.length > 0 && target.closest('table') === null;
      };

      /** Whether the reader sees it at all: not cut away to nothing, nor outside of the window. */
      const isSeen = (target: Element) => {
        const { width, height, right, bottom } = target.getBoundingClientRect();
        const isCut = target.closest('.only-spoken, .table.two-rows thead, .skip-link') !== null;
        const isCutHere =
          isCut && getComputedStyle(target.closest('thead') ?? target).position === 'absolute';
        return (
          target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          width > 2 &&
          height > 2 &&
          right > 0 &&
          bottom > 0 &&
          !isCutHere
        );
      };

      const lookFor = 'a[href], button:enabled, input:enabled, select:enabled, textarea, summary';
      const missed: string[] = [];
      for (const target of document.querySelectorAll<HTMLElement>(lookFor)) {
        if (isInSentence(target)) continue;
        target.scrollIntoView({ block: 'center', inline: 'center' });
        if (!isSeen(target)) continue;
        const [widest] = [...target.getClientRects()].sort((one, other) => other.width - one.width);
        const { left, top, width, height } = widest ?? target.getBoundingClientRect();
        const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
        const hitAt = (x: number, y: number) => {
          const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
          return hit !== null && [target, ...labels].some((one) => one.contains(hit));
        };
        // What is hit has no gaps, so that halving finds its edge in six looks instead of 44.
        const reach = (x: number, y: number) => {
          let inside = 0;
          let outside: number = most;
          if (hitAt(x * (most - 1), y * (most - 1))) return most;
          while (outside > inside) {
            const middle = (inside + outside) >> 1;
            if (hitAt(x * middle, y * middle)) inside = middle + 1;
            else outside = middle;
          }
          return inside;
        };
        const line = target.closest('.two-rows tbody tr');
        const isOfLine =
          line !== null && !hitAt(0, 0) && line.querySelector(':is(.name, .opponent) a') !== target;
        if (isOfLine && target.matches('.value > a')) continue;
        const high = reach(0, -1) + reach(0, 1) - 1;
        const wide = reach(-1, 0) + reach(1, 0) - 1;
        const needed = target.closest('td, th') === null ? most : least;
        if (high >= most && wide >= needed) continue;
        const name = target.ariaLabel ?? target.textContent ?? '';
        const where = `${target.parentElement?.className} at ${left}, ${top}`;
        missed.push(`“${name.replace(/\s+/g, ' ').trim()}” is ${wide}×${high} in ${where}`);
      }
      return missed;
    },
    [sure, narrow] as const,
  );
