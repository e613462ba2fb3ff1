import {
  type Act,
  type Belonging,
  may,
  type Place,
  placeIn,
  type Right,
} from '@rokade/installation';
import type { Exchange } from './exchange.ts';

/** The asker's rights, none without a session. */
export const rightsOf = (exchange: Exchange): readonly Right[] =>
  exchange.get('session')?.rights ?? [];

/** Whether the asker may do something with an event, by whose it is. */
export const mayWith = (
  exchange: Exchange,
  act: Act,
  { id, ...belonging }: Belonging & { readonly id: string },
): boolean => may(rightsOf(exchange), act, placeIn(belonging, id));

/** What a list says of an event; to whom it was handed in is for who looks after it. */
export const told = <T extends Belonging & { readonly id: string }>(
  exchange: Exchange,
  listed: T,
): T => (mayWith(exchange, 'see-boards', listed) ? listed : { ...listed, handedTo: [] });

/** Of listed books those that are not put away and that the asker sees: by their rights, or since they are public. */
export const seenIn = <
  T extends Belonging & {
    readonly id: string;
    readonly archived: boolean;
    readonly summary: { readonly published: boolean } | null;
  },
>(
  exchange: Exchange,
  act: Act,
  listed: readonly T[],
): readonly T[] =>
  listed
    .filter((one) => !one.archived)
    .filter((one) => one.summary?.published === true || mayWith(exchange, act, one))
    .map((one) => told(exchange, one));

/** Whether the asker may do something with what the address names, or at the desk where it is asked. */
export const mayHere = (exchange: Exchange, act: Act, board: Place['board'] = null): boolean =>
  may(
    rightsOf(exchange),
    act,
    placeIn(exchange.get('belonging'), exchange.req.param('id') ?? null, board),
  );
