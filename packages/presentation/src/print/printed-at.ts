import { longMomentText, type TableLocale } from '@rokade/tables';

/** "Printed 21 November 2026 at 14:05", by the hall's clock. */
export const printedAtText = ({ t, ...hall }: TableLocale, at: Date): string =>
  t('print.printed-at', { time: longMomentText(hall, at) });
