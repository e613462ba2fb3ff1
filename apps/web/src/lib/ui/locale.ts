import type { Locale } from '@rokade/presentation/words/locale.ts';
import type { KeyFor, Translate } from '@rokade/texts';
import { createContext } from 'svelte';

const [pageLocale, setPageLocale] = createContext<Locale<'front'>>();

export { pageLocale };

/** Sets the language for the components below; the root layout and the printed pages call it. */
export function setLocale(now: () => Locale<'front'>) {
  const say: Translate<KeyFor<'front'>> = Object.assign(
    (...args: Parameters<Translate<KeyFor<'front'>>>) => now().t(...args),
    { find: (...args: Parameters<Translate['find']>) => now().t.find(...args) },
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
