import type { Right } from '@rokade/installation';

/** A session: of an account, a helper's link or a program's token. */
export interface Session {
  readonly accountId: string;
  readonly name: string;
  /** The rights in force; one for an event also stands here for each of its tournaments. */
  readonly rights: readonly Right[];
  /** The token against forged requests; every writing request sends it, as header `x-rokade-csrf` or field `csrf`. */
  readonly csrf: string;
}

/** The visitor who wants to sign in. */
export interface Caller {
  readonly address: string;
  /** The browser's user agent. */
  readonly agent?: string;
  /** The mark that the browser got at an earlier sign-in (see `deviceMarkOf`). */
  readonly deviceMark?: string | undefined;
}
