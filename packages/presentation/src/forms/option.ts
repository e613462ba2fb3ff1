/** An option of a select. */
export interface Option<Value = string> {
  readonly value: Value;
  readonly text: string;
}

/** Makes options of words with their texts. */
export const optionsOf = <const Word extends string | number>(
  words: readonly Word[],
  textOf: (word: Word) => string,
): readonly Option<Word>[] => words.map((value) => ({ value, text: textOf(value) }));
