/** Something to choose from a list. */
export interface Option<Value = string> {
  readonly value: Value;
  readonly text: string;
}

/** Words to choose from, in words. */
export const optionsOf = <const Word extends string | number>(
  words: readonly Word[],
  textOf: (word: Word) => string,
): readonly Option<Word>[] => words.map((value) => ({ value, text: textOf(value) }));
