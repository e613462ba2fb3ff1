import type { Result } from '@rokade/rules';
import { z } from 'zod';
import { type PasskeyPlace, passkeyPlace } from '../accounts/passkey-place.ts';
import {
  newPasskeyShape,
  type PasskeyError,
  passkeyAnswerShape,
} from '../accounts/passkey-types.ts';
import type { Application } from '../application.ts';
import { accountIn, nothing, ownId } from './account-routes.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, type Exchange, refuse, visitorIn } from './exchange.ts';
import { sentToken } from './session-cookie.ts';
import { welcome } from './session-routes.ts';

const text = z.string().max(10_000);

const passkeyIn = (exchange: Exchange): string => exchange.req.param('passkey') ?? '';

/** A handler that is given what passkeys are bound to here; where there are none it says why. */
const atPlace =
  <T>(handle: (exchange: Exchange, place: PasskeyPlace, value: T) => Promise<Response>) =>
  async (exchange: Exchange, value: T): Promise<Response> => {
    const place = passkeyPlace(visitorIn(exchange));
    return place.ok ? handle(exchange, place.value, value) : refuse(exchange, place.error);
  };

/** What a browser is asked for. */
const options = (exchange: Exchange, asked: Result<object, PasskeyError>): Response =>
  answer(exchange, asked, (value) => exchange.json(value));

const signInRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    method: 'post',
    path: '/session/passkey/challenge',
    act: 'sign-in',
    summary:
      'What a browser is asked for to sign in by passkey; without a name its device knows whose',
    ...takingJson(
      z.strictObject({ name: text.default('') }),
      atPlace(async (exchange, place, { name }) =>
        options(
          exchange,
          await accounts.askForPasskey(name.trim(), place, visitorIn(exchange).address),
        ),
      ),
    ),
  },
  {
    method: 'post',
    path: '/session/passkey',
    act: 'sign-in',
    summary: 'Sign in by passkey; the session comes as a cookie',
    ...takingJson(
      z.strictObject({ answer: passkeyAnswerShape }),
      atPlace(async (exchange, place, { answer }) => {
        const signedIn = await accounts.signInByPasskey(answer, place, visitorIn(exchange));
        return signedIn.ok
          ? welcome(accounts, exchange, signedIn.value)
          : refuse(exchange, signedIn.error);
      }),
    ),
  },
];

const ownRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/passkeys',
    act: 'keep-own-account',
    summary: 'Your passkeys: name, the host name each is bound to, when made and last used',
    handle: async (exchange) => exchange.json(await accounts.passkeysOf(ownId(exchange))),
  },
  {
    method: 'post',
    path: '/passkeys/challenge',
    act: 'keep-own-account',
    summary: 'What a browser is asked for to make a passkey, by your present password',
    ...takingJson(
      z.strictObject({ present: text }),
      atPlace(async (exchange, place, { present }) =>
        options(
          exchange,
          await accounts.askForNewPasskey(sentToken(exchange) ?? '', present, place),
        ),
      ),
    ),
  },
  {
    method: 'post',
    path: '/passkeys',
    act: 'keep-own-account',
    summary: 'Keep the passkey that a browser has made; without a name it is called by the device',
    ...takingJson(
      z.strictObject({ name: text.default(''), answer: newPasskeyShape }),
      atPlace(async (exchange, place, made) => {
        const { agent } = visitorIn(exchange);
        const token = sentToken(exchange) ?? '';
        return nothing(exchange, await accounts.addPasskey(token, { ...made, agent }, place));
      }),
    ),
  },
  {
    method: 'delete',
    path: '/passkeys/{passkey}',
    act: 'keep-own-account',
    summary: 'Remove one of your passkeys',
    handle: async (exchange) =>
      nothing(exchange, await accounts.removePasskey(ownId(exchange), passkeyIn(exchange))),
  },
];

const managementRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/accounts/{account}/passkeys',
    act: 'keep-accounts',
    summary: 'The passkeys of an account',
    handle: async (exchange) => exchange.json(await accounts.passkeysOf(accountIn(exchange))),
  },
  {
    method: 'delete',
    path: '/accounts/{account}/passkeys/{passkey}',
    act: 'keep-accounts',
    summary: 'Remove a passkey of an account',
    handle: async (exchange) =>
      nothing(exchange, await accounts.removePasskey(accountIn(exchange), passkeyIn(exchange))),
  },
  {
    method: 'post',
    path: '/accounts/{account}/passkey-only',
    act: 'keep-accounts',
    summary: 'Let an account sign in by passkey alone, or by its password again',
    ...takingJson(z.strictObject({ only: z.boolean() }), async (exchange, { only }) =>
      nothing(exchange, await accounts.setPasskeyOnly(accountIn(exchange), only)),
    ),
  },
];

/** Passkeys: signing in by them, one's own, and those of others. */
export const passkeyRoutes = (app: Application): readonly ApiRoute[] => [
  ...signInRoutes(app),
  ...ownRoutes(app),
  ...managementRoutes(app),
];
