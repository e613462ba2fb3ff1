import { actAtDoor } from '@rokade/presentation/console/doors/doors.ts';
import { framedOnlyBy } from '@rokade/presentation/public/screen/framing.ts';
import { bodyLimits, choicesOf, isFromHere, sessionCookie, storageFailure } from '@rokade/server';
import { shelvesOf } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { error, type RequestEvent, redirect } from '@sveltejs/kit';
import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { findDesk } from '#lib/server/house/desk.ts';
import { organisersLanguage } from '#lib/server/house/language.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { readerOf } from '#lib/ui/reader.ts';

/** Sets the application and the session on `event.locals`; refuses forms from other sites. */
const welcome: Handle = async ({ event, resolve }) => {
  if (event.platform === undefined) error(503, 'no application');
  const { rokade: app, api, visitor } = event.platform.req;
  const { method, headers } = event.request;
  if (!isFromHere({ method, origin: headers.get('origin') }, visitor)) {
    error(403, 'cross-site form');
  }
  event.locals.app = app;
  event.locals.api = api;
  event.locals.visitor = visitor;
  event.locals.keptBack = false;
  event.locals.framedBy = [];
  event.locals.session = await app.accounts.session(event.cookies.get(sessionCookie));
  await findDesk(event);
  return resolve(event);
};

/**
 * The routes whose forms may contain files. Other forms have a lower limit, and those of strangers
 * the lowest.
 */
const takesFiles: Readonly<Record<string, 'file' | 'copy'>> = {
  '/console': 'file',
  '/console/[id]/entries': 'file',
  '/console/[id]/entries/list': 'file',
  '/console/[id]/games': 'file',
  '/console/installation': 'file',
  '/console/installation/copies': 'copy',
  '/console/lists': 'file',
  '/console/organisations': 'file',
  '/console/people/lists': 'file',
  '/console/ratings/lists': 'file',
  '/console/ratings/report': 'file',
  '/console/events': 'file',
  '/console/club': 'file',
};

/** The largest body of a form that this sender may send to this page, in megabytes. */
async function limitOf({ locals, route, url }: RequestEvent): Promise<number> {
  const { accounts } = locals.app;
  if (locals.session !== null) return bodyLimits[takesFiles[route.id ?? ''] ?? 'signedIn'];
  // Whoever has the set-up link may send a copy of everything from another machine.
  const mayRestore =
    route.id === '/setup' && (await accounts.isSetupToken(url.searchParams.get('token') ?? ''));
  return bodyLimits[mayRestore ? 'copy' : 'stranger'];
}

/**
 * Refuses bodies that are too large, or of unknown length, before they are read. Browsers always
 * send the length.
 */
const weigh: Handle = async ({ event, resolve }) => {
  const { headers } = event.request;
  const megabytes = Number(headers.get('content-length') ?? 0) / 2 ** 20;
  if (headers.has('transfer-encoding')) error(411, 'a body of unknown length');
  if (megabytes > bodyLimits.stranger && megabytes > (await limitOf(event))) {
    error(413, 'a body too large');
  }
  return resolve(event);
};

/**
 * Answers 400 to a malformed form, without boundary or incomplete, whichever page reads it: that is
 * an error of the sender, so it is not logged.
 */
const readForms: Handle = ({ event, resolve }) => {
  const { request } = event;
  const read = request.formData.bind(request);
  const formData = (): Promise<FormData> => read().catch(() => error(400, 'a malformed form'));
  Object.defineProperty(request, 'formData', { value: formData });
  return resolve(event);
};

/** The name of a form's action, from its address; null: the request sends nothing. */
function actionOf({ request, url }: RequestEvent): string | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const [named] = [...url.searchParams.keys()].filter((name) => name.startsWith('/'));
  return named?.slice(1) ?? 'default';
}

/** Whether a form was sent by a page's script, which stays on the page and keeps what was typed. */
const isFromScript = ({ request }: RequestEvent): boolean =>
  request.headers.get('x-sveltekit-action') === 'true';

/** The answer to such a script that the form was refused. */
const refusedForm = (status: 401 | 403): Response =>
  Response.json({ type: 'error', status, error: { message: 'not allowed' } }, { status });

