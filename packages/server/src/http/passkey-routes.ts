import { ok } from '@rokade/rules';
import { z } from 'zod';
import { type PasskeyPlace, passkeyPlace } from '../accounts/passkey-place.ts';
import { newPasskeyShape, passkeyAnswerShape } from '../accounts/passkey-types.ts';
import type { Application } from '../application.ts';
import { accountIn, ownId } from './account-fields.ts';
import { type ApiRoute, get, remove, takingJson } from './api-route.ts';
import { sentToken } from './cookies.ts';
import { type Exchange, type Reply, visitorIn } from './exchange.ts';
import { welcome } from './welcome.ts';

const text = z.string().max(10_000);

const passkeyIn = (exchange: Exchange): string => exchange.req.param('passkey') ?? '';

/** Passes the host and origin for passkeys to a handler; an error if passkeys are not possible at this address. */
const atPlace =
  <T>(handle: (exchange: Exchange, place: PasskeyPlace, value: T) => Promise<Reply>) =>
  async (exchange: Exchange, value: T): Promise<Reply> => {
    const place = passkeyPlace(visitorIn(exchange));
    return place.ok ? handle(exchange, place.value, value) : place;
  };

const signInRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/session/passkey/challenge',
    act: 'sign-in',
    summary:
      'The options for the browser to sign in by passkey; without a name the device chooses among its own keys',
    ...takingJson(
      z.strictObject({ name: text.default('') }),
      atPlace((exchange, place, { name }) =>
        accounts.askForPasskey(name.trim(), place, visitorIn(exchange).address),
      ),
    ),
  },
  {
    path: '/session/passkey',
    act: 'sign-in',
    summary: 'Sign in by passkey; the session is set as a cookie',
    ...takingJson(
      z.strictObject({ answer: passkeyAnswerShape }),
      atPlace(async (exchange, place, { answer }) => {
        const signedIn = await accounts.signInByPasskey(answer, place, visitorIn(exchange));
        return signedIn.ok ? welcome(accounts, exchange, signedIn.value) : signedIn;
      }),
    ),
  },
];

const ownRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/passkeys',
    act: 'keep-own-account',
    summary: 'Your passkeys: name, host name that each is bound to, times of creation and last use',
    ...get(async (exchange) => ok(await accounts.passkeysOf(ownId(exchange)))),
  },
  {
    path: '/passkeys/challenge',
    act: 'keep-own-account',
    summary: 'The options for the browser to create a passkey; needs your present password',
    ...takingJson(
      z.strictObject({ present: text }),
      atPlace((exchange, place, { present }) =>
        accounts.askForNewPasskey(sentToken(exchange) ?? '', present, place),
      ),
    ),
  },
  {
    path: '/passkeys',
    act: 'keep-own-account',
    summary: 'Store the passkey that the browser has created. Default name: that of the device',
    ...takingJson(
      z.strictObject({ name: text.default(''), answer: newPasskeyShape }),
      atPlace((exchange, place, made) => {
        const { agent } = visitorIn(exchange);
        const token = sentToken(exchange) ?? '';
        return accounts.addPasskey(token, { ...made, agent }, place);
      }),
    ),
  },
  {
    path: '/passkeys/{passkey}',
    act: 'keep-own-account',
    summary: 'Remove one of your passkeys',
    ...remove((exchange) => accounts.removePasskey(ownId(exchange), passkeyIn(exchange))),
  },
];

const managementRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/accounts/{account}/passkeys',
    act: 'keep-accounts',
    summary: 'The passkeys of an account',
    ...get(async (exchange) => ok(await accounts.passkeysOf(accountIn(exchange)))),
  },
  {
    path: '/accounts/{account}/passkeys/{passkey}',
    act: 'keep-accounts',
    summary: 'Remove a passkey of an account',
    ...remove((exchange) => accounts.removePasskey(accountIn(exchange), passkeyIn(exchange))),
  },
  {
    path: '/accounts/{account}/passkey-only',
    act: 'keep-accounts',
    summary: 'Allow an account to sign in by passkey only, or by password too',
    ...takingJson(z.strictObject({ only: z.boolean() }), (exchange, { only }) =>
      accounts.setPasskeyOnly(accountIn(exchange), only),
    ),
  },
];

/** The routes for passkeys: sign in, one's own, and those of any account. */
export const passkeyRoutes = (app: Application): readonly ApiRoute[] => [
  ...signInRoutes(app),
  ...ownRoutes(app),
  ...managementRoutes(app),
];
