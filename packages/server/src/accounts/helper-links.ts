import { randomUUID } from 'node:crypto';
import {
  endlessLast,
  type LinkRole,
  linkDays,
  linkRoles,
  linkTasks,
  type Right,
  rightsAt,
  type Task,
} from '@rokade/installation';
import { err, ok, type Result } from '@rokade/rules';
import { type LinkStore, type StoredLink, storedJson } from '@rokade/store';
import { z } from 'zod';
import { networkOf } from '../values/visitor.ts';
import { isAccountName } from './account-name.ts';
import { isApiToken } from './api-tokens.ts';
import { isCodeKey } from './board-codes.ts';
import type { Session } from './session.ts';
import { makeThrottle } from './throttle.ts';
import { csrfOf, makeToken, tokenHash } from './tokens.ts';

/** How many hours a link of a role is valid at most. */
const longestHours = (role: LinkRole): number => 24 * linkDays[linkTasks[role].longest];

const numberShape = z.int().min(1).max(endlessLast);
/** A range of rounds or boards. Defaults: from the first, to the last. */
const rangeShape = z
  .strictObject({ first: numberShape.default(1), last: numberShape.default(endlessLast) })
  .refine(({ first, last }) => first <= last, { path: ['last'] })
  .readonly();

/** The number of a class of a championship, from 1, the highest. */
const classShape = z.int().min(1).max(9);

const roleShape = z.enum(linkRoles);

/** The request for a link; rounds and boards are null for all. */
export const linkRequestShape = z
  .strictObject({
    /** Default for the link of a player of a competition: the player's name. */
    name: z.string().max(200).default(''),
    role: roleShape.default('results-only'),
    rounds: rangeShape.nullable().default(null),
    boards: rangeShape.nullable().default(null),
    /** The class of a championship; null: all classes. */
    class: classShape.nullable().exactOptional(),
    /** The player of a competition who gets the link. */
    player: z.string().max(64).exactOptional(),
    /** How long it is valid. Default: as long as a link of the role may be. */
    hours: z.number().positive().exactOptional(),
  })
  .refine(
    ({ role, rounds, boards }) => linkTasks[role].ofBoards || (rounds === null && boards === null),
  )
  .refine(({ role, class: one = null }) => linkTasks[role].ofClass || one === null)
  .refine(({ role, player }) => linkTasks[role].ofPlayer === (player !== undefined))
  .refine(({ role, hours = 0 }) => hours <= longestHours(role), { path: ['hours'] });

export type LinkRequest = z.infer<typeof linkRequestShape>;

const taskShape = z.strictObject({
  kind: z.literal('task'),
  event: z.string(),
  rounds: rangeShape.nullable(),
  boards: rangeShape.nullable(),
  class: classShape.exactOptional(),
  player: z.string().exactOptional(),
  from: z.string(),
  until: z.string(),
});
const rightShape = z.strictObject({ role: roleShape, for: taskShape });

/** A link in the list of links of a tournament or event; the token itself is not shown again. */
export interface HelperLink {
  readonly id: string;
  readonly name: string;
  readonly role: LinkRole;
  readonly task: Task;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly revokedAt: string | null;
}

export type LinkError =
  /** There is no such link, or it was revoked. */
  | { readonly code: 'link.unknown' }
  | { readonly code: 'link.over'; readonly until: string }
  | { readonly code: 'link.invalid' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number };

/** Links that let helpers without an account do one task, at some boards and for some time. */
export interface HelperLinks {
  /** All links for a tournament or event, the newest first. */
  linksOf(event: string): Promise<readonly HelperLink[]>;
  /** Creates a link, valid from now; only this result contains the token. */
  makeLink(
    event: string,
    request: LinkRequest,
    madeBy: string,
  ): Promise<Result<{ readonly token: string; readonly link: HelperLink }, LinkError>>;
  revokeLink(event: string, id: string): Promise<Result<null, LinkError>>;
  /** Finds the link of a token; wrong tokens from one address are slowed down. */
  openLink(token: string, address: string): Promise<Result<HelperLink, LinkError>>;
}

