import type { Visitor } from '../values/visitor.ts';

/** The parts of a request that tell from which site it was sent. */
export interface Sending {
  readonly method: string;
  /** The header `Origin`; null: none was sent. */
  readonly origin: string | null;
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may write: its `Origin` names the host to which it was sent. Schemes are not compared,
 * since a proxy may have ended TLS. A request without `Origin` does not come from a browser and may.
 */
export function isFromHere({ method, origin }: Sending, { host }: Pick<Visitor, 'host'>): boolean {
  if (reading.has(method) || origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
