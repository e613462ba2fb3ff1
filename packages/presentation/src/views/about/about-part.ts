import type { Men } from '../../chess/board-men.ts';

/** A sentence, and where a regulation says so; '' where none does. */
export interface AboutLine {
  readonly text: string;
  readonly article: string;
}

/** A position on a board, drawn below the lines. */
export interface AboutDiagram {
  readonly men: Men;
  readonly caption: string;
}

/** One heading of the page about a tournament, with its lines. */
export interface AboutPart {
  readonly label: string;
  /** Empty: the organiser has entered nothing, or nothing that the public may see. */
  readonly lines: readonly AboutLine[];
  readonly diagram?: AboutDiagram;
  /** What is missing, for arbiters only. */
  readonly missing?: string;
  /** The page of the tournament's console where it is entered, with its anchor: `settings#system`. */
  readonly address: string;
}

export const line = (text: string, article = ''): AboutLine => ({ text, article });

/** A line of a text, if there is one. */
export const lineIf = (text: string, article = ''): readonly AboutLine[] =>
  text === '' ? [] : [line(text, article)];
