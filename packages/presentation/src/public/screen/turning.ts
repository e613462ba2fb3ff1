import { linesOnPage, type ScreenPart } from './screen-data.ts';

/** Which page of which list a screen shows. */
export interface Turned {
  readonly key: string;
  readonly page: number;
}

/** How many pages a list has; one without lines has none, a countdown one. */
const pagesOf = ({ what, lines }: ScreenPart): number =>
  what === 'countdown' ? 1 : Math.ceil(lines.length / linesOnPage[what]);

/** All pages in the order in which they turn. */
const framesOf = (parts: readonly ScreenPart[]): readonly Turned[] =>
  parts.flatMap((part) =>
    Array.from({ length: pagesOf(part) }, (_, page) => ({ key: part.key, page })),
  );

/** A page as it is shown. */
export interface ShownFrame {
  readonly part: ScreenPart;
  readonly page: number;
  readonly pages: number;
  /** Whether there is another to turn to. */
  readonly turns: boolean;
}

/**
 * The page a screen is at: news leave it where it is, and where its list has become shorter, or is
 * gone, it shows what is left of it, or begins anew. null: there is nothing to show.
 */
export function frameAt(parts: readonly ScreenPart[], at: Turned | null): ShownFrame | null {
  const shown = parts.filter((part) => pagesOf(part) > 0);
  const part = shown.find(({ key }) => key === at?.key) ?? shown[0];
  if (part === undefined) return null;
  const pages = pagesOf(part);
  const page = part.key === at?.key ? Math.min(at.page, pages - 1) : 0;
  return { part, page, pages, turns: framesOf(parts).length > 1 };
}

/** The page that comes next, after the last the first again. */
export function turned(parts: readonly ScreenPart[], at: Turned | null): Turned | null {
  const here = frameAt(parts, at);
  const frames = framesOf(parts);
  if (here === null) return null;
  const index = frames.findIndex(({ key, page }) => key === here.part.key && page === here.page);
  return frames[(index + 1) % frames.length] ?? null;
}

/** The lines of a page. */
export const linesOf = <T>(what: ScreenPart['what'], lines: readonly T[], page: number) =>
  lines.slice(page * linesOnPage[what], (page + 1) * linesOnPage[what]);
