import { momentText } from '@rokade/tables';
import type { Locale } from '../../words/locale.ts';
import { listFaultText } from './list-fault-text.ts';

/** An address from which a list is fetched every day, with what came of it. */
interface DailyList {
  readonly address: string;
  /** When a list was last read in from it, UTC; '' = not yet. */
  readonly fetchedAt: string;
  /** Why nothing came the last time; null: it did, or was not tried yet. */
  readonly problem:
    | {
        readonly kind: 'not-fetched';
        readonly why:
          | 'unknown-host'
          | 'private'
          | 'too-slow'
          | 'no-connection'
          | 'certificate'
          | 'not-safe'
          | 'cut-off'
          | 'status';
      }
    | { readonly kind: 'not-read'; readonly error: { readonly code: string } }
    | null;
}

/** What came of an address from which a list is fetched every day, as a sentence. */
export function dailyListLine(
  { address, fetchedAt, problem }: DailyList,
  locale: Locale<'console'>,
): string {
  const { t } = locale;
  if (problem !== null) {
    const text =
      problem.kind === 'not-read'
        ? listFaultText(t, problem.error)
        : t(`lists.daily-${problem.why}`);
    return t('lists.daily-failed', { address, text: text.charAt(0).toUpperCase() + text.slice(1) });
  }
  return fetchedAt === ''
    ? t('lists.daily-not-yet', { address })
    : t('lists.daily-fetched', { address, at: momentText(locale, fetchedAt) });
}
