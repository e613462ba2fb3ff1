/** Languages Rokade speaks. */
export const languages = ['da', 'de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language in a text such as `da`, or null if Rokade does not speak it. */
export const parseLanguage = (text: unknown): Language | null =>
  languages.find((language) => language === text) ?? null;
