import type { TextKey, Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { dateText } from './date-text.ts';

type Key = Extract<TextKey, `people.joins${string}`>;

/** A membership that a list begins: the club's name, first and last day; '' = unknown, and no end. */
interface BegunMembership {
  readonly club: string;
  readonly from: string;
  readonly to: string;
}

/** A membership that a list begins, in words: since when, and until when where it has ended. */
export function begunMembershipText(
  { t, language }: { readonly t: Translate<Key>; readonly language: Language },
  { club, from, to }: BegunMembership,
): string {
  const [first, last] = [from, to].map((day) => dateText(language, day, 'dated'));
  if (to !== '') return t('people.joins-until', { club, days: `${first}–${last}` });
  return from === ''
    ? t('people.joins-long', { club })
    : t('people.joins-from', { club, day: first ?? '' });
}
