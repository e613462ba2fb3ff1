import { type Application, makeApi } from '../src/index.ts';

export const password = 'correct horse battery';

/** What a browser sends along once somebody is signed in. */
export interface Credentials {
  readonly cookie: string;
  readonly 'x-rokade-csrf': string;
}

/** The API of an application, asked without a network; bugs go to `bugs`. */
export function apiClient(app: Application) {
  const bugs: string[] = [];
  const { hono, routes, endStreams } = makeApi(app, (message) => bugs.push(message));
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    hono.request(`http://hall.local/api${path}`, {
      method,
      headers: { host: 'hall.local', 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const get = (path: string, headers?: Partial<Credentials>) =>
    send('GET', path, undefined, { ...headers });
  const post = (path: string, body: unknown, headers?: Partial<Credentials>) =>
    send('POST', path, body, { ...headers });
  return { bugs, routes, endStreams, send, get, post };
}

export type ApiClient = ReturnType<typeof apiClient>;

/** The cookie and the token of an answer to a sign-in. */
export async function credentialsOf(response: Response): Promise<Credentials> {
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = (await response.json()) as { session: { csrf: string } };
  return { cookie, 'x-rokade-csrf': body.session.csrf };
}

/** Makes the first account and signs it in. */
export async function setUpArbiter(app: Application, api: ApiClient): Promise<Credentials> {
  const token = await app.accounts.setupToken();
  return credentialsOf(await api.post('/setup', { token, name: 'Ida Hansen', password }));
}
