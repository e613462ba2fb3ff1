import { rightFields, rightShape } from '@rokade/installation';
import { fieldsOf, leftOut, yesOrNo } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { accountIn, asksOwner, ownId } from './account-fields.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, post, remove, takingJson } from './api-route.ts';
import { jarOf, rememberSession, sentToken } from './cookies.ts';
import { answerWith, type Exchange, visitorIn } from './exchange.ts';

const text = z.string().max(10_000);

const sessionIn = (exchange: Exchange): string => exchange.req.param('session') ?? '';

/** The routes for one's own account. */
export const ownAccountRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/session/password',
    act: 'keep-own-account',
    summary: 'Change your password; your other sessions end',
    ...takingJson(z.strictObject({ present: text, wanted: text }), async (exchange, passwords) => {
      const token = sentToken(exchange) ?? '';
      const changed = await accounts.changePassword(token, passwords);
      // The new password makes the browser's mark void, so this browser gets a new one.
      if (changed.ok) {
        await rememberSession(jarOf(exchange), visitorIn(exchange), accounts, token);
      }
      return changed;
    }),
  },
  {
    path: '/session/others',
    act: 'keep-own-account',
    summary: 'End your other sessions; returns how many',
    ...remove(async (exchange) =>
      ok({ ended: await accounts.endOtherSessions(sentToken(exchange) ?? '') }),
    ),
  },
  {
    path: '/session/all',
    act: 'keep-own-account',
    summary: 'Your sessions: device, time of sign-in, last use; the present one is marked',
    ...get(async (exchange) => ok(await accounts.sessionsOf(ownId(exchange), sentToken(exchange)))),
  },
  {
    path: '/session/all/{session}',
    act: 'keep-own-account',
    summary: 'End one of your sessions',
    ...remove((exchange) => accounts.endSession(ownId(exchange), sessionIn(exchange))),
  },
];

/** The routes for owners to manage accounts. */
export const managementRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/accounts',
    act: 'keep-accounts',
    summary: 'All accounts by name, with their rights and numbers of sessions',
    ...get(async () => ok(await accounts.list())),
  },
  {
    path: '/accounts/{account}/name',
    act: 'keep-accounts',
    summary: 'Rename an account; existing entries of histories keep the former name',
    ...takingJson(z.strictObject({ name: text }), (exchange, { name }) =>
      accounts.rename(accountIn(exchange), name.trim()),
    ),
  },
  {
    path: '/accounts/{account}/password',
    act: 'keep-accounts',
    summary: 'Set a random password and return it; the account’s sessions end',
    ...post(async (exchange) =>
      answerWith(await accounts.resetPassword(accountIn(exchange)), (password) => ({ password })),
    ),
  },
  {
    path: '/accounts/{account}/person',
    act: 'keep-accounts',
    summary: 'Connect an account with a person of the register by id; null disconnects it',
    ...takingJson(z.strictObject({ person: text.nullable() }), (exchange, { person }) =>
      accounts.setPerson(accountIn(exchange), person),
    ),
  },
  ...(['disable', 'enable'] as const).map(
    (act): ApiRoute => ({
      path: `/accounts/{account}/${act}`,
      act: 'keep-accounts',
      summary: act === 'disable' ? 'Block an account and end its sessions' : 'Unblock an account',
      ...post((exchange) => accounts[act](accountIn(exchange))),
    }),
  ),
];

/** The routes for owners to list and end sessions of any account. */
export const othersSessionRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/accounts/{account}/sessions',
    act: 'keep-accounts',
    summary: 'End all sessions of an account',
    ...remove(async (exchange) => {
      const ended = await accounts.endSessions(accountIn(exchange));
      return ended.ok ? ok(null) : ended;
    }),
  },
  {
    path: '/accounts/{account}/sessions',
    act: 'keep-accounts',
    summary: 'The sessions of an account: device, time of sign-in, last use',
    ...get(async (exchange) =>
      ok(await accounts.sessionsOf(accountIn(exchange), sentToken(exchange))),
    ),
  },
  {
    path: '/accounts/{account}/sessions/{session}',
    act: 'keep-accounts',
    summary: 'End one session of an account',
    ...remove((exchange) => accounts.endSession(accountIn(exchange), sessionIn(exchange))),
  },
];

/** The body with a right to give; `confirmed` is needed for that of an owner. */
const rightBody = schemaOf(fieldsOf({ ...rightFields, confirmed: leftOut(yesOrNo) }));

/** The routes that give and take rights. */
export const rightsRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/accounts/{account}/rights/give',
    act: 'keep-accounts',
    summary:
      'Give an account a right, for an organisation or one tournament; that of an owner must be confirmed. Returns the right',
    ...takingJson(rightBody, async (exchange, { confirmed: isConfirmed = false, ...right }) => {
      if (asksOwner(right, isConfirmed)) return err({ code: 'account.confirm-owner' });
      const done = await accounts.giveRight(accountIn(exchange), right, actorOf(exchange));
      return answerWith(done, () => right);
    }),
  },
  {
    path: '/accounts/{account}/rights/take',
    act: 'keep-accounts',
    summary: 'Take a right away from an account, effective with its next request',
    ...takingJson(schemaOf(rightShape), (exchange, right) =>
      accounts.takeRight(accountIn(exchange), right, actorOf(exchange)),
    ),
  },
];
