/** What a club says in its own words, by language. */
export type ClubWords = Readonly<Record<string, string>>;

/** Words in a language, else in the club's first. */
export const wordsIn = (words: ClubWords, language: string): string =>
  words[language] ?? Object.values(words)[0] ?? '';
