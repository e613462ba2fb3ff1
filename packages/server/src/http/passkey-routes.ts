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
      'What a browser is asked for to sign in by passkey; without a name its device knows whose',
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
    summary: 'Sign in by passkey; the session comes as a cookie',
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
    summary: 'Your passkeys: name, the host name each is bound to, when made and last used',
    ...get(async (exchange) => ok(await accounts.passkeysOf(ownId(exchange)))),
  },
  {
    path: '/passkeys/challenge',
    act: 'keep-own-account',
    summary: 'What a browser is asked for to make a passkey, by your present password',
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
    summary: 'Keep the passkey that a browser has made; without a name it is called by the device',
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
    summary: 'Let an account sign in by passkey alone, or by its password again',
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
