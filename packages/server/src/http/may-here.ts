import { type Act, may, type Place, placeIn } from '@rokade/installation';
import type { Exchange } from './exchange.ts';

/** Whether the asker may do something with an event; null: with none. */
export const mayIn = (
  exchange: Exchange,
  act: Act,
  event: string | null,
  board: Place['board'] = null,
): boolean => may(exchange.get('session')?.rights ?? [], act, placeIn(event, board));

/** Whether the asker may do something with what the address names. */
export const mayHere = (exchange: Exchange, act: Act, board: Place['board'] = null): boolean =>
  mayIn(exchange, act, exchange.req.param('id') ?? null, board);
