import type { Locale } from '@rokade/presentation/words/locale.ts';
import { pageLocale } from '#lib/ui/locale.ts';

/** The language and words of the desk of a club's competitions; `readerOf` has them loaded. */
export const useLocale = (): Locale<'club'> => pageLocale() as Locale<'club'>;
