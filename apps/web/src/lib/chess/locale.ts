import { type Locale, pageLocale } from '#lib/ui/locale.ts';

/** The language and words of a page or print of a tournament, for visitors as for arbiters; `readerOf` has them loaded. */
export const useLocale = (): Locale<'tournament'> => pageLocale() as Locale<'tournament'>;
