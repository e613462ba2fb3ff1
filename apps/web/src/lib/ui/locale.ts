import type { Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { createContext } from 'svelte';

/** The language of the page and its words. Read the properties where they are used: they change. */
export interface Locale {
  readonly language: Language;
  readonly t: Translate;
}

/** `useLocale()` in a component gives the page's language; the root layout sets it. */
export const [useLocale, setLocale] = createContext<Locale>();
