import { type Language, type Settings, usualSettings } from '@rokade/tournament';

/** What a new tournament starts with, its prints in the language of who makes it. */
export const newSettings = (language: Language): Settings => ({
  ...usualSettings,
  printLanguage: language,
});
