import type { Locale } from '@rokade/presentation/words/locale.ts';
import { pageLocale } from '#lib/ui/locale.ts';

/** The language and all words: the page of report files carries every one with it. */
export const useLocale = (): Locale<'server'> => pageLocale() as Locale<'server'>;
