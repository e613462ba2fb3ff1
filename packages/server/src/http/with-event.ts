import type { ChessEvent } from '@rokade/event';
import type { GroupMaker } from '../acts/events/event-groups.ts';
import type { Application } from '../application.ts';
import { actorOf } from './actor-of.ts';
import { atEvent } from './at-address.ts';
import type { Exchange, Reply } from './exchange.ts';
import { choicesOf } from './reader-choices.ts';

/** Passes the event in the address to a handler; an error if it cannot be read. */
export const withEvent = <Rest extends readonly unknown[]>(
  app: Application,
  handle: (exchange: Exchange, event: ChessEvent, ...rest: Rest) => Promise<Reply>,
) =>
  atEvent<Rest>(async (exchange, id, ...rest) => {
    const found = await app.events.get(id);
    return found.ok ? handle(exchange, found.value, ...rest) : found;
  });

/** The creator of groups by a request, with the language of the prints. */
export const makerOf = (exchange: Exchange): GroupMaker => ({
  actor: actorOf(exchange),
  language: choicesOf((name) => exchange.req.header(name)).language,
});
