import { createApplication } from '@rokade/server';
import { keepTournaments } from './kinds-of-tournament.ts';
import { contestOf, keepContests, printedFormats } from './printed-contests.ts';
import { eventOf, keepEvent } from './printed-events.ts';
import { keepRegister, printedPerson } from './printed-register.ts';

/**
 * Fills a data folder with what the offices' pages show: tournaments of each kind, two events,
 * competitions of each format and a register. Returns the tournaments' ids.
 */
export async function keepOffices(folder: string): Promise<readonly string[]> {
  const tournaments = await keepTournaments(folder);
  const made = await createApplication({ dataDirectory: folder });
  if (!made.ok) throw new Error(made.error.code);
  await keepEvent(made.value, 3, tournaments.slice(0, 2));
  await keepEvent(made.value, 4, []);
  await keepContests(made.value, 3);
  await keepRegister(made.value);
  await made.value.close();
  return tournaments;
}

/** What an organiser, an owner and who leads the club's competitions open on a phone. */
export const officePages = [
  ...[
    '',
    '/check-in',
    '/results',
    '/standings',
    '/prints',
    '/appeals',
    '/settings',
    '/screens',
    '/entries',
    '/entries/office',
    '/invitation',
    '/timeline',
  ].map((page) => `/console/events/${eventOf(3)}${page}`),
  ...['', '/fees', '/accounts', '/prizes', '/history', '/n1'].map(
    (page) => `/console/events/${eventOf(4)}/money${page}`,
  ),
  ...printedFormats.map((format) => `/console/club/${contestOf(format, 3)}`),
  '/console/installation/copies',
  '/console/organisations',
  '/console/people',
];

/** What a secretary and a rating officer look up on the way. */
export const registerPages = [
  ...['clubs', 'clubs/club', printedPerson, 'doubles', 'lists', 'offices', 'licences', 'history'],
  ...[
    'sanctions',
    `sanctions/${printedPerson}`,
    'looks',
    `merge?stays=${printedPerson}&goes=person2`,
    'new',
    'personal',
    'rating-lists',
  ],
]
  .map((page) => `/console/people/${page}`)
  .concat(
    ['', '/report', '/grant', '/events', '/lists', '/samples', '/history', `/${printedPerson}`].map(
      (page) => `/console/ratings${page}`,
    ),
    ['/console/lists', '/console/account', '/console/accounts', '/console/roles'],
  );
