import type { Locale } from '@rokade/presentation/words/locale.ts';
import { pageLocale } from '#lib/ui/locale.ts';

/**
 * The language and texts of a tournament's pages and prints, for visitors and arbiters; `readerOf`
 * has them loaded.
 */
export const useLocale = (): Locale<'tournament'> => pageLocale() as Locale<'tournament'>;
