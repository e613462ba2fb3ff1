import { plainLetters, startsAWord } from '@rokade/rules';

/** Whether each word of a query begins a word of one of these texts; a query without words fits all. */
export function fitsQuery(query: string): (texts: readonly string[]) => boolean {
  const words = plainLetters(query)
    .split(/[\s,]+/)
    .filter(Boolean);
  return (texts) => words.every((word) => texts.some((text) => startsAWord(text, word)));
}