/**
 * Opens the console only to signed-in users, and each route only to those with the right that
 * `actAtDoor` gives; for pages, data and forms alike. Otherwise the console's layout answers 403 in
 * the reader's language (`keptBack`), and nothing that the page made is sent.
 */
const keepConsole: Handle = async ({ event, resolve }) => {
  const { route, locals, url, params } = event;
  if (!route.id?.startsWith('/console')) return resolve(event);
  if (locals.session === null) {
    if (isFromScript(event)) return refusedForm(401);
    redirect(303, `/sign-in?back=${encodeURIComponent(url.pathname)}`);
  }
  const action = actionOf(event);
  // The API checks the right for a form that is passed on to it; here, the right to see the page is
  // checked.
  const act = actAtDoor(route.id, action === 'tell' ? null : action);
  const about = params['id'] ?? params['event'] ?? params['contest'] ?? params['league'] ?? null;
  if (act !== null && mayDo(locals, act, about)) return resolve(event);
  if (isFromScript(event)) return refusedForm(403);
  if (action !== null || event.isDataRequest) error(403, 'not allowed');
  locals.keptBack = true;
  const answer = await resolve(event);
  return answer.status === 403 ? answer : error(403, 'not allowed');
};

/**
 * The `modulepreload` links for the files of texts that the page will load; none for the front page
 * and embedded tables, which have no script.
 */
const namesOfWords = ({ locals, platform, route }: RequestEvent): string =>
  (route.id === '/' || route.id?.startsWith('/embed/') ? [] : shelvesOf(readerOf(route.id)))
    .map((shelf) => platform?.req.wordFiles[`${locals.language}/${shelf}`])
    .map((file) => `<link rel="modulepreload" href="${file}">`)
    .join('');

/**
 * Whether a path is the font of the Latin letters, which every page needs. Fonts of rarer letters
 * are fetched when a name has one.
 */
const isTypeface = (path: string): boolean => /\/inter-latin\.[^/]*woff2$/.test(path);

/**
 * Chooses the language and writes it, with the theme and text size, into the page's root element.
 */
const speak: Handle = async ({ event, resolve }) => {
  const choices = choicesOf((name) => event.request.headers.get(name));
  const { theme, textSize } = choices;
  const language = choices.language ?? (await organisersLanguage(event));
  event.locals.theme = theme;
  event.locals.textSize = textSize;
  event.locals.language = language;
  event.locals.timeZone = event.locals.app.hallZone();
  event.locals.t = translator(language);
  return resolve(event, {
    preload: ({ type, path }) => type === 'js' || type === 'css' || isTypeface(path),
    transformPageChunk: ({ html }) =>
      html
        .replace('%rokade.language%', language)
        .replace('%rokade.theme%', theme)
        .replace('%rokade.text%', textSize)
        .replace('%rokade.words%', namesOfWords(event)),
  });
};

/** Lets the sites that the organiser named, and no others, show an embedded table in a frame. */
const frame: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const policy = response.headers.get('content-security-policy');
  const { framedBy } = event.locals;
  if (policy !== null && framedBy.length > 0) {
    response.headers.set('content-security-policy', framedOnlyBy(policy, framedBy));
  }
  return response;
};

/**
 * Reports a full disk or a locked database to the reader with status 503; logs any other unexpected
 * error.
 */
export const handleError: HandleServerError = ({ kind, error, event }) => {
  if (kind !== 'unknown') return;
  const failure = storageFailure(error);
  if (failure === null) {
    console.error(error);
    return;
  }
  const t = translator(event.locals.language ?? 'en');
  return { status: 503, message: t('error.store.failed', { problem: failure.problem }) };
};

/** Composes two handles; the options of the inner one decide how the page is rendered. */
const through =
  (outer: Handle, inner: Handle): Handle =>
  ({ event, resolve }) =>
    outer({ event, resolve: async (passing) => inner({ event: passing, resolve }) });

/**
 * Passes every request through these handles in this order. SvelteKit's `sequence` does the same,
 * but only within a request of SvelteKit's own, which the tests do not have.
 */
export const handle: Handle = [welcome, weigh, readForms, keepConsole, frame, speak].reduceRight(
  (inner, outer) => through(outer, inner),
);
