/** Elements that are never on a page. */
const neverShown = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'TITLE', 'META', 'LINK']);

const isInClosedDetails = (element: Element, parent: Element): boolean =>
  parent.tagName === 'DETAILS' &&
  !parent.hasAttribute('open') &&
  parent.querySelector(':scope > summary') !== element;

/** Whether an element by itself takes what is in it off the page. */
const hidesItself = (element: Element): boolean =>
  neverShown.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden') ||
  /display:\s*none/.test(element.getAttribute('style') ?? '');

/** Whether an element can be seen, as far as the structure of the page tells; style sheets are not read. */
export function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (hidesItself(at)) return false;
    const parent: Element | null = at.parentElement;
    if (parent !== null && isInClosedDetails(at, parent)) return false;
  }
  return true;
}

/** Whether an element is read out: visible, and not taken away from those who listen. */
export const isReadOut = (element: Element): boolean =>
  isVisible(element) && element.closest('[aria-hidden=true]') === null;

/** Whether a control takes nothing, by itself or by a fieldset around it. */
export function isDisabled(control: Element): boolean {
  if (control.hasAttribute('disabled')) return true;
  const fieldset = control.parentElement?.closest('fieldset[disabled]') ?? null;
  if (fieldset === null) return false;
  return fieldset.querySelector(':scope > legend')?.contains(control) !== true;
}
