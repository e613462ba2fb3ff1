import { rightShape } from '@rokade/installation';
import { err, ok } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { recordSetUp, setUpShape } from '../installation/set-up.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { asksOwner, confirmed } from './account-fields.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, remove, takingJson } from './api-route.ts';
import { forgetSession, jarOf, sentDeviceMark, sentToken } from './cookies.ts';
import { visitorIn } from './exchange.ts';
import { welcome } from './welcome.ts';

const text = z.string().max(10_000);
const credentials = { name: text, password: text };

/** The routes to sign in and out. */
export function sessionRoutes({ accounts }: Application): readonly ApiRoute[] {
  return [
    {
      path: '/session',
      act: 'sign-in',
      summary: 'The session, with the token that writing requests must send; null: not signed in',
      ...get(async (exchange) =>
        ok({
          session: exchange.get('session'),
          needsSetup: await accounts.needsSetup(),
        }),
      ),
    },
    {
      path: '/session',
      act: 'sign-in',
      summary: 'Sign in; the session is set as a cookie',
      ...takingJson(z.strictObject(credentials), async (exchange, { name, password }) => {
        const { address, agent } = visitorIn(exchange);
        const caller = { address, agent, deviceMark: sentDeviceMark(exchange) };
        const signedIn = await accounts.signIn(name, password, caller);
        return signedIn.ok ? welcome(accounts, exchange, signedIn.value) : signedIn;
      }),
    },
    {
      path: '/session',
      act: 'keep-own-account',
      summary: 'Sign out',
      ...remove(async (exchange) => {
        await accounts.signOut(sentToken(exchange) ?? '');
        forgetSession(jarOf(exchange), visitorIn(exchange));
        return ok(null);
      }),
    },
  ];
}

/** The routes that create accounts. */
export function accountRoutes({ accounts, installation }: Application): readonly ApiRoute[] {
  return [
    {
      path: '/setup',
      act: 'sign-in',
      summary: 'Create the first account with the one-time token that was printed at the start',
      ...takingJson(
        z.strictObject({ token: text, ...credentials, ...setUpShape }),
        async (exchange, { token, name, password, ...answers }) => {
          const { agent } = visitorIn(exchange);
          const made = await accounts.setUp(token, name, password, agent);
          if (!made.ok) return made;
          const session = await accounts.session(made.value);
          const owner = { id: session?.accountId ?? '', name };
          await recordSetUp(installation, owner, answers);
          return welcome(accounts, exchange, made.value);
        },
      ),
    },
    {
      path: '/accounts',
      act: 'keep-accounts',
      summary: 'Create an account with one right',
      status: 201,
      ...takingJson(
        z.strictObject({ ...credentials, right: schemaOf(rightShape), confirmed }),
        async (exchange, { name, password, right, confirmed: isConfirmed }) => {
          if (asksOwner(right, isConfirmed)) return err({ code: 'account.confirm-owner' });
          return accounts.create({ name: name.trim(), password }, right, actorOf(exchange));
        },
      ),
    },
  ];
}
