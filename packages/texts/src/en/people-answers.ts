import type { Texts } from '../texts.ts';

/** What is said of people and of lists of them, on pages and in the terminal. */
export const peopleAnswersTexts = {
  'people.found': '{count|One person|{count} people}.',
  'people.none': 'Nobody found.',
  'people.numbers': 'Numbers',
  'people.list-taken': '{count|One person was|{count} people were} imported.',
  'people.list-day': 'Date of the list',
  'people.list-federation': 'Federation of the clubs',
  'people.state-new': 'new',
  'people.state-changed': 'changed',
  'people.state-unchanged': 'unchanged',
  'people.state-doubtful': 'doubtful',
  'people.state-left-out': 'left out',
  'people.state-ended': 'ended',
  'people.count-new': '{count|1 new|{count} new}',
  'people.count-changed': '{count|1 changed|{count} changed}',
  'people.count-unchanged': '{count|1 unchanged|{count} unchanged}',
  'people.count-doubtful': '{count|1 doubtful|{count} doubtful}',
  'people.count-left-out': '{count|1 left out|{count} left out}',
  'people.count-ended': '{count|1 membership ended|{count} memberships ended}',
  'people.state-ended-what': 'no longer a member: not in the list',
  'people.what-changes': 'What changes',
  'people.joins-long': 'a member of {club} since long ago',
  'people.joins-from': 'joins {club}, {day}',
  'people.joins-until': 'was a member of {club}, {days}',
  'people.register': 'Register',
  'people.erase-kept':
    'Results, colours, points and numbers by strength stay, because other players’ tables depend on them; the person is shown there as N. N. The history keeps what was entered, when and by whom.',
  'people.erase-stays':
    'Not erased: names of officials in settings, accounts, typed reasons, files already exported, and prints.',
} as const satisfies Texts;
