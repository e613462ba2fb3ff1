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

/** Names and numbers, each whole, that somebody has or had. */
const who = z.array(z.string().min(1).max(200)).min(1).max(50);

/** Who is meant, and of those found who are to be erased, by their keys. */
const erasingShape = z.strictObject({
  who,
  persons: z.array(z.string().max(200)).min(1).max(1000),
  /** An erasure cannot be undone; of somebody who is still to get money it is confirmed twice. */
  confirmed: onceOrTwice,
});

/** What the asker may look into, or erase, of what is not for everybody. */
const sees = (exchange: Exchange, doing: 'see' | 'keep') => ({
  ratings: mayHere(exchange, `${doing}-ratings`),
  sanctions: mayHere(exchange, `${doing}-sanctions`),
  money: mayHere(exchange, `${doing}-money`),
});

const withKey = (person: PersonInBook) => ({ key: personKey(person), ...person });

async function tell(exchange: Exchange, asked: readonly string[]): Promise<Reply> {
  const desk = exchange.get('desk');
  const personal = personalAt(desk, sees(exchange, 'see'));
  const { persons, unreadable } = await personal.find(asked);
  const books = await personal.about(persons);
  await desk.contactLooks.noteAll(actorOf(exchange), persons, 'request');
  return ok({ who: asked, books, unreadable });
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

/** What every book of an organisation keeps of a person: found, taken out on request, erased. */
export const personalRoutes: readonly ApiRoute[] = [
  {
    path: '/personal/find',
    act: 'see-contact',
    summary: 'Who is meant by names and numbers, in the register, all tournaments and events',
    ...takingJson(z.strictObject({ who }), async (exchange, asked) => {
      const personal = personalAt(exchange.get('desk'), sees(exchange, 'see'));
      const { persons, unreadable } = await personal.find(asked.who);
      return ok({ persons: persons.map(withKey), unreadable });
    }),
  },
  {
    path: '/personal/about',
    act: 'see-contact',
    summary: 'Everything that every book says of somebody',
    ...takingJson(z.strictObject({ who }), (exchange, asked) => tell(exchange, asked.who)),
  },
  {
    path: '/personal/erase',
    act: 'erase-person',
    summary: 'Erase what is personal, of those found whose keys are named; it cannot be undone',
    ...takingJson(erasingShape, erase),
  },
];
