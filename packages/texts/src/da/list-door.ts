import type { listDoorTexts as english } from '../en/list-door.ts';
import type { Translation } from '../texts.ts';

/** The way to the page that takes any list, and where a list is dropped. */
export const listDoorTexts = {
  'list-door.title': 'Lister',
  'list-door.drop': 'Slip en fil her, eller vælg den',
  'list-door.clubs': 'vereine.csv med klubbernes navne',
  'list-door.clubs-what':
    'Listen har kun klubbernes numre. Med vereine.csv fra samme download kommer navnene med.',
  'list-door.link':
    'En hvilken som helst liste fra et hvilket som helst program: Rokade siger, hvad det er',
} as const satisfies Translation<typeof english>;
