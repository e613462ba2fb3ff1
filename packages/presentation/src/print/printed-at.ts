import { locales, type TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

/** "21 November 2026 at 14:05", on this machine's clock. */
export const timeText = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(locales[language].tag, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(at);

/** "Printed 21 November 2026 at 14:05", on this machine's clock. */
export const printedAtText = (
  language: Language,
  t: TranslateFor<'tournament'>,
  at: Date,
): string => t('print.printed-at', { time: timeText(language, at) });
