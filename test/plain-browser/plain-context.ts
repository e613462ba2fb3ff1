import { PlainPage, type Reader } from './plain-page.ts';
import { PlainSession } from './plain-session.ts';

/** The pages that one reader has open, with the same cookies. */
export class PlainContext implements Reader {
  readonly #session: PlainSession;

  constructor(locale: string) {
    this.#session = new PlainSession(locale);
  }
  get request() {
    return this.#session.request;
  }
  async newPage(): Promise<PlainPage> {
    return new PlainPage(this.#session, this);
  }
  async addCookies(cookies: readonly { readonly name: string; readonly value: string }[]) {
    for (const { name, value } of cookies) this.#session.addCookie(name, value);
  }
  async clearCookies(): Promise<void> {
    this.#session.forgetCookies();
  }
  async close(): Promise<void> {}
}
