import { type PersonInBook, personalAt, personKey } from '@rokade/server';
import { namesInAddress } from '#lib/server/register/names-in-address.ts';
import { seesBooks } from '#lib/server/rights/sees-books.ts';
import type { PageServerLoad } from './$types';

/** The address of a person's page in a book. */
function hrefOf(person: PersonInBook): string {
  switch (person.book) {
    case 'register':
      return `/console/people/${person.person}`;
    case 'ratings':
      return `/console/ratings/${person.rated}`;
    case 'sanctions':
      return `/console/people/sanctions/${person.sanctioned}`;
    case 'event':
      return `/console/events/${person.event}/entries/${person.entrant}`;
    case 'contest':
      return `/console/club/${person.contest}/settings`;
    case 'league':
    case 'captaincy':
      return `/console/leagues/${person.league}`;
    case 'money':
      return `/console/events/${person.money}/money`;
    case 'tournament':
      return `/console/${person.tournament}/players/${person.player}`;
  }
}

const shown = (person: PersonInBook) => ({
  key: personKey(person),
  name: person.name,
  book: person.book,
  title: 'title' in person ? person.title : '',
  href: hrefOf(person),
});

/** The books that contain a person, found by the names and numbers in the address. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const who = namesInAddress(url);
  const { persons, unreadable } = await personalAt(locals.app, seesBooks(locals, 'see')).find(who);
  return { who, persons: persons.map(shown), unreadable };
};

export { actions } from '#lib/server/forms/tell.ts';
