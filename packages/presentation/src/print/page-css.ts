import type { TranslateFor } from '@rokade/texts';
import { cssString } from './css-string.ts';
import type { SheetHead } from './sheet-head.ts';

/** How the paper lies, and whether the first sheet has a large head of its own. */
export interface PageShape {
  readonly landscape: boolean;
  readonly headOnFirst: boolean;
  /** Nothing stands on its margins: it is hung on a wall, or worn. */
  readonly bare: boolean;
}

const text = (...parts: readonly string[]): string =>
  cssString(parts.filter((part) => part !== '').join(' · '));

/**
 * The style sheet that puts event, group, list, round, time and page x of y on the margins of each
 * sheet, with what else is to stand at its foot. Browsers without margin boxes print the large head on the first sheet all the same.
 */
export function pageCss(
  head: SheetHead,
  { landscape, headOnFirst, bare }: PageShape,
  t: TranslateFor<'tournament'>,
  foot: readonly string[] = [],
): string {
  const left = text(head.event, head.group);
  const right = text(head.draft ? t('print.draft') : '', head.title, head.round);
  const page = `${cssString(`${t('print.page')} `)} counter(page) ${cssString(` ${t('print.of')} `)} counter(pages)`;
  const small = 'font: 8.5pt var(--font); color: #000;';
  const font = `${small} vertical-align: bottom; padding-bottom: 2mm;`;
  const size = `size: A4 ${landscape ? 'landscape' : 'portrait'}`;
  if (bare) return `@page { ${size} !important; }\n@page sheet { ${size}; margin: 12mm; }\n`;
  return `@page { ${size} !important; }
@page sheet {
  ${size};
  margin: 17mm 13mm 15mm;
  @top-left { content: ${left}; ${font} width: 55%; text-align: left; }
  @top-right { content: ${right}; ${font} width: 45%; text-align: right; }
  @bottom-left { content: var(--printed-at); ${small} width: 37%; }
  @bottom-center { content: ${text(...foot)}; ${small} width: 45%; padding: 0 3mm; }
  @bottom-right { content: ${page}; ${small} }
}
${
  headOnFirst
    ? `@page sheet:first {
  margin-top: 12mm;
  @top-left { content: none; }
  @top-right { content: none; }
}
`
    : ''
}`;
}

/** The time of printing as the margin shows it, as a custom property of the page. */
export const printedAtCss = (words: string): string =>
  `:root { --printed-at: ${cssString(words)}; }\n`;
