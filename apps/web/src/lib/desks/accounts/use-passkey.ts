import type { PasskeyError } from '@rokade/server';

/** Why no passkey came of it: what the server said, or that there was no answer from it or the device. */
export type PasskeyFailure =
  | PasskeyError
  | { readonly code: 'passkey.unreachable' }
  | { readonly code: 'passkey.cancelled' };

type Answer = { readonly value: unknown } | { readonly error: PasskeyFailure };

const isError = (body: unknown): body is PasskeyError =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

/** Asks the API; never throws. */
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
    // The line is down, as where something else answers in Rokade's place.
  }
  return { error: { code: 'passkey.unreachable' } };
}

/** What passes between the page, the browser's part of a passkey and the server. */
async function exchange(
  asked: Answer,
  byDevice: (options: unknown) => Promise<unknown>,
  send: (answer: unknown) => Promise<Answer>,
): Promise<PasskeyFailure | null> {
  if ('error' in asked) return asked.error;
  const answer = await byDevice(asked.value).catch(() => null);
  if (answer === null) return { code: 'passkey.cancelled' };
  const sent = await send(answer);
  return 'error' in sent ? sent.error : null;
}

/** The browser's part, loaded where somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');
type Options = Parameters<
  Awaited<ReturnType<typeof library>>['startRegistration']
>[0]['optionsJSON'];
type Wanted = Parameters<
  Awaited<ReturnType<typeof library>>['startAuthentication']
>[0]['optionsJSON'];

/** Makes a passkey for whoever is signed in; null: it is made. */
export const addPasskey = async (
  csrf: string,
  { present, name }: { readonly present: string; readonly name: string },
): Promise<PasskeyFailure | null> =>
  exchange(
    await ask('passkeys/challenge', csrf, { present }),
    async (options) => (await library()).startRegistration({ optionsJSON: options as Options }),
    (answer) => ask('passkeys', csrf, { name, answer }),
  );

/** Signs in by passkey, of the account of a name or whose the device says; null: it is done. */
export const signInByPasskey = async (name: string): Promise<PasskeyFailure | null> =>
  exchange(
    await ask('session/passkey/challenge', '', { name }),
    async (options) => (await library()).startAuthentication({ optionsJSON: options as Wanted }),
    (answer) => ask('session/passkey', '', { answer }),
  );
