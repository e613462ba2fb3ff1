import type { Answer, Asking, RequestOptions } from './walked.ts';

/** What was answered in the end, and at which address. */
export interface Reached {
  readonly url: string;
  readonly response: Response;
}

/** What is sent; a body makes it a POST. */
interface Sent {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | Blob | string;
}

const mostRedirects = 10;

/** How the browsers of these readers are called in the list of devices: Chrome, Linux. */
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** What is sent along with a request that no page makes. */
function bodyOf({ headers = {}, data, form }: RequestOptions): Pick<Sent, 'headers' | 'body'> {
  if (form !== undefined) return { headers, body: new URLSearchParams(form) };
  if (data === undefined) return { headers };
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  };
}

/** The cookies and the language of one reader, and how their browser speaks with the server. */
export class PlainSession {
  readonly #cookies = new Map<string, string>();
  readonly #locale: string;

  constructor(locale: string) {
    this.#locale = locale;
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const age = attributes.find((one) => /^max-age=/i.test(one))?.split('=')[1];
      const ends = attributes.find((one) => /^expires=/i.test(one))?.slice('expires='.length);
      const isOver =
        age === undefined ? ends !== undefined && Date.parse(ends) <= 0 : Number(age) <= 0;
      if (isOver) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  /** Keeps a cookie as if the server had sent it. */
  addCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  forgetCookies(): void {
    this.#cookies.clear();
  }

  /** Sends a request and follows where the answer leads. */
  async reach(url: string, sent: Sent = { method: 'GET' }, most = mostRedirects): Promise<Reached> {
    let at = url;
    let now = sent;
    for (let count = 0; count <= most; count += 1) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = {
        'accept-language': this.#locale,
        'user-agent': agent,
        ...(cookie === '' ? {} : { cookie }),
        ...now.headers,
      };
      const response = await fetch(at, { ...now, headers, redirect: 'manual' });
      this.#keep(response);
      const location = response.headers.get('location');
      if (most === 0 || response.status < 300 || response.status >= 400 || location === null)
        return { url: at, response };
      await response.body?.cancel();
      at = new URL(location, at).href;
      if (response.status < 307) now = { method: 'GET', headers: { accept: 'text/html' } };
    }
    throw new Error(`${url} leads on for ever`);
  }

  /** Asks the server beside the pages, with their cookies. */
  readonly request: Asking = {
    get: (url, options) => this.#ask('GET', url, options),
    post: (url, options) => this.#ask('POST', url, options),
  };

  async #ask(method: string, url: string, options: RequestOptions = {}): Promise<Answer> {
    const sent = { method, ...bodyOf(options) };
    const { response } = await this.reach(url, sent, options.maxRedirects);
    const content = Buffer.from(await response.arrayBuffer());
    const text = content.toString('utf8');
    return {
      ok: () => response.ok,
      status: () => response.status,
      headers: () => Object.fromEntries(response.headers),
      text: async () => text,
      body: async () => content,
      json: async () => JSON.parse(text),
    };
  }
}
