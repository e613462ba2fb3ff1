import { err, ok } from '@rokade/rules';
import { z } from 'zod';
import { eraseEverywhere } from '../acts/personal/erase-everywhere.ts';
import type { PersonInBook } from '../acts/personal/person-in-book.ts';
import { personalAt, personKey } from '../acts/personal/personal.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { onceOrTwice } from './based-request.ts';
import type { Exchange, Reply } from './exchange.ts';
import { mayHere } from './may-here.ts';

/** The whole names and numbers that a person has or had. */
const who = z.array(z.string().min(1).max(200)).min(1).max(50);

/** The names and numbers to search for, and the keys of the found people to erase. */
const erasingShape = z.strictObject({
  who,
  persons: z.array(z.string().max(200)).min(1).max(1000),
  /** An erasure cannot be undone and must be confirmed; twice if somebody is still to get money. */
  confirmed: onceOrTwice,
});

/** The books with restricted access that the sender may search (`see`), or erase people in (`keep`). */
const sees = (exchange: Exchange, doing: 'see' | 'keep') => ({
  ratings: mayHere(exchange, `${doing}-ratings`),
  sanctions: mayHere(exchange, `${doing}-sanctions`),
  money: mayHere(exchange, `${doing}-money`),
});

const withKey = (person: PersonInBook) => ({ key: personKey(person), ...person });

async function tell(exchange: Exchange, names: readonly string[]): Promise<Reply> {
  const desk = exchange.get('desk');
  const personal = personalAt(desk, sees(exchange, 'see'));
  const { persons, unreadable } = await personal.find(names);
  const books = await personal.about(persons);
  await desk.contactLooks.noteAll(actorOf(exchange), persons, 'request');
  return ok({ who: names, books, unreadable });
}

async function erase(
  exchange: Exchange,
  { confirmed, ...request }: z.infer<typeof erasingShape>,
): Promise<Reply> {
  if (confirmed === false) return err({ code: 'personal.confirm-erasing' });
  const { erased, error } = await eraseEverywhere(exchange.get('desk'), sees(exchange, 'keep'), {
    ...request,
    confirmed,
    actor: actorOf(exchange),
  });
  return error === null ? ok({ erased }) : err(error);
}

/** The routes for personal data in all books of an organisation: search, export on request, erase. */
export const personalRoutes: readonly ApiRoute[] = [
  {
    path: '/personal/find',
    act: 'see-contact',
    summary: 'Find people by names and numbers in all books',
    ...takingJson(z.strictObject({ who }), async (exchange, request) => {
      const personal = personalAt(exchange.get('desk'), sees(exchange, 'see'));
      const { persons, unreadable } = await personal.find(request.who);
      return ok({ persons: persons.map(withKey), unreadable });
    }),
  },
  {
    path: '/personal/about',
    act: 'see-contact',
    summary: 'All entries about people found by names and numbers in all books',
    ...takingJson(z.strictObject({ who }), (exchange, request) => tell(exchange, request.who)),
  },
  {
    path: '/personal/erase',
    act: 'erase-person',
    summary: 'Erase the personal values of found people, by their keys; it cannot be undone',
    ...takingJson(erasingShape, erase),
  },
];
