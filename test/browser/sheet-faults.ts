import type { Page } from 'playwright-core';
import { type PrintedFile, type PrintedText, readPrinted } from './pdf-text.ts';

/** In points: a printer leaves so much of each sheet white. */
const unprinted = 20;

/** The sizes of the margins of Rokade's sheets, where event, round and page stand. */
const margins = { head: 34, foot: 40 };

const pointsPerPixel = 0.75;

/** Text that reaches over the edge of its sheet. */
function outsideFaults({ width, height, texts }: PrintedFile): readonly string[] {
  const outside = texts.filter(
    ({ left, right, baseline }) =>
      left < unprinted || right > width - unprinted || baseline < 10 || baseline > height - 10,
  );
  const [first] = outside;
  return first === undefined
    ? []
    : [`${outside.length} letters outside, the first on sheet ${first.sheet + 1} at ${first.left}`];
}

/** More than any pair of letters shares by its design, as in `V.`; in points. */
const closest = 2.2;

/** Letters stand over each other if they share much of their width and height. */
function areOver(one: PrintedText, other: PrintedText): boolean {
  const apart = Math.abs(one.baseline - other.baseline);
  if (apart > 0.55 * Math.min(one.size, other.size)) return false;
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return (
    shared > closest && shared > 0.4 * Math.min(one.right - one.left, other.right - other.left)
  );
}

/** Text over other text. */
function overlapFaults({ texts }: PrintedFile): readonly string[] {
  const found: PrintedText[] = [];
  const ordered = texts
    .filter(({ left, right }) => right > left)
    .toSorted((a, b) => a.sheet - b.sheet || a.left - b.left);
  for (const [index, text] of ordered.entries()) {
    for (let next = index + 1; next < ordered.length; next += 1) {
      const other = ordered[next];
      if (other === undefined || other.sheet !== text.sheet || other.left > text.right) break;
      if (areOver(text, other)) found.push(text);
    }
  }
  const [first] = found;
  return first === undefined
    ? []
    : [
        `${found.length} letters over others, the first on sheet ${first.sheet + 1} at ${first.left}, ${first.baseline}`,
      ];
}

/** The fewest lines of text that are worth a sheet: a heading and three rows. */
const fewestLines = 4;

/** Sheets with hardly a row, where there are several. */
function loneFaults({ height, sheets, texts }: PrintedFile): readonly string[] {
  if (sheets < 2) return [];
  return Array.from({ length: sheets }, (_, sheet) => {
    const lines = new Set(
      texts
        .filter((text) => text.sheet === sheet)
        .filter(({ baseline }) => baseline > margins.head && baseline < height - margins.foot)
        .map(({ baseline }) => Math.round(baseline / 4)),
    );
    return lines.size < fewestLines ? [`sheet ${sheet + 1} has ${lines.size} lines`] : [];
  }).flat();
}

/** What is wrong with a file that was printed; of single letters a sheet may have hardly a line. */
const faultsOfFile = (file: PrintedFile, areSingle: boolean): readonly string[] => [
  ...(file.sheets === 0 ? ['no sheet'] : []),
  ...(file.texts.length === 0 ? ['no text'] : []),
  ...outsideFaults(file),
  ...overlapFaults(file),
  ...(areSingle ? [] : loneFaults(file)),
];

/** How large letters stand in the page that a file was printed from, in points. */
interface LettersOnPage {
  readonly largest: number;
  readonly headings: readonly { readonly text: string; readonly points: number }[];
}

/** Looks at a page that is shown as it is printed. */
const lettersOn = (page: Page): Promise<LettersOnPage> =>
  page.locator('main').evaluate((main, perPixel) => {
    const pointsOf = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).fontSize) * perPixel;
    const speaks = (element: Element) =>
      element.getClientRects().length > 0 &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const all = [...main.querySelectorAll('*')].filter(speaks);
    const headings = all.filter(
      (element) => element.closest('thead th') && !element.closest('.only-spoken'),
    );
    return {
      largest: Math.max(0, ...all.map(pointsOf)),
      headings: headings.map((head) => ({
        text: head.textContent?.trim() ?? '',
        points: pointsOf(head),
      })),
    };
  }, pointsPerPixel);

/** The smallest letters of a column's heading, in points. */
const smallestHeading = 8;

/** Of A4. */
const [longSide, shortSide] = [841.9, 595.3];

/** Sheets that are made smaller than the paper asks for, and headings that nobody reads then. */
function sizeFaults(
  { width, height, texts }: PrintedFile,
  { largest, headings }: LettersOnPage,
): readonly string[] {
  const printed = Math.max(0, ...texts.map(({ size }) => size));
  const scale = largest === 0 ? 1 : printed / largest;
  // A4, upright or on its side, on the sheet that is in the printer.
  const wanted = Math.min(
    1,
    Math.max(width, height) / longSide,
    Math.min(width, height) / shortSide,
  );
  const small = headings
    .filter(({ points }) => points * scale < smallestHeading - 0.05)
    .map(({ text, points }) => `heading ${text} has ${(points * scale).toFixed(1)} pt`);
  return [
    ...(scale < 0.985 * wanted ? [`made smaller, ${scale.toFixed(2)} of its size`] : []),
    ...new Set(small),
  ];
}

/** Text that its own box cuts off, or hides until somebody scrolls. */
const cutFaults = (page: Page): Promise<readonly string[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { overflowX } = getComputedStyle(element);
      const isCut =
        ['hidden', 'auto'].includes(overflowX) &&
        element.closest('.only-spoken') === null &&
        element.clientWidth > 0 &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1);
      return isCut ? [`cut off: ${element.className} ${element.textContent?.slice(0, 40)}`] : [];
    }),
  );

/** The smallest number of a round at the head of a sheet, in points: it is read across the hall. */
const smallestRound = 20;

/** Numbers of rounds that are too small, and classes, dates and who has which colour on two lines. */
const lookFaults = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate(
    (main, { smallest, perPixel }) => {
      const small = [...main.querySelectorAll('.sheet header .round')]
        .map((round) => Number.parseFloat(getComputedStyle(round).fontSize) * perPixel)
        .filter((points) => points < smallest)
        .map((points) => `the number of the round has ${points.toFixed(1)} pt`);
      const linesOf = (element: Element): number => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const middles = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
        return Math.max(0, ...middles) - Math.min(...middles) > 8 ? 2 : 1;
      };
      const wrapped = [...main.querySelectorAll('.list tbody :is(.class, .who, .date, time)')]
        .filter((element) => linesOf(element) > 1)
        .map((element) => `on two lines: ${element.textContent?.trim()}`);
      return [...small, ...wrapped];
    },
    { smallest: smallestRound, perPixel: pointsPerPixel },
  );

/** A window that no list is too wide for. */
const wide = { width: 1366, height: 900 };

/**
 * What is wrong with the page of a print: in its preview, and on sheets of a format. `areSingle`: each
 * sheet is a letter or a certificate of its own.
 */
export async function printFaults(
  page: Page,
  format: 'A4' | 'Letter',
  areSingle = false,
): Promise<readonly string[]> {
  await page.setViewportSize(wide);
  const inPreview = await cutFaults(page);
  await page.emulateMedia({ media: 'print' });
  const letters = await lettersOn(page);
  const cut = await cutFaults(page);
  const looks = await lookFaults(page);
  await page.emulateMedia({ media: null });
  const file = readPrinted(await page.pdf({ format }));
  return [
    ...inPreview.map((fault) => `in the preview ${fault}`),
    ...cut,
    ...looks,
    ...faultsOfFile(file, areSingle),
    ...sizeFaults(file, letters),
  ];
}
