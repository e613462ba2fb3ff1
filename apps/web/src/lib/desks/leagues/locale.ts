import type { Locale } from '@rokade/presentation/words/locale.ts';
import { pageLocale } from '#lib/ui/locale.ts';

/** The language and words of the desk of leagues and of captains; `readerOf` has them loaded. */
export const useLocale = (): Locale<'leagues'> => pageLocale() as Locale<'leagues'>;
