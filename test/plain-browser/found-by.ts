import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { isReadOut, isVisible } from './visible.ts';
import { isWanted, plainWords, textOf, type Wanted } from './words-of.ts';

/** What else is asked of an element of a role. */
export interface RoleOptions {
  readonly name?: Wanted;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly includeHidden?: boolean;
}

/** Style sheets are not read; what the structure hides has no name. */
const styleOf = (element: Element): CSSStyleDeclaration => {
  // Words for listeners alone stand outside the line, so that a space parts them from it.
  const shown = element.classList.contains('only-spoken') ? 'block' : 'inline';
  const display = isVisible(element) ? shown : 'none';
  const values: Readonly<Record<string, string>> = { display, visibility: 'visible' };
  const getPropertyValue = (property: string): string => values[property] ?? '';
  return { ...values, content: 'none', getPropertyValue } as unknown as CSSStyleDeclaration;
};

/** The name under which a control or a place of the page is read out. */
const nameOf = (element: Element): string =>
  plainWords(computeAccessibleName(element, { getComputedStyle: styleOf }));

/** Roles that an element only has where it has a name, too. */
const namedOnly: Readonly<Record<string, string>> = { SECTION: 'region', FORM: 'form' };

/** Of a heading cell, whether it heads its row or its column. */
function roleOfHeading(cell: Element): string {
  const scope = cell.getAttribute('scope');
  const isOfRow = scope === null ? cell.closest('thead') === null : scope.startsWith('row');
  return isOfRow ? 'rowheader' : 'columnheader';
}

function roleOf(element: Element): string | null {
  const own = element.getAttribute('role')?.split(' ')[0];
  if (own) return own;
  if (namedOnly[element.tagName] !== undefined)
    return nameOf(element) === '' ? null : (namedOnly[element.tagName] ?? null);
  if (element.tagName === 'TH') return roleOfHeading(element);
  // What unfolds a part is no button, though some lists of roles say so.
  if (element.tagName === 'SUMMARY') return null;
  return getRole(element);
}

/** What may have a role at all; asking thousands of spans takes longest. */
const mayHaveRole =
  'a, article, aside, button, caption, dd, details, dialog, dl, dt, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, img, input, li, main, menu, meter, nav, ol, option, output, progress, section, select, summary, svg, table, tbody, td, textarea, tfoot, th, thead, tr, ul, [role]';

function levelOf(element: Element): number {
  return Number(element.getAttribute('aria-level') ?? element.tagName.slice(1));
}

function isOpen(element: Element): boolean {
  if (element.tagName === 'SUMMARY') return element.parentElement?.hasAttribute('open') ?? false;
  return element.getAttribute('aria-expanded') === 'true';
}

const isChecked = (element: Element): boolean =>
  'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true';

function fits(element: Element, role: string, options: RoleOptions): boolean {
  const { name, exact, level, checked, expanded, includeHidden = false } = options;
  return (
    roleOf(element) === role &&
    (includeHidden || isReadOut(element)) &&
    (level === undefined || levelOf(element) === level) &&
    (checked === undefined || isChecked(element) === checked) &&
    (expanded === undefined || isOpen(element) === expanded) &&
    (name === undefined || isWanted(nameOf(element), name, exact))
  );
}

/** The elements of a role below another one. */
export const byRole = (root: ParentNode, role: string, options: RoleOptions = {}) =>
  [...root.querySelectorAll(mayHaveRole)].filter((element) => fits(element, role, options));

function labelsOf(element: Element): readonly string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  if (named.length > 0) return named.map(textOf);
  const own = element.getAttribute('aria-label');
  if (own !== null && own.trim() !== '') return [own];
  const { id } = element;
  const around = element.closest('label');
  const labels = id === '' ? [] : [...element.ownerDocument.querySelectorAll('label')];
  const beside = labels.filter((label) => label.getAttribute('for') === id);
  const isLabelled = /^(INPUT|SELECT|TEXTAREA|BUTTON|METER|OUTPUT|PROGRESS)$/.test(element.tagName);
  if (!isLabelled) return [];
  const wraps = around !== null && !around.hasAttribute('for') ? [around] : [];
  return [...new Set([...wraps, ...beside])].map(textOf);
}

/** The elements that a label belongs to. */
export const byLabel = (root: ParentNode, label: Wanted, exact = false) =>
  [
    ...root.querySelectorAll(
      'input, select, textarea, button, meter, output, progress, [aria-label], [aria-labelledby]',
    ),
  ].filter((element) => labelsOf(element).some((text) => isWanted(text, label, exact)));

const isText = (element: Element, text: Wanted, exact: boolean): boolean =>
  isWanted(textOf(element), text, exact);

/** The innermost elements with a text. */
export const byText = (root: ParentNode, text: Wanted, exact = false) =>
  [...root.querySelectorAll('*')].filter(
    (element) =>
      isText(element, text, exact) &&
      ![...element.children].some((one) => isText(one, text, exact)),
  );
