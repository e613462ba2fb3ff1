import {
  type Act,
  type Belonging,
  may,
  type Place,
  placeIn,
  type Right,
} from '@rokade/installation';
import type { Exchange } from './exchange.ts';

/** The sender's rights; none without a session. */
export const rightsOf = (exchange: Exchange): readonly Right[] =>
  exchange.get('session')?.rights ?? [];

/** Whether the sender may do an act on a book with this owner. */
export const mayWith = (
  exchange: Exchange,
  act: Act,
  { id, ...belonging }: Belonging & { readonly id: string },
): boolean => may(rightsOf(exchange), act, placeIn(belonging, id));

/** A book of a list as the sender may see it: without its receivers unless the sender may see the boards. */
export const asSeenBy = <T extends Belonging & { readonly id: string }>(
  exchange: Exchange,
  listed: T,
): T => (mayWith(exchange, 'see-boards', listed) ? listed : { ...listed, handedTo: [] });

/** The listed books that are not archived and that the sender may see, by their rights or because they are public. */
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
    .map((one) => asSeenBy(exchange, one));

/** Whether the sender may do an act on the book in the address, else at the desk that handles the request. */
export const mayHere = (exchange: Exchange, act: Act, board: Place['board'] = null): boolean =>
  may(
    rightsOf(exchange),
    act,
    placeIn(exchange.get('belonging'), exchange.req.param('id') ?? null, board),
  );
