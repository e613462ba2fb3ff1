import type { ChessEvent } from '@rokade/event';
import type { GroupMaker } from '../acts/events/event-groups.ts';
import type { Application } from '../application.ts';
import { actorOf } from './actor-of.ts';
import { atEvent } from './at-address.ts';
import type { Exchange, Reply } from './exchange.ts';
import { choicesOf } from './reader-choices.ts';

/** Gives handlers the event in the address as well, where it opens. */
export const withEvent = <Said extends readonly unknown[]>(
  app: Application,
  handle: (exchange: Exchange, event: ChessEvent, ...said: Said) => Promise<Reply>,
) =>
  atEvent<Said>(async (exchange, id, ...said) => {
    const found = await app.events.get(id);
    return found.ok ? handle(exchange, found.value, ...said) : found;
  });

/** Who makes groups by this request, and in which language. */
export const makerOf = (exchange: Exchange): GroupMaker => ({
  actor: actorOf(exchange),
  language: choicesOf((name) => exchange.req.header(name)).language,
});
