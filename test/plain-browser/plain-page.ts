import { writeFile } from 'node:fs/promises';
import { parsedPage } from './parsed-page.ts';
import { type Hands, Root } from './plain-locator.ts';
import type { PlainSession, Reached } from './plain-session.ts';
import { type ChosenFile, controlsOf, faultsOfForm, requestOf } from './sent-by-form.ts';
import { isDisabled } from './visible.ts';
import type { Answer, WalkedPage } from './walked.ts';
import { seenText } from './words-of.ts';

/** A file that a page handed out. */
export interface Download {
  suggestedFilename(): string;
  text(): Promise<string>;
  saveAs(file: string): Promise<void>;
}

/** Who has a page open. */
export interface Reader {
  newPage(): Promise<PlainPage>;
  clearCookies(): Promise<void>;
  close(): Promise<void>;
}

/** How much of a page stands in the message of a fault. */
const mostShown = 1500;

/** What somebody clicks on to do something. */
const clickable = 'a[href], button, input, summary, label, select, textarea';

const wildcards = (glob: string): RegExp =>
  new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')}$`);

/** The file name that an answer or its link suggests. */
function suggestedName(reached: Reached, link: string | null): string {
  const disposition = reached.response.headers.get('content-disposition') ?? '';
  const [, coded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)/i.exec(disposition) ?? [];
  if (coded !== undefined) return decodeURIComponent(coded);
  return plain ?? (link || new URL(reached.url).pathname.split('/').at(-1)) ?? '';
}

/**
 * A page without scripts that no browser shows: links, forms, ticks and folded parts work as the
 * standard has them, what needs a script does not. A page that is not found or broken is a fault of
 * the test, unless it asks for the answer's status.
 */
export class PlainPage extends Root implements WalkedPage {
  readonly #session: PlainSession;
  readonly #reader: Reader;
  #url = 'about:blank';
  #page: Document = parsedPage('');
  #html = '';
  /** Why nothing may be looked for here; null: all is well. */
  #fault: string | null = null;
  readonly #files = new Map<Element, readonly ChosenFile[]>();
  readonly #before: string[] = [];
  readonly #waiting: ((download: Download) => void)[] = [];

  constructor(session: PlainSession, reader: Reader) {
    const hands: Hands = {
      click: (element) => this.#click(element),
      send: (field) => this.#sendFrom(field),
      choose: (field, files) => void this.#files.set(field, files),
      place: () => this.#place(),
    };
    super(hands, () => this.#document());
    this.#session = session;
    this.#reader = reader;
  }

  context(): Reader {
    return this.#reader;
  }
  get request() {
    return this.#session.request;
  }

  #document(): Document {
    if (this.#fault !== null) throw new Error(this.#fault);
    return this.#page;
  }

  #place(): string {
    const document = this.#page;
    const wrong = [...document.querySelectorAll('[role=alert], [role=status], .error')].map(
      seenText,
    );
    const main = seenText(document.querySelector('main') ?? document.body).slice(0, mostShown);
    return `at ${this.#url}\n${wrong.filter((text) => text !== '').join('\n')}\n${main}`;
  }

