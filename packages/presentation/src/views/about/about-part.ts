/** A sentence, and where a regulation says so; '' where none does. */
export interface AboutLine {
  readonly text: string;
  readonly article: string;
}

/** What is said of one matter of a tournament. */
export interface AboutPart {
  readonly label: string;
  /** None where nothing is said of it, or nothing that everybody may know. */
  readonly lines: readonly AboutLine[];
  /** What is still to be said, for arbiters alone. */
  readonly missing?: string;
  /** Where in the tournament's console it is said. */
  readonly saidAt: string;
}

export const line = (text: string, article = ''): AboutLine => ({ text, article });

/** A line of a text, if there is one. */
export const lineIf = (text: string, article = ''): readonly AboutLine[] =>
  text === '' ? [] : [line(text, article)];
