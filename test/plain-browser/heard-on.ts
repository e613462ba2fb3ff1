import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { plainWords } from './words-of.ts';

/** What a screen reader steps through: regions, headings, tables and what is spoken by itself. */
const stepped =
  'header, nav, main, h1, h2, h3, table, section[aria-label], section[aria-labelledby], [role], [aria-live]';

/** Regions that speak when they change, also while nothing stands in them. */
const live = new Set(['status', 'alert', 'timer', 'log']);

const isHidden = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden="true"], details:not([open]) > :not(summary)') !== null;

/** The cells of a table's first row of data, as they are read across. */
function firstRow(table: Element): readonly string[] {
  const row = [...table.querySelectorAll('tbody tr')].find(
    (one) => one.querySelector('td') !== null,
  );
  const cells = [...(row?.children ?? [])].map((cell) => plainWords(cell.textContent ?? ''));
  return cells.length === 0 ? [] : [`  row: ${cells.join(' | ')}`];
}

function headings(table: Element): string {
  const heads = [...table.querySelectorAll('thead th')].map((head) => {
    const name = head.querySelector('[title]')?.getAttribute('title');
    return name ?? plainWords(head.textContent ?? '');
  });
  return `  columns: ${heads.join(' | ')}`;
}

/**
 * A page as a screen reader finds it, in its order: role and name of each landmark, heading, table and
 * live region, and of each table its columns and first row.
 */
export const heardOn = (document: Document): readonly string[] =>
  [...document.body.querySelectorAll(stepped)]
    .filter((element) => !isHidden(element))
    .flatMap((element) => {
      const role = getRole(element) ?? element.localName;
      const spoken = element.hasAttribute('aria-live') ? `${role}, live` : role;
      const isLive = live.has(role) || element.hasAttribute('aria-live');
      const name = plainWords(
        isLive ? (element.textContent ?? '') : computeAccessibleName(element),
      );
      const line = name === '' ? spoken : `${spoken} “${name}”`;
      return element.localName === 'table'
        ? [line, headings(element), ...firstRow(element)]
        : [line];
    });