  async #show(reached: Reached, isPosted: boolean): Promise<Pick<Answer, 'status' | 'headers'>> {
    const { response, url } = reached;
    const { status, headers } = response;
    const isPage = headers.get('content-type')?.includes('html') ?? false;
    this.#html = await response.text();
    this.#page = parsedPage(isPage ? this.#html : `<pre>${this.#html}</pre>`);
    this.#files.clear();
    this.#before.push(this.#url);
    this.#url = url;
    // The answer to a form that was refused is the page with the form once more.
    const isFault = isPosted ? status === 404 || status === 405 || status >= 500 : status >= 400;
    const heading = this.#page.querySelector('h1')?.textContent?.trim();
    this.#fault = isFault ? `${url} answers ${status}: ${heading}` : null;
    return {
      status: () => {
        this.#fault = null;
        return status;
      },
      headers: () => Object.fromEntries(headers),
    };
  }

  async #open(url: string) {
    const headers = { accept: 'text/html', referer: this.#url };
    const reached = await this.#session.reach(url, { method: 'GET', headers });
    const isFile = /^attachment/.test(reached.response.headers.get('content-disposition') ?? '');
    if (!isFile) return this.#show(reached, false);
    await this.#download(reached, null);
    return null;
  }

  async #download(reached: Reached, link: string | null): Promise<void> {
    const { response, url } = reached;
    if (!response.ok) throw new Error(`${url} answers ${response.status} instead of a file`);
    const content = Buffer.from(await response.arrayBuffer());
    const download: Download = {
      suggestedFilename: () => suggestedName(reached, link),
      text: async () => content.toString('utf8'),
      saveAs: (file) => writeFile(file, content),
    };
    for (const take of this.#waiting.splice(0)) take(download);
  }

  async #follow(link: Element): Promise<void> {
    const url = new URL(link.getAttribute('href') ?? '', this.#url);
    const here = new URL(this.#url);
    if (url.hash !== '' && url.pathname + url.search === here.pathname + here.search) {
      this.#url = url.href;
      return;
    }
    if (!link.hasAttribute('download')) return void (await this.#open(url.href));
    await this.#download(await this.#session.reach(url.href), link.getAttribute('download'));
  }

  async #send(form: Element, pressed: Element | null): Promise<void> {
    const faults = faultsOfForm(form, pressed, this.#files);
    if (faults.length > 0) throw new Error(`no browser sends this: ${faults.join(', ')}`);
    const { url, method, body } = requestOf(form, pressed, this.#files, this.#url);
    if (body === null) return void (await this.#open(url));
    const { origin } = new URL(this.#url);
    const { type, content } = body;
    const headers = {
      accept: 'text/html',
      'content-type': type,
      origin,
      referer: this.#url,
    };
    const reached = await this.#session.reach(url, { method, headers, body: content });
    const isFile = /^attachment/.test(reached.response.headers.get('content-disposition') ?? '');
    await (isFile ? this.#download(reached, null) : this.#show(reached, true));
  }

  /** What the enter key does: a button is pressed; the form of a field is sent by its first one. */
  async #sendFrom(field: Element): Promise<void> {
    if (/^(A|BUTTON|SUMMARY)$/.test(field.tagName)) return this.#click(field);
    const form = field.closest('form');
    if (form === null) throw new Error('a field without a form');
    const buttons = controlsOf(form).filter(
      (control) =>
        control.matches('button:not([type=button]), input[type=submit]') && !isDisabled(control),
    );
    await this.#send(form, buttons[0] ?? null);
  }

  async #press(button: Element): Promise<void> {
    const type = button.getAttribute('type') ?? (button.tagName === 'BUTTON' ? 'submit' : 'text');
    if (type !== 'submit' && type !== 'image')
      throw new Error(`without a script, nothing happens by “${button.textContent?.trim()}”`);
    const named = button.getAttribute('form');
    const form = named === null ? button.closest('form') : this.#document().getElementById(named);
    if (form === null) throw new Error(`no form for “${button.textContent?.trim()}”`);
    await this.#send(form, button);
  }

  async #click(element: Element): Promise<void> {
    const target = element.closest(clickable);
    if (target === null) throw new Error(`without a script, a click on ${element.tagName} is idle`);
    if (target.tagName === 'A') return this.#follow(target);
    if (target.tagName === 'SUMMARY') return void target.parentElement?.toggleAttribute('open');
    if (target.tagName === 'LABEL') return this.#clickLabel(target);
    if (/^(SELECT|TEXTAREA)$/.test(target.tagName)) return;
    if (isDisabled(target)) throw new Error(`disabled: “${target.textContent?.trim()}”`);
    const { type } = target as HTMLInputElement;
    if (type === 'radio') (target as HTMLInputElement).checked = true;
    else if (type === 'checkbox')
      (target as HTMLInputElement).checked = !(target as HTMLInputElement).checked;
    else if (target.tagName === 'BUTTON' || /^(submit|image|button|reset)$/.test(type))
      await this.#press(target);
  }

  async #clickLabel(label: Element): Promise<void> {
    const id = label.getAttribute('for');
    const control =
      id === null
        ? label.querySelector('input, select, textarea, button')
        : this.#document().getElementById(id);
    if (control !== null) await this.#click(control);
  }

  async goto(url: string) {
    return this.#open(this.#url === 'about:blank' ? url : new URL(url, this.#url).href);
  }
  async reload(): Promise<void> {
    await this.#open(this.#url);
  }
  async goBack(): Promise<void> {
    const url = this.#before.pop();
    if (url !== undefined) await this.#open(url);
    this.#before.pop();
  }
  url(): string {
    return this.#url;
  }
  async title(): Promise<string> {
    return this.#document().title;
  }
  async content(): Promise<string> {
    return this.#html;
  }
  async waitForURL(wanted: Parameters<WalkedPage['waitForURL']>[0]): Promise<void> {
    const isHere =
      typeof wanted === 'function'
        ? wanted(new URL(this.#url))
        : (typeof wanted === 'string' ? wildcards(wanted) : wanted).test(this.#url);
    if (!isHere) throw new Error(`at ${this.#url}, not at ${wanted}`);
  }
  /** The next file that is handed out; waited for before the click that does it. */
  waitForEvent(_event: 'download'): Promise<Download> {
    return new Promise((take) => void this.#waiting.push(take));
  }
  async close(): Promise<void> {
    this.#page = parsedPage('');
  }
  /** The page as it was read, for what looks at the whole of it. */
  document(): Document {
    return this.#document();
  }
}
