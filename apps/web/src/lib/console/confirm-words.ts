import { isQuestion } from '@rokade/club';
import type { TranslateFor } from '@rokade/texts';

/** What is ticked, and what the tick says to the API: yes, or yes to what is asked a second time. */
interface Confirming {
  readonly words: Parameters<TranslateFor<'console'>>[0];
  readonly value: 'on' | 'twice';
}

const yes = (words: Confirming['words']): Confirming => ({ words, value: 'on' });

/** What the tick beside a question says that has words of its own, by the code of the question. */
const confirmings: Readonly<Record<string, Confirming>> = {
  'account.confirm-owner': yes('account.confirm-owner-yes'),
  'contest.clash': yes('club-desk.clash-yes'),
  'contest.confirm-erasing': yes('people.erase-yes'),
  'contest.duplicate': yes('club-desk.twice-yes'),
  'event.duplicate': yes('events.enter-anyway'),
  'event.confirm-erasing': yes('people.erase-yes'),
  'money.booked-already': yes('money.all-the-same'),
  'money.still-owed': { words: 'events.erase-owed', value: 'twice' },
  'ratings.reported-twice': yes('ratings.twice-yes'),
  'register.confirm-erasing': yes('people.erase-yes'),
  'register.double': yes('people.double-yes'),
  'sanctions.confirm-deleting': yes('sanctions.delete-yes'),
  'sanctions.given-twice': yes('sanctions.twice-yes'),
};

/** How a question of the API is confirmed. */
export const confirmingOf = (code: string): Confirming =>
  confirmings[code] ?? yes(isQuestion(code) ? 'club-desk.anyway' : 'console.act-confirmed');
