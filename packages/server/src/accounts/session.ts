import type { Right } from '@rokade/installation';

/** Somebody signed in. */
export interface Session {
  readonly accountId: string;
  readonly name: string;
  /** Those in force; one for an event stands there for each of its tournaments, too. */
  readonly rights: readonly Right[];
  /** Comes back with every writing request, header `x-rokade-csrf` or form field `csrf`. */
  readonly csrf: string;
}

/** Whoever wants to sign in. */
export interface Caller {
  readonly address: string;
  /** What the browser says it is. */
  readonly agent?: string;
  /** What it has from an earlier time that it signed somebody in. */
  readonly deviceMark?: string | undefined;
}
