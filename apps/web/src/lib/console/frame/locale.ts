import type { Locale } from '@rokade/presentation/words/locale.ts';
import { pageLocale } from '#lib/ui/locale.ts';

/** The language and words of the arbiter’s pages; `readerOf` has them loaded. */
export const useLocale = (): Locale<'console'> => pageLocale() as Locale<'console'>;
