import { isVisible } from './visible.ts';

/** What is looked for among the words of a page: a part of them, or a pattern. */
export type Wanted = string | RegExp;

const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE', 'HEAD']);

/** Words without line breaks and double spaces. */
export const plainWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether words are those that are looked for; a text may be a part of them, in any case. */
export function isWanted(text: string, wanted: Wanted, exact = false): boolean {
  const words = plainWords(text);
  if (typeof wanted !== 'string') return wanted.test(words);
  const sought = plainWords(wanted);
  return exact ? words === sought : words.toLowerCase().includes(sought.toLowerCase());
}

/** All text of an element, seen or not; of a button that is an input, what is written on it. */
export function textOf(element: Element): string {
  if (element.tagName === 'INPUT')
    return /^(submit|button|reset)$/.test(element.getAttribute('type') ?? '')
      ? (element.getAttribute('value') ?? '')
      : '';
  if (unread.has(element.tagName)) return '';
  return element.querySelector('script, style, noscript') === null
    ? (element.textContent ?? '')
    : [...element.childNodes]
        .map((node) => ('tagName' in node ? textOf(node as Element) : (node.textContent ?? '')))
        .join('');
}

/** Elements that begin a line of their own. */
const blocks = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FIGURE FOOTER
  FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV OL OPTION P PRE SECTION SUMMARY TABLE TBODY
  TFOOT THEAD TR UL`.split(/\s+/),
);

const elementNode = 1;
const textNode = 3;

function write(node: Node, out: string[]): void {
  if (node.nodeType === textNode) {
    out.push((node.textContent ?? '').replace(/\s+/g, ' '));
    return;
  }
  if (node.nodeType !== elementNode) return;
  const element = node as Element;
  if (!isVisible(element)) return;
  if (element.tagName === 'BR') out.push('\n');
  const isBlock = blocks.has(element.tagName);
  const isCell = element.tagName === 'TD' || element.tagName === 'TH';
  if (isBlock) out.push('\n');
  for (const child of element.childNodes) write(child, out);
  if (isBlock) out.push('\n');
  if (isCell && element.nextElementSibling !== null) out.push('\t');
}

/** What is seen of an element as text: a line for each block, a tab between the cells of a row. */
export function seenText(element: Element): string {
  const out: string[] = [];
  write(element, out);
  return out
    .join('')
    .replace(/ *([\n\t]) */g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
