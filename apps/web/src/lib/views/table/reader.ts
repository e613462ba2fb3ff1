import type { LineContents } from '@rokade/presentation/public/changed-lines.ts';
import type { PrintKind } from '@rokade/presentation/views/prints/kinds.ts';
import type { Reader } from '@rokade/tables';
import { type Component, getContext, type Snippet, setContext } from 'svelte';

/** What stands around a page that arbiters and visitors share. */
export interface FrameProps {
  readonly title: string;
  /** The print of the same. */
  readonly print: PrintKind | null;
  /** The round of that print; left out: the newest. */
  readonly round?: number;
  /** A page of the arbiter's that goes with it. */
  readonly related?: { readonly page: string; readonly text: string };
  readonly children: Snippet;
}

/** The lines of a table that have just changed, by their keys. */
interface ChangedLines {
  has(key: string): boolean;
}

/** Who reads the pages and tables below, where, and where a player's name leads. */
interface PageReader extends Reader {
  readonly hrefOf: (player: string) => string | undefined;
  /** Whether a player is the reader. */
  readonly isMe: (player: string) => boolean;
  /** The path to a page of the tournament that still knows who the reader is. */
  readonly pathTo: (path: string) => string;
  /**
   * Follows a table while the reader looks at it: its name and what its lines say. null: changed lines
   * are not marked.
   */
  readonly follow: ((table: () => string, contents: () => LineContents) => ChangedLines) | null;
  /** null on paper. */
  readonly Frame: Component<FrameProps> | null;
}

const key = Symbol('reader');
const visitor: PageReader = {
  medium: 'page',
  hrefOf: () => undefined,
  isMe: () => false,
  pathTo: (path) => path,
  follow: null,
  Frame: null,
};

/** Visitors on a page unless a component above says otherwise: a console, or a sheet of paper. */
export const tableReader = (): PageReader => getContext(key) ?? visitor;

export const setTableReader = (reader: Partial<PageReader>): PageReader =>
  setContext(key, { ...visitor, ...reader });
