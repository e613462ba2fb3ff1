/** A page of a long list: its first and last line, counted from 1. */
export interface PageOfLines {
  readonly from: number;
  readonly to: number;
}

/** The pages of a list with so many lines, each of the same size but the last. */
export const pagesOfLines = (total: number, size: number): readonly PageOfLines[] =>
  Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    from: index * size + 1,
    to: Math.min((index + 1) * size, total),
  }));

/** The page with the line that an address names; the first where it names none of the list. */
export function pageWithLine(total: number, size: number, line: number): PageOfLines {
  const pages = pagesOfLines(total, size);
  const found = pages.find(({ from, to }) => line >= from && line <= to);
  return found ?? pages[0] ?? { from: 1, to: 0 };
}

/** So many pages are all linked to; of more, those around the one that is shown, the first and the last. */
const mostLinked = 9;
const around = 2;

/** The pages that are linked to from the one with this first line, in their order. */
export function linkedPages(
  pages: readonly PageOfLines[],
  first: number | undefined,
): readonly PageOfLines[] {
  if (pages.length <= mostLinked) return pages;
  const shown = pages.findIndex(({ from }) => from === first);
  return pages.filter(
    (_, index) => index === 0 || index === pages.length - 1 || Math.abs(index - shown) <= around,
  );
}