/** Slows down an address with many wrong tokens; many, since a hall shares an address. */
const guessRule = { freeFailures: 10, longestWaitSeconds: 900 };

/** The right of a link; null: it is damaged in the store, and the link opens nothing. */
const rightIn = ({
  rights,
}: StoredLink): (Right & { readonly role: LinkRole; readonly for: Task }) | null =>
  rightShape.safeParse(storedJson(rights)).data ?? null;

const linkOf = (stored: StoredLink): HelperLink | null => {
  const { id, name, madeBy, madeAt, revokedAt } = stored;
  const right = rightIn(stored);
  if (right === null) return null;
  return { id, name, role: right.role, task: right.for, madeBy, madeAt, revokedAt };
};

/** The session of a link's token at a moment (UTC, ISO 8601); null: the link is not valid then. */
export async function sessionOfLink(
  store: LinkStore,
  token: string,
  moment: string,
): Promise<Session | null> {
  const link = await store.findLink(tokenHash(token));
  if (link === null || link.revokedAt !== null || isApiToken(link)) return null;
  const right = rightIn(link);
  const rights = right === null ? [] : rightsAt([right], moment);
  if (rights.length === 0) return null;
  const { id, name } = link;
  return {
    accountId: `link:${id}`,
    name: `${name} (link)`,
    rights,
    csrf: csrfOf(token),
  };
}

function linkToMake(event: string, request: LinkRequest, madeBy: string, now: Date) {
  const { name, role, rounds, boards, class: one = null, player } = request;
  const hours = request.hours ?? longestHours(role);
  const madeAt = now.toISOString();
  const until = new Date(now.getTime() + hours * 60 * 60 * 1000).toISOString();
  const whose = {
    ...(one === null ? {} : { class: one }),
    ...(player === undefined ? {} : { player }),
  };
  const task: Task = { kind: 'task', event, rounds, boards, ...whose, from: madeAt, until };
  return { id: randomUUID(), name: name.trim(), role, task, madeBy, madeAt, revokedAt: null };
}

/** Makes the acts on helper links, on the store. */
export function makeHelperLinks(store: LinkStore, clock: () => Date): HelperLinks {
  const guesses = makeThrottle(guessRule);
  return {
    linksOf: async (event) =>
      (await store.linksOf(event))
        .filter((link) => !isCodeKey(link))
        .flatMap((link) => linkOf(link) ?? []),
    async makeLink(event, request, madeBy) {
      if (!isAccountName(request.name)) return err({ code: 'account.name-invalid' });
      if (!linkRequestShape.safeParse(request).success) return err({ code: 'link.invalid' });
      const token = makeToken();
      const link = linkToMake(event, request, madeBy, clock());
      const { role, task, ...kept } = link;
      const rights = JSON.stringify({ role, for: task });
      const stored = { ...kept, event, tokenHash: tokenHash(token), rights, usedAt: null };
      await store.addLink(stored);
      return ok({ token, link });
    },
    revokeLink: async (event, id) =>
      (await store.revokeLink(event, id, clock().toISOString()))
        ? ok(null)
        : err({ code: 'link.unknown' }),
    async openLink(token, address) {
      const now = clock();
      const key = networkOf(address);
      const retryAfterSeconds = guesses.waitSeconds(key, now.getTime());
      if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
      const stored = await store.findLink(tokenHash(token));
      if (stored === null) guesses.failed(key, now.getTime());
      if (stored === null || stored.revokedAt !== null || isApiToken(stored)) {
        return err({ code: 'link.unknown' });
      }
      const link = linkOf(stored);
      if (link === null) return err({ code: 'link.unknown' });
      const { until } = link.task;
      return now.toISOString() < until ? ok(link) : err({ code: 'link.over', until });
    },
  };
}
