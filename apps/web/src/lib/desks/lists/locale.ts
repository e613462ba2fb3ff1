import type { Locale } from '@rokade/presentation/words/locale.ts';
import { pageLocale } from '#lib/ui/locale.ts';

/** The language and words of the page that takes any list; `readerOf` has them loaded. */
export const useLocale = (): Locale<'lists'> => pageLocale() as Locale<'lists'>;
