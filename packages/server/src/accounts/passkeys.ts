import { createHmac } from 'node:crypto';
import { err, ok } from '@rokade/rules';
import { type AccountStore, accountNameKey } from '@rokade/store';
import { networkOf } from '../values/visitor.ts';
import { isAccountName } from './account-name.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { deviceOf } from './device.ts';
import type { PasskeyManagement, Passkeys } from './passkey-types.ts';
import type { Sessions } from './sessions.ts';
import { makeThrottle } from './throttle.ts';
import { makeToken } from './tokens.ts';
import {
  challengeMinutes,
  type NamedPasskey,
  newKeyOptions,
  signInOptions,
  verifiedKey,
  verifiedUse,
} from './webauthn.ts';

const refused = err({ code: 'passkey.refused' as const });

/** Slows down an address that asks for many challenges without signing in; many, since a hall shares an address. */
const askRule = { freeFailures: 30, longestWaitSeconds: 60 };

const signIn = 'sign-in';
const addTo = (account: string): string => `add ${account}`;

/** The acts of an owner, or of somebody with the command line, on any account's passkeys. */
export const managePasskeys = (store: AccountStore): PasskeyManagement => ({
  passkeysOf: async (account) =>
    (await store.passkeysOf(account)).map(({ id, name, rpId, madeAt, usedAt }) => {
      return { id, name, rpId, madeAt, usedAt };
    }),
  removePasskey: (account, id) => store.removePasskey(account, id),
  setPasskeyOnly: (account, isOnly) => store.setPasskeyOnly(account, isOnly),
});

/** What passkeys need. */
interface PasskeyDoors {
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly confirm: ConfirmPassword;
  readonly clock: () => Date;
}

/**
 * The keys that may sign in under a name. For a name without keys this is an invented key, always the
 * same, so that the answer does not reveal which accounts exist.
 */
async function keysOfName(
  store: AccountStore,
  name: string,
  rpId: string,
): Promise<readonly NamedPasskey[]> {
  if (name === '') return [];
  const account = await store.findByName(name);
  const all = account === null ? [] : await store.passkeysOf(account.id);
  const here = all.filter((passkey) => passkey.rpId === rpId);
  const secret = await store.secret(makeToken());
  const madeUp = createHmac('sha256', secret).update(`${rpId} ${accountNameKey(name)}`);
  return here.length > 0 ? here : [{ id: madeUp.digest('base64url'), transports: ['internal'] }];
}

/** Makes the acts that create passkeys and sign in by them. Challenges are stored, so any process can check them. */
export function makePasskeys(doors: PasskeyDoors): Omit<Passkeys, keyof PasskeyManagement> {
  const { store, sessions, confirm, clock } = doors;
  const requests = makeThrottle(askRule);
  const now = () => clock().toISOString();
  const keep = (challenge: string, purpose: string) => {
    const over = clock().getTime() + challengeMinutes * 60_000;
    return store.addChallenge(
      { challenge, purpose, expiresAt: new Date(over).toISOString() },
      now(),
    );
  };
  const taking = (purpose: string) => (challenge: string) =>
    store.takeChallenge(challenge, purpose, now());
  return {
    hasPasskeys: store.hasPasskeys,
    async askForNewPasskey(token, password, place) {
      const confirmed = await confirm(token, password);
      if (!confirmed.ok) return confirmed;
      const account = confirmed.value;
      const options = await newKeyOptions(place, account, await store.passkeysOf(account.id));
      await keep(options.challenge, addTo(account.id));
      return ok(options);
    },
    async addPasskey(token, { name, answer, agent }, place) {
      const session = await sessions.find(token);
      if (session === null) return err({ code: 'account.missing' });
      const { accountId } = session;
      const called = name.trim() || deviceOf(agent) || place.rpId;
      if (!isAccountName(called)) return err({ code: 'account.name-invalid' });
      const key = await verifiedKey(answer, place, taking(addTo(accountId)));
      if (key === null) return refused;
      const own = { accountId, rpId: place.rpId, name: called, madeAt: now(), usedAt: null };
      return (await store.addPasskey({ ...key, ...own })) ? ok(null) : refused;
    },
    async askForPasskey(name, place, address) {
      const moment = clock().getTime();
      const key = networkOf(address);
      const retryAfterSeconds = requests.waitSeconds(key, moment);
      if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
      requests.failed(key, moment);
      const options = await signInOptions(place, await keysOfName(store, name, place.rpId));
      await keep(options.challenge, signIn);
      return ok(options);
    },
    async signInByPasskey(answer, place, { address, agent }) {
      const found = await store.findPasskey(answer.id);
      if (found === null || found.passkey.rpId !== place.rpId) return refused;
      const { passkey, account } = found;
      const counter = await verifiedUse(answer, passkey, place, taking(signIn));
      if (counter === null) return refused;
      if (!(await store.usePasskey(passkey.id, counter, now()))) return refused;
      if (account.disabledAt !== null) return err({ code: 'account.disabled' });
      requests.succeeded(networkOf(address));
      return ok(await sessions.open(account.id, agent));
    },
  };
}
