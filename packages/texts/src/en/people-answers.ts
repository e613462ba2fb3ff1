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
  'people.what-changes': 'What changes',
  'people.joins': 'joins {club}',
} as const satisfies Texts;
