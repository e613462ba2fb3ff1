import type { Language } from '@rokade/tournament';
import type { LocaleRecord } from './catalogue.ts';
import { danish } from './da/index.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';

/** Every language of Rokade. */
export const locales: Readonly<Record<Language, LocaleRecord>> = {
  da: danish,
  de: german,
  en: english,
};
