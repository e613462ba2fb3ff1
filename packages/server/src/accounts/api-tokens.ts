import { randomUUID } from 'node:crypto';
import { isWithin, type Right, rightShape, rightsWithin } from '@rokade/installation';
import { err, ok, type Result } from '@rokade/rules';
import {
  type AccountStore,
  type LinkStore,
  type StoredAccount,
  type StoredLink,
  storedJson,
} from '@rokade/store';
import { z } from 'zod';
import { schemaOf } from '../shapes/schema-of.ts';
import { isAccountName } from './account-name.ts';
import type { Session } from './session.ts';
import { csrfOf, makeToken, tokenHash } from './tokens.ts';

/** The request for a token: the program's name in histories, and the right that it gets. */
export const tokenRequestShape = z.strictObject({
  name: z.string().max(200),
  right: schemaOf(rightShape),
});

type TokenRequest = z.infer<typeof tokenRequestShape>;

/** A program's token in the list of tokens; the secret itself is not shown again. Times are UTC. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly right: Right;
  readonly madeAt: string;
  /** Accurate to a quarter of an hour; null: never used. */
  readonly usedAt: string | null;
}

export type TokenError =
  /** There is no such token, or it was revoked. */
  | { readonly code: 'token.unknown' }
  /** The account does not have the right that the token was to get. */
  | { readonly code: 'token.right-not-held' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.missing' };

/** Tokens with which programs use the API in an account's name, each with one right. */
export interface ApiTokens {
  /** The valid tokens of an account, the newest first. */
  tokensOf(account: string): Promise<readonly ApiToken[]>;
  /** The rights that an account may give to a program. */
  rightsForTokens(account: string): Promise<readonly Right[]>;
  /** Creates a token; only this result contains the secret. */
  makeApiToken(
    account: string,
    request: TokenRequest,
  ): Promise<Result<{ readonly token: string; readonly made: ApiToken }, TokenError>>;
  revokeApiToken(account: string, id: string): Promise<Result<null, TokenError>>;
  /** The session of a token: its right, as long as the account has that right; null: the token is not valid. */
  programOf(token: string): Promise<Session | null>;
}

/** The marks of a program's token: at the start of its stored rights, among helper links, and of the secret itself. */
const tokenMark = 'api-token ';
const tokenStart = 'rokade_';

/** The least time between two notes of a token's use, in milliseconds. */
const notedEvery = 15 * 60 * 1000;

/** Whether a stored link is a program's token, which opens no page. */
export const isApiToken = ({ rights }: StoredLink): boolean => rights.startsWith(tokenMark);

const ownerOf = (account: string): string => `account:${account}`;

const rightSchema = schemaOf(rightShape);

const madeToken = ({ id, name, madeAt, usedAt }: StoredLink, right: Right): ApiToken => ({
  id,
  name,
  right,
  madeAt,
  usedAt,
});

/** The right of a token; null: it is damaged in the store, and the token is not valid. */
const rightIn = ({ rights }: StoredLink): Right | null =>
  rightSchema.safeParse(storedJson(rights.slice(tokenMark.length))).data ?? null;

const tokenOf = (stored: StoredLink): ApiToken | null => {
  const right = rightIn(stored);
  return right === null ? null : madeToken(stored, right);
};

/** What tokens need of accounts. */
interface TokenSurroundings {
  readonly store: AccountStore & LinkStore;
  readonly rightsOf: (account: StoredAccount) => readonly Right[];
  /** Extends rights for an event to its tournaments (see `reachedRights`). */
  readonly reached: (rights: readonly Right[]) => Promise<readonly Right[]>;
  readonly clock: () => Date;
}

/** A token as a stored link, with its hash instead of the secret. */
const linkOfToken = (
  token: string,
  right: Right,
  { account, ...made }: Pick<StoredLink, 'name' | 'madeBy' | 'madeAt'> & { account: string },
): StoredLink => ({
  ...made,
  id: randomUUID(),
  tokenHash: tokenHash(token),
  event: ownerOf(account),
  rights: tokenMark + JSON.stringify(right),
  revokedAt: null,
  usedAt: null,
});

/** Makes the acts on tokens, which the store keeps among the helper links. */
export function makeApiTokens({ store, rightsOf, reached, clock }: TokenSurroundings): ApiTokens {
  const ownRights = async (id: string): Promise<readonly Right[]> => {
    const account = await store.find(id);
    return account === null || account.disabledAt !== null ? [] : rightsOf(account);
  };
  const counting = async (account: string): Promise<readonly StoredLink[]> =>
    (await store.linksOf(ownerOf(account))).filter(({ revokedAt }) => revokedAt === null);
  const noteUse = ({ id, usedAt }: StoredLink): void => {
    const now = clock();
    const last = usedAt === null ? 0 : Date.parse(usedAt);
    if (now.getTime() - last < notedEvery) return;
    // The request does not wait for it; if the disk fails, the next use is noted.
    void store.noteUse(id, now.toISOString()).catch(() => undefined);
  };
  return {
    tokensOf: async (account) => (await counting(account)).flatMap((one) => tokenOf(one) ?? []),
    rightsForTokens: async (account) => rightsWithin(await ownRights(account)),
    async makeApiToken(account, { name, right: requested }) {
      const owner = await store.find(account);
      if (owner === null) return err({ code: 'account.missing' });
      if (!isAccountName(name)) return err({ code: 'account.name-invalid' });
      if (!isWithin(requested, rightsOf(owner))) return err({ code: 'token.right-not-held' });
      const token = tokenStart + makeToken();
      const made = { account, name: name.trim(), madeBy: owner.name };
      const stored = linkOfToken(token, requested, { ...made, madeAt: clock().toISOString() });
      await store.addLink(stored);
      return ok({ token, made: madeToken(stored, requested) });
    },
    async revokeApiToken(account, id) {
      const isThere = (await counting(account)).some((one) => one.id === id);
      if (!isThere) return err({ code: 'token.unknown' });
      await store.revokeLink(ownerOf(account), id, clock().toISOString());
      return ok(null);
    },
    async programOf(token) {
      if (!token.startsWith(tokenStart)) return null;
      const stored = await store.findLink(tokenHash(token));
      if (stored === null || stored.revokedAt !== null || !isApiToken(stored)) return null;
      const right = rightIn(stored);
      if (
        right === null ||
        !isWithin(right, await ownRights(stored.event.slice(ownerOf('').length)))
      )
        return null;
      noteUse(stored);
      const { id, name, madeBy } = stored;
      return {
        accountId: `token:${id}`,
        name: `${madeBy} (${name})`,
        rights: await reached([right]),
        csrf: csrfOf(token),
      };
    },
  };
}
