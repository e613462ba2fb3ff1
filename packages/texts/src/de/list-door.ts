import type { listDoorTexts as english } from '../en/list-door.ts';
import type { Translation } from '../texts.ts';

/** The way to the page that takes any list, and where a list is dropped. */
export const listDoorTexts = {
  'list-door.title': 'Listen',
  'list-door.drop': 'Datei hier ablegen oder auswählen',
  'list-door.clubs': 'vereine.csv mit den Namen der Vereine',
  'list-door.clubs-what':
    'Die Liste enthält nur die Nummern der Vereine. Mit vereine.csv aus demselben Download kommen ihre Namen mit.',
  'list-door.link': 'Irgendeine Liste aus irgendeinem Programm: Rokade sagt, was es ist',
} as const satisfies Translation<typeof english>;
