import { type Act, may, type Place, placeIn, type Right } from '@rokade/installation';
import type { Exchange } from './exchange.ts';

/** The asker's rights, none without a session. */
export const rightsOf = (exchange: Exchange): readonly Right[] =>
  exchange.get('session')?.rights ?? [];

/** Whether the asker may do something with an event; null: with none. */
export const mayIn = (
  exchange: Exchange,
  act: Act,
  event: string | null,
  board: Place['board'] = null,
): boolean => may(rightsOf(exchange), act, placeIn(event, board));

/** Whether the asker may do something with what the address names. */
export const mayHere = (exchange: Exchange, act: Act, board: Place['board'] = null): boolean =>
  mayIn(exchange, act, exchange.req.param('id') ?? null, board);
