import type { KeyFor, Reader, Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { createContext } from 'svelte';

/** A language, which may change: read it where it is used; and its words of some names, `t` for good. */
interface Words<Key extends string> {
  readonly language: Language;
  readonly t: Translate<Key>;
}

/** A language and the words that a reader has at hand. */
export type Locale<R extends Reader> = Words<KeyFor<R>>;

const [pageLocale, setPageLocale] = createContext<Locale<'front'>>();

export { pageLocale };

/** The root layout and the paper of a print say which one it is now. */
export function setLocale(now: () => Locale<'front'>) {
  const say: Translate<KeyFor<'front'>> = Object.assign(
    (...said: Parameters<Translate<KeyFor<'front'>>>) => now().t(...said),
    { ifKnown: (...said: Parameters<Translate['ifKnown']>) => now().t.ifKnown(...said) },
  );
  setPageLocale({
    get language() {
      return now().language;
    },
    t: say,
  });
}

/** The language and words of any page. */
export const useLocale: () => Locale<'front'> = pageLocale;
