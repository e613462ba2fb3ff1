import type { Texts } from '../texts.ts';

/** What is said of people and of lists of them, on pages and in the terminal. */
export const peopleAnswersTexts = {
  'people.found': '{count|One person|{count} people}.',
  'people.none': 'Nobody is found by that.',
  'people.numbers': 'Numbers',
  'people.list-taken': '{count|One person was|{count} people were} taken in.',
  'people.list-day': 'The day of the list',
  'people.list-federation': 'Federation of its clubs',
  'people.state': 'What',
  'people.state-new': 'new',
  'people.state-changed': 'changed',
  'people.state-unchanged': 'unchanged',
  'people.state-doubtful': 'doubtful',
  'people.state-left-out': 'left out',
  'people.state-ended': 'ended',
  'people.state-ended-what': 'no longer a member: missing in the list',
  'people.what-changes': 'What changes',
  'people.joins': 'joins {club}',
  'people.register': 'Register',
  'people.erase-kept':
    'Results, colours, points and numbers by strength stay, since the tables of others rest on them; the person is N. N. there. The history keeps that something was entered, when and by whom.',
  'people.erase-stays':
    'Not reached: names of officials in settings, accounts, reasons that were typed, files taken out before, and prints.',
} as const satisfies Texts;
