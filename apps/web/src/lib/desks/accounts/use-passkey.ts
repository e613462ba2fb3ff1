import type { PasskeyError } from '@rokade/server';

/**
 * Why a passkey act failed: a refusal of the server, or no answer from the server or the device.
 */
export type PasskeyFailure =
  | PasskeyError
  | { readonly code: 'passkey.unreachable' }
  | { readonly code: 'passkey.cancelled' };

type Answer = { readonly value: unknown } | { readonly error: PasskeyFailure };

const isError = (body: unknown): body is PasskeyError =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

/** Sends a request to the API; never throws. */
async function ask(path: string, csrf: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-rokade-csrf': csrf },
      body: JSON.stringify(body),
    });
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return { value };
    if (isError(value)) return { error: value };
  } catch {
    // The connection is lost, or another server answers in Rokade's place.
  }
  return { error: { code: 'passkey.unreachable' } };
}

/** Passes the server's challenge to the browser, and the browser's answer back to the server. */
async function exchange(
  challenge: Answer,
  byDevice: (options: unknown) => Promise<unknown>,
  send: (answer: unknown) => Promise<Answer>,
): Promise<PasskeyFailure | null> {
  if ('error' in challenge) return challenge.error;
  const answer = await byDevice(challenge.value).catch(() => null);
  if (answer === null) return { code: 'passkey.cancelled' };
  const sent = await send(answer);
  return 'error' in sent ? sent.error : null;
}

/** The library for the browser's part, loaded only when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');
type Options = Parameters<
  Awaited<ReturnType<typeof library>>['startRegistration']
>[0]['optionsJSON'];
type PasskeyOptions = Parameters<
  Awaited<ReturnType<typeof library>>['startAuthentication']
>[0]['optionsJSON'];

/** Creates a passkey for the signed-in user. Null: success. */
export const addPasskey = async (
  csrf: string,
  { present, name }: { readonly present: string; readonly name: string },
): Promise<PasskeyFailure | null> =>
  exchange(
    await ask('passkeys/challenge', csrf, { present }),
    async (options) => (await library()).startRegistration({ optionsJSON: options as Options }),
    (answer) => ask('passkeys', csrf, { name, answer }),
  );

/**
 * Signs in by passkey, to the account with a name; '' = the account that the device names. Null:
 * success.
 */
export const signInByPasskey = async (name: string): Promise<PasskeyFailure | null> =>
  exchange(
    await ask('session/passkey/challenge', '', { name }),
    async (options) =>
      (await library()).startAuthentication({ optionsJSON: options as PasskeyOptions }),
    (answer) => ask('session/passkey', '', { answer }),
  );
