import { err, ok, type Result } from '@rokade/rules';
import type { Exchange } from './exchange.ts';
import type { ApiError } from './request-error.ts';

/** The most that a page of a list may have. */
const mostOnPage = 100;

/** What the parameters of a paged list say, for its description. */
export const pageQuery = {
  limit: 'The most on a page, 1 to 100; left out with `after`: all on one page',
  after: 'The `next` of the page before; pages go by id',
} as const;

/** The number of `?limit=`, from 1 to `most`; null: none was given. */
export function limitIn(exchange: Exchange, most = mostOnPage): Result<number | null, ApiError> {
  const text = exchange.req.query('limit');
  if (text === undefined) return ok(null);
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= most ? ok(limit) : err({ code: 'request.invalid', at: 'limit' });
}

/** A page of a list, and the `after` of the next one; null: this is the last. */
interface ListPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/**
 * The page of a list that `?limit=` and `?after=` ask for. Pages go by id, so that one that comes or
 * goes meanwhile moves no other from page to page. Without both, the whole list in its own order.
 */
export function pageIn<T extends { readonly id: string }>(
  exchange: Exchange,
  list: readonly T[],
): Result<ListPage<T>, ApiError> {
  const limit = limitIn(exchange);
  if (!limit.ok) return limit;
  const after = exchange.req.query('after');
  if (limit.value === null && after === undefined) return ok({ items: list, next: null });
  const most = limit.value ?? mostOnPage;
  const rest = list
    .filter(({ id }) => id > (after ?? ''))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const items = rest.slice(0, most);
  return ok({ items, next: rest.length > most ? (items.at(-1)?.id ?? null) : null });
}
