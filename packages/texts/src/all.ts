import { type Language, languages } from '@rokade/tournament';
import { shelvesOf, type TextKey } from './catalogue.ts';
import { locales } from './locales.ts';
import { loadTranslate, type Translate } from './translate.ts';

const translators: Readonly<Record<Language, Translate>> = Object.assign(
  {},
  ...(await Promise.all(
    languages.map(async (language) => ({ [language]: await loadTranslate(language, 'server') })),
  )),
);

/** All words of one language, for who answers in any of them: the server, scripts and tests. */
export const translator = (language: Language): Translate => translators[language];

const english = await Promise.all(shelvesOf('server').map((shelf) => locales.en.shelves[shelf]()));

/** The names of all texts, by area. */
export const textKeys = english.flatMap(Object.values).flatMap(Object.keys) as readonly TextKey[];
