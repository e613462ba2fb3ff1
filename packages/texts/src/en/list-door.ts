import type { Texts } from '../texts.ts';

/** The way to the page that takes any list, and where a list is dropped. */
export const listDoorTexts = {
  'list-door.title': 'Lists',
  'list-door.drop': 'Drop a file here, or choose it',
  'list-door.clubs': 'vereine.csv with the names of the clubs',
  'list-door.clubs-what':
    'The list has only the clubs’ numbers. With vereine.csv, from the same download, their names come, too.',
  'list-door.link': 'Any list, from any program: Rokade says what it is',
} as const satisfies Texts;
