/** A club's own words, by language. */
export type ClubWords = Readonly<Record<string, string>>;

/** The words in a language, else in the club's first. */
export const wordsIn = (words: ClubWords, language: string): string =>
  words[language] ?? Object.values(words)[0] ?? '';
