/** Why the sign-in failed; each code has a text. */
export interface SignInError {
  readonly code: string;
}

const errorIn = (answer: unknown): SignInError =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  typeof answer.code === 'string'
    ? { ...answer, code: answer.code }
    : { code: 'request.failed' };

/** Signs in without leaving the page. Null: success. Never throws. */
export async function signInHere(
  send: typeof fetch,
  name: string,
  password: string,
): Promise<SignInError | null> {
  try {
    const answer = await send('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password }),
    });
    return answer.ok ? null : errorIn(await answer.json().catch(() => null));
  } catch {
    return { code: 'send.unreachable' };
  }
}
