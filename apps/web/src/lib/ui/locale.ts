import type { KeyFor, Reader, Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { createContext } from 'svelte';

/** A language and its words of some names. Read the properties where they are used: they change. */
interface Words<Key extends string> {
  readonly language: Language;
  readonly t: Translate<Key>;
}

/** A language and the words that a reader has at hand. */
export type Locale<R extends Reader> = Words<KeyFor<R>>;

/** The root layout and the paper of a print set it. */
export const [pageLocale, setLocale] = createContext<Locale<'front'>>();

/** The language and words of any page. */
export const useLocale: () => Locale<'front'> = pageLocale;
