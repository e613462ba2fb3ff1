/** The languages of the user interface. */
export const languages = ['da', 'de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of a code such as `da`; null if there are no texts in it. */
export const parseLanguage = (text: unknown): Language | null =>
  languages.find((language) => language === text) ?? null;
