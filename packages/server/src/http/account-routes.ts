import { rightShape } from '@rokade/installation';
import type { Result } from '@rokade/rules';
import { z } from 'zod';
import type { GiveError } from '../accounts/accounts.ts';
import type { PasskeyError } from '../accounts/passkey-types.ts';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { rememberSession } from './cookies.ts';
import { answer, type Exchange, visitorIn } from './exchange.ts';
import { jarOf, sentToken } from './session-cookie.ts';
import { actorOf } from './tournament-routes.ts';

const text = z.string().max(10_000);

/** The account in the address. */
export const accountIn = (exchange: Exchange): string => exchange.req.param('account') ?? '';

const sessionIn = (exchange: Exchange): string => exchange.req.param('session') ?? '';

/** The account of whoever asks. */
export const ownId = (exchange: Exchange): string => exchange.get('session')?.accountId ?? '';

/** Answers with nothing where it is done. */
export const nothing = (
  exchange: Exchange,
  result: Result<unknown, GiveError | PasskeyError>,
): Response => answer(exchange, result, () => exchange.body(null, 204));

/** What somebody signed in does with their own account. */
export const ownAccountRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    method: 'post',
    path: '/session/password',
    act: 'keep-own-account',
    summary: 'Change your password; your other sessions end',
    ...takingJson(z.strictObject({ present: text, wanted: text }), async (exchange, passwords) => {
      const token = sentToken(exchange) ?? '';
      const changed = await accounts.changePassword(token, passwords);
      // The old password's mark is void with it; this browser stays one that is known.
      if (changed.ok) {
        await rememberSession(jarOf(exchange), visitorIn(exchange), accounts, token);
      }
      return nothing(exchange, changed);
    }),
  },
  {
    method: 'delete',
    path: '/session/others',
    act: 'keep-own-account',
    summary: 'Sign yourself out everywhere else; says how many sessions ended',
    handle: async (exchange) =>
      exchange.json({ ended: await accounts.endOtherSessions(sentToken(exchange) ?? '') }),
  },
  {
    method: 'get',
    path: '/session/all',
    act: 'keep-own-account',
    summary: 'Where you are signed in: device, since when, last used; this session is marked',
    handle: async (exchange) =>
      exchange.json(await accounts.sessionsOf(ownId(exchange), sentToken(exchange))),
  },
  {
    method: 'delete',
    path: '/session/all/{session}',
    act: 'keep-own-account',
    summary: 'Sign yourself out on one device',
    handle: async (exchange) =>
      nothing(exchange, await accounts.endSession(ownId(exchange), sessionIn(exchange))),
  },
];

/** What an owner does with anybody's account. */
export const managementRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/accounts',
    act: 'keep-accounts',
    summary: 'All accounts by name, with their rights and how many sessions each has',
    handle: async (exchange) => exchange.json(await accounts.list()),
  },
  {
    method: 'post',
    path: '/accounts/{account}/name',
    act: 'keep-accounts',
    summary: 'Rename an account; the history keeps the name things were done under',
    ...takingJson(z.strictObject({ name: text }), async (exchange, { name }) =>
      nothing(exchange, await accounts.rename(accountIn(exchange), name)),
    ),
  },
  {
    method: 'post',
    path: '/accounts/{account}/password',
    act: 'keep-accounts',
    summary: 'Give an account a new password of chance; its sessions end',
    handle: async (exchange) =>
      answer(exchange, await accounts.resetPassword(accountIn(exchange)), (password) =>
        exchange.json({ password }),
      ),
  },
  {
    method: 'post',
    path: '/accounts/{account}/person',
    act: 'keep-accounts',
    summary: 'Say whose an account is, by their id in the register; null takes it back',
    ...takingJson(z.strictObject({ person: text.nullable() }), async (exchange, { person }) =>
      nothing(exchange, await accounts.setPerson(accountIn(exchange), person)),
    ),
  },
  ...(['disable', 'enable'] as const).map(
    (act): ApiRoute => ({
      method: 'post',
      path: `/accounts/{account}/${act}`,
      act: 'keep-accounts',
      summary:
        act === 'disable'
          ? 'Let nobody in by an account any more; its sessions end'
          : 'Let an account sign in again',
      handle: async (exchange) => nothing(exchange, await accounts[act](accountIn(exchange))),
    }),
  ),
];

/** Where anybody is signed in, and ending it. */
export const othersSessionRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    method: 'delete',
    path: '/accounts/{account}/sessions',
    act: 'keep-accounts',
    summary: 'Sign an account out everywhere',
    handle: async (exchange) => nothing(exchange, await accounts.endSessions(accountIn(exchange))),
  },
  {
    method: 'get',
    path: '/accounts/{account}/sessions',
    act: 'keep-accounts',
    summary: 'Where an account is signed in: device, since when, last used',
    handle: async (exchange) =>
      exchange.json(await accounts.sessionsOf(accountIn(exchange), sentToken(exchange))),
  },
  {
    method: 'delete',
    path: '/accounts/{account}/sessions/{session}',
    act: 'keep-accounts',
    summary: 'Sign an account out on one device',
    handle: async (exchange) =>
      nothing(exchange, await accounts.endSession(accountIn(exchange), sessionIn(exchange))),
  },
];

/** Giving accounts rights, and taking them away. */
export const rightsRoutes = ({ accounts }: Application): readonly ApiRoute[] =>
  (['give', 'take'] as const).map(
    (act): ApiRoute => ({
      method: 'post',
      path: `/accounts/{account}/rights/${act}`,
      act: 'keep-accounts',
      summary:
        act === 'give'
          ? 'Give an account a right, for the organisation or for one tournament'
          : 'Take a right away from an account; it counts no more with the next request',
      ...takingJson(schemaOf(rightShape), async (exchange, wanted) =>
        nothing(
          exchange,
          await accounts[`${act}Right`](accountIn(exchange), wanted, actorOf(exchange)),
        ),
      ),
    }),
  );
