import type { Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

const locales: Readonly<Record<Language, string>> = { da: 'da-DK', de: 'de-DE', en: 'en-GB' };

/** "Printed 21 November 2026 at 14:05", on this machine's clock. */
export const printedAtText = (language: Language, t: Translate, at: Date): string =>
  t('print.printed-at', {
    time: new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(at),
  });
