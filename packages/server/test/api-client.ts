import { type Application, makeApi } from '../src/index.ts';

export const password = 'correct horse battery';

/** What a browser sends along once somebody is signed in. */
export interface Credentials {
  readonly cookie: string;
  readonly 'x-rokade-csrf': string;
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/** What tests ask of an API, however a request gets there. */
export interface Client {
  readonly send: Send;
  get(path: string, headers?: Partial<Credentials>): Promise<Response>;
  post(path: string, body: unknown, headers?: Partial<Credentials>): Promise<Response>;
}

/** Asks the API below an address, JSON by JSON. */
const clientOf = (
  ask: (address: string, init: RequestInit) => Response | Promise<Response>,
  at: string,
): Client => {
  const send: Send = async (method, path, body, headers = {}) =>
    ask(`${at}/api${path}`, {
      method,
      headers: { host: 'hall.local', 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, { ...headers }),
    post: (path, body, headers) => send('POST', path, body, { ...headers }),
  };
};

/** The API of a server, asked over the network. */
export const clientAt = (url: string): Client => clientOf(fetch, url);

/** The API of an application, asked without a network; bugs go to `bugs`. */
export function apiClient(app: Application) {
  const bugs: string[] = [];
  const { hono, routes, endStreams } = makeApi(app, (message) => bugs.push(message));
  const client = clientOf((address, init) => hono.request(address, init), 'http://hall.local');
  return { bugs, routes, endStreams, ...client };
}

export type ApiClient = ReturnType<typeof apiClient>;

/** The cookie and the token of an answer to a sign-in. */
export async function credentialsOf(response: Response): Promise<Credentials> {
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = (await response.json()) as { session: { csrf: string } };
  return { cookie, 'x-rokade-csrf': body.session.csrf };
}

/** Makes the first account and signs it in. */
export async function setUpArbiter(app: Application, api: Client): Promise<Credentials> {
  const token = await app.accounts.setupToken();
  return credentialsOf(await api.post('/setup', { token, name: 'Ida Hansen', password }));
}
