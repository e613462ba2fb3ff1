/** Something to choose from a list. */
export interface Option<Value = string> {
  readonly value: Value;
  readonly text: string;
}

/** Words to choose from, in words. */
export const optionsOf = <Word extends string>(
  words: readonly Word[],
  textOf: (word: Word) => string,
): readonly Option[] => words.map((value) => ({ value, text: textOf(value) }));
