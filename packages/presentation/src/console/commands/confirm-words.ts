import { isQuestion } from '@rokade/club';
import type { TranslateFor } from '@rokade/texts';

/**
 * The label of a checkbox, and its value for the API: `on` for yes, `twice` for yes to a second
 * question.
 */
interface Confirming {
  readonly words: Parameters<TranslateFor<'console'>>[0];
  readonly value: 'on' | 'twice';
}

/** What the API asks: its code, and whether it asks for the second time. */
interface Question {
  readonly code: string;
  readonly again?: boolean;
}

const yes = (words: Confirming['words']): Confirming => ({ words, value: 'on' });

/** The checkbox for each question that has a label of its own, by the question's code. */
const confirmings: Readonly<Record<string, Confirming>> = {
  'account.confirm-owner': yes('account.confirm-owner-yes'),
  'contest.clash': yes('club-desk.clash-yes'),
  'contest.confirm-erasing': yes('people.erase-yes'),
  'contest.duplicate': yes('club-desk.twice-yes'),
  'copies.confirm-replacing': yes('copies.replace-yes'),
  'event.duplicate': yes('events.enter-anyway'),
  'event.confirm-erasing': yes('people.erase-yes'),
  'import.rounds-differ': yes('console.import-anyway'),
  'league.confirm-erasing': yes('people.erase-yes'),
  'league.replaces-schedule': yes('leagues.replace-yes'),
  'league.withdrawal-keeps': yes('leagues.withdraw-yes'),
  'league.withdrawal-strikes': yes('leagues.withdraw-yes'),
  'league.withdrawal-walkover': yes('leagues.withdraw-yes'),
  'money.booked-already': yes('money.all-the-same'),
  'money.paid-already': yes('events.remove-paid'),
  'money.still-owed': { words: 'events.erase-owed', value: 'twice' },
  'ratings.reported-twice': yes('ratings.twice-yes'),
  'register.confirm-erasing': yes('people.erase-yes'),
  'register.double': yes('people.double-yes'),
  'register.new-club': yes('people.new-club-yes'),
  'sanctions.confirm-deleting': yes('sanctions.delete-yes'),
  'sanctions.given-twice': yes('sanctions.twice-yes'),
};

/** The checkbox that confirms a question of the API; `again`: the act was confirmed once already. */
export function confirmingOf({ code, again }: Question): Confirming {
  const { words, value } =
    confirmings[code] ?? yes(isQuestion(code) ? 'club-desk.anyway' : 'console.act-confirmed');
  return { words, value: again === true ? 'twice' : value };
}
