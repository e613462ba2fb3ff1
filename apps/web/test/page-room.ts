import { type Application, makeApi, type Session } from '@rokade/server';
import { isHttpError, isRedirect, type RequestEvent } from '@sveltejs/kit';
import { handle } from '../src/hooks.server.ts';

/** What became of a form: where it led, or what the page says. */
export interface FormAnswer {
  /** 200 for what the page says itself, else the status of a refusal. */
  readonly status: number;
  /** Where it leads; '' = nowhere. */
  readonly to: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The cookies that were set, with what their browser is told of each. */
  readonly cookies: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Which sites may show the page in a frame, as its policy says; '' = it has none. */
  readonly framedBy: string;
}

/** What a page is told, for somebody who looks at it; of an address that gives a file, the file. */
export async function loadPage(
  app: Application,
  session: Session | null,
  request: Pick<SentForm, 'route' | 'params' | 'organisation' | 'query'> & {
    readonly file?: string;
  },
): Promise<FormAnswer> {
  const file = request.file ?? `${request.route.slice(1)}/+page.server.ts`;
  const page = await import(`../src/routes/${file}`);
  return through(eventFor(app, session, request, 'GET'), page.load ?? page.GET);
}

/** A form as somebody sends it from a page. */
export interface SentForm {
  /** The page's route, with its parameters in brackets. */
  readonly route: string;
  /** Which of its actions; left out: the one that has no name. */
  readonly action?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** At whose desk the address says it is. */
  readonly organisation?: string;
  /** What else its address says behind the question mark. */
  readonly query?: string;
  readonly fields?: Readonly<Record<string, string | Blob>>;
  /** The token of the session that the form carries; left out: the right one. */
  readonly csrf?: string;
  /** What is sent in place of a form, by a program that gets forms wrong. */
  readonly malformed?: { readonly type: string; readonly body: string };
}

const visitor = { address: '127.0.0.1', host: 'hall.local', isSecure: false, agent: 'test' };

function bodyOf({ fields = {} }: SentForm, csrf: string): FormData {
  const form = new FormData();
  form.set('csrf', csrf);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function addressOf({ route, params = {}, action, organisation, query = '' }: SentForm): URL {
  const path = route.replace(/\[+([^\]]+)\]+/g, (_, name: string) => params[name] ?? '');
  const words = [
    ...(action === undefined ? [] : [`/${action}`]),
    ...(organisation === undefined ? [] : [`organisation=${organisation}`]),
    ...(query === '' ? [] : [query]),
  ];
  return new URL(`http://hall.local${path}?${words.join('&')}`);
}

/** The application as somebody finds it who is signed in. */
const signedInAs = (app: Application, session: Session | null): Application => ({
  ...app,
  accounts: { ...app.accounts, session: async () => session },
});

/** A request for a page, as Kit gives it to the hooks and to the page's own functions. */
function eventFor(
  app: Application,
  session: Session | null,
  sent: SentForm,
  method: 'GET' | 'POST',
): RequestEvent {
  const url = addressOf(sent);
  const csrf = sent.csrf ?? session?.csrf ?? '';
  const kept = new Map([['rokade_session', 'a token']]);
  const rokade = signedInAs(app, session);
  const api = makeApi(rokade, () => undefined);
  const platform = { req: { rokade, api, visitor, wordFiles: {} } };
  const event: unknown = {
    url,
    platform,
    params: sent.params ?? {},
    route: { id: sent.route },
    locals: {},
    request:
      method === 'GET'
        ? new Request(url)
        : new Request(url, {
            method,
            body: sent.malformed?.body ?? bodyOf(sent, csrf),
            headers: {
              'content-length': '1000',
              cookie: 'rokade_session=a token',
              'x-sveltekit-action': 'true',
              ...(sent.malformed === undefined ? {} : { 'content-type': sent.malformed.type }),
            },
          }),
    cookies: {
      get: (name: string) => kept.get(name),
      set: (name: string, value: string) => kept.set(name, value),
    },
    isDataRequest: false,
    setHeaders: () => undefined,
  };
  return event as RequestEvent;
}

type Outcome = Pick<FormAnswer, 'status' | 'to' | 'data'>;

/** What an action said, as the page is told it. */
function formAnswer(returned: unknown): Outcome {
  const { status = 200, data = returned } = Object(returned) as { status?: number; data?: unknown };
  return { status, to: '', data: Object(data) as FormAnswer['data'] };
}

/** The policy that Kit gives every page. */
const policy = { 'content-security-policy': "frame-ancestors 'none'" };

/** Which sites a page's policy lets show it in a frame. */
const framedByIn = (response: Response): string =>
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';

/** Passes a request through the doors of the pages to what its page does. */
async function through(
  event: RequestEvent,
  act: (event: RequestEvent) => unknown,
): Promise<FormAnswer> {
  let answer: Outcome | null = null;
  const cookies = new Map<string, Readonly<Record<string, unknown>>>();
  const { set } = event.cookies;
  event.cookies.set = (name, value, told) => {
    set(name, value, told);
    cookies.set(name, { ...told });
  };
  const resolve = async (passing: RequestEvent) => {
    try {
      answer = formAnswer(await act(passing));
    } catch (thrown) {
      if (isHttpError(thrown)) answer = { status: thrown.status, to: '', data: {} };
      else if (isRedirect(thrown)) {
        answer = { status: thrown.status, to: thrown.location, data: {} };
      } else throw thrown;
    }
    return new Response('', { headers: policy });
  };
  const response = await handle({ event, resolve });
  const outcome = answer ?? { status: response.status, to: '', data: {} };
  return { ...outcome, cookies, framedBy: framedByIn(response) };
}

/**
 * Sends a form through the doors of the pages to an action, without a browser and without a built page.
 */
export async function sendForm(
  app: Application,
  session: Session | null,
  sent: SentForm,
): Promise<FormAnswer> {
  const page = await import(`../src/routes${sent.route}/+page.server.ts`);
  return through(eventFor(app, session, sent, 'POST'), page.actions[sent.action ?? 'default']);
}

/**
 * What the doors of the pages answer to somebody who asks for a page, whatever the page then says: 200
 * lets them in.
 */
export const doorFor = async (
  app: Application,
  session: Session | null,
  request: Pick<SentForm, 'route' | 'params' | 'organisation'>,
): Promise<number> => (await through(eventFor(app, session, request, 'GET'), () => ({}))).status;
