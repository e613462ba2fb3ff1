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

/** What a token is wanted for: what the history calls the program, and what it may do. */
export const tokenRequestShape = z.strictObject({
  name: z.string().max(200),
  right: schemaOf(rightShape),
});

type TokenRequest = z.infer<typeof tokenRequestShape>;

/** A program's token as whoever made it sees it. Times are UTC. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly right: Right;
  readonly madeAt: string;
  /** To a quarter of an hour; null: never. */
  readonly usedAt: string | null;
}

export type TokenError =
  /** There is none, or it was revoked. */
  | { readonly code: 'token.unknown' }
  /** Nobody lets a program do what they may not do themselves. */
  | { readonly code: 'token.right-not-held' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.missing' };

/** Tokens with which programs use the API in an account's name, each with a right of its own. */
export interface ApiTokens {
  /** Those of an account that count, the newest first. */
  tokensOf(account: string): Promise<readonly ApiToken[]>;
  /** The rights that an account can let a program have. */
  rightsForTokens(account: string): Promise<readonly Right[]>;
  /** Makes a token; it is told only here. */
  makeApiToken(
    account: string,
    request: TokenRequest,
  ): Promise<Result<{ readonly token: string; readonly made: ApiToken }, TokenError>>;
  revokeApiToken(account: string, id: string): Promise<Result<null, TokenError>>;
  /** What a token lets do now: its right, as long as the account has it. */
  programOf(token: string): Promise<Session | null>;
}

/** How a program's token is told from a helper's link among them, and from other secrets. */
const tokenMark = 'api-token ';
const tokenStart = 'rokade_';

/** Use is noted so often at most, in milliseconds. */
const notedEvery = 15 * 60 * 1000;

/** Whether a stored link is a program's token: it opens no page. */
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

/** A token's right; null: it is damaged on the disk, and the token counts for nothing. */
const rightIn = ({ rights }: StoredLink): Right | null =>
  rightSchema.safeParse(storedJson(rights.slice(tokenMark.length))).data ?? null;

const tokenOf = (stored: StoredLink): ApiToken | null => {
  const right = rightIn(stored);
  return right === null ? null : madeToken(stored, right);
};

/** What tokens need of accounts: which there are, and what each may do now. */
interface TokenSurroundings {
  readonly store: AccountStore & LinkStore;
  readonly rightsOf: (account: StoredAccount) => readonly Right[];
  /** Rights as they count now, those for an event in its tournaments, too. */
  readonly reached: (rights: readonly Right[]) => Promise<readonly Right[]>;
  readonly clock: () => Date;
}

/** A token as it is kept among the links: by its hash alone. */
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

/** The tokens that a store keeps among the links. */
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
    // Whoever reads does not wait for it; where the disk takes nothing, the next use does it.
    void store.noteUse(id, now.toISOString()).catch(() => undefined);
  };
  return {
    tokensOf: async (account) => (await counting(account)).flatMap((one) => tokenOf(one) ?? []),
    rightsForTokens: async (account) => rightsWithin(await ownRights(account)),
    async makeApiToken(account, { name, right: wanted }) {
      const owner = await store.find(account);
      if (owner === null) return err({ code: 'account.missing' });
      if (!isAccountName(name)) return err({ code: 'account.name-invalid' });
      if (!isWithin(wanted, rightsOf(owner))) return err({ code: 'token.right-not-held' });
      const token = tokenStart + makeToken();
      const made = { account, name: name.trim(), madeBy: owner.name };
      const stored = linkOfToken(token, wanted, { ...made, madeAt: clock().toISOString() });
      await store.addLink(stored);
      return ok({ token, made: madeToken(stored, wanted) });
    },
    async revokeApiToken(account, id) {
      const known = (await counting(account)).some((one) => one.id === id);
      if (!known) return err({ code: 'token.unknown' });
      await store.revokeLink(ownerOf(account), id, clock().toISOString());
      return ok(null);
    },
    async programOf(token) {
      if (!token.startsWith(tokenStart)) return null;
      const stored = await store.findLink(tokenHash(token));
      if (stored === null || stored.revokedAt !== null || !isApiToken(stored)) return null;
      const given = rightIn(stored);
      if (
        given === null ||
        !isWithin(given, await ownRights(stored.event.slice(ownerOf('').length)))
      )
        return null;
      noteUse(stored);
      const { id, name, madeBy } = stored;
      return {
        accountId: `token:${id}`,
        name: `${madeBy} (${name})`,
        rights: await reached([given]),
        csrf: csrfOf(token),
      };
    },
  };
}
