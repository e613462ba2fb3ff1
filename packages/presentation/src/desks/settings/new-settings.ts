import { type Language, type Settings, usualSettings } from '@rokade/tournament';

/** The settings of a new tournament, with prints in the language of its creator. */
export const newSettings = (language: Language): Settings => ({
  ...usualSettings,
  printLanguage: language,
});
