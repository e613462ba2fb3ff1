import type { KeyFor, Reader, Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { createContext } from 'svelte';

/**
 * The language, to be read where it is used because it may change, and `t`, which stays the same
 * function.
 */
interface Words<Key extends string> {
  readonly language: Language;
  readonly t: Translate<Key>;
  /** The time zone of the hall by its IANA name; left out: the machine's own. */
  readonly timeZone?: string;
}

/** The language and the texts that a reader's pages load. */
export type Locale<R extends Reader> = Words<KeyFor<R>>;

const [pageLocale, setPageLocale] = createContext<Locale<'front'>>();

export { pageLocale };

/** Sets the language for the components below; the root layout and the printed pages call it. */
export function setLocale(now: () => Locale<'front'>) {
  const say: Translate<KeyFor<'front'>> = Object.assign(
    (...said: Parameters<Translate<KeyFor<'front'>>>) => now().t(...said),
    { ifKnown: (...said: Parameters<Translate['ifKnown']>) => now().t.ifKnown(...said) },
  );
  setPageLocale({
    get language() {
      return now().language;
    },
    get timeZone() {
      return now().timeZone ?? '';
    },
    t: say,
  });
}

/** The language and the texts that every page has. */
export const useLocale: () => Locale<'front'> = pageLocale;
