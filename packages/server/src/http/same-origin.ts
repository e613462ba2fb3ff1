import type { Visitor } from '../values/visitor.ts';

/** What tells where a request was sent from. */
export interface Sending {
  readonly method: string;
  /** The browser's `Origin`; null: none was sent. */
  readonly origin: string | null;
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may write: its `Origin`, where a browser sent one, names the host it was sent
 * to. Schemes are not compared, since a proxy may have ended TLS; no `Origin` means no browser.
 */
export function isFromHere({ method, origin }: Sending, { host }: Pick<Visitor, 'host'>): boolean {
  if (reading.has(method) || origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
