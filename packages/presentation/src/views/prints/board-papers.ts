/** A line of a sheet with its words; '' is left empty, to be written by hand. */
export interface WrittenLine {
  readonly label: string;
  /** The article that asks for it; '' where none does. */
  readonly article: string;
  readonly value: string;
  /** What is ticked by hand; [] where something is written. */
  readonly ticks: readonly string[];
}

/** The envelope of an adjourned game. */
export interface EnvelopeWords {
  readonly key: string;
  /** Round and board. */
  readonly corner: string;
  readonly lines: readonly WrittenLine[];
  readonly position: { readonly label: string; readonly article: string };
  readonly notice: string;
}

/** A table of ready words; an empty cell is written by hand. */
export interface WordsTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What clocks are set to at the start, after an event, and what was set anew. */
export interface TimesWords {
  readonly settings: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly tables: readonly WordsTable[];
}
