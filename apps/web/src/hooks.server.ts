import { bodyLimits, choicesOf, isFromHere, sessionCookie, storageFailure } from '@rokade/server';
import { shelvesOf } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { error, type RequestEvent, redirect } from '@sveltejs/kit';
import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { actAtDoor } from '#lib/console/doors.ts';
import { findDesk } from '#lib/server/desk.ts';
import { framedOnlyBy } from '#lib/server/framing.ts';
import { organisersLanguage } from '#lib/server/language.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { readerOf } from '#lib/ui/reader.ts';

/** Puts the application and who is asking on `event.locals`; only our own pages' forms come in. */
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

/** Pages that take in files; every other form is small, and a stranger's very small. */
const takesFiles = new Set<string | null>([
  '/console',
  '/console/[id]/entries/list',
  '/console/installation',
  '/console/people/lists',
  '/console/ratings/lists',
  '/console/ratings/report',
  '/console/events',
  '/console/club',
]);

/** Refuses bodies that are too large before they are read; a browser always says how large one is. */
const weigh: Handle = ({ event, resolve }) => {
  const { headers } = event.request;
  const { session } = event.locals;
  const limit = takesFiles.has(event.route.id) ? bodyLimits.file : bodyLimits.signedIn;
  const megabytes = Number(headers.get('content-length') ?? 0) / 2 ** 20;
  if (headers.has('transfer-encoding')) error(411, 'a body of unknown length');
  if (megabytes > (session === null ? bodyLimits.stranger : limit)) error(413, 'a body too large');
  return resolve(event);
};

/**
 * A form that cannot be read, since it names no boundary or broke off, is its sender's fault and nothing
 * for the operator's log: whichever page reads it answers 400.
 */
const readForms: Handle = ({ event, resolve }) => {
  const { request } = event;
  const read = request.formData.bind(request);
  const formData = (): Promise<FormData> => read().catch(() => error(400, 'a malformed form'));
  Object.defineProperty(request, 'formData', { value: formData });
  return resolve(event);
};

/** The action that a form is for, as its address names it; null: nothing is sent. */
function actionOf({ request, url }: RequestEvent): string | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const [named] = [...url.searchParams.keys()].filter((name) => name.startsWith('/'));
  return named?.slice(1) ?? 'default';
}

/** Whether a page's script sends a form: it stays on the page, with what was typed. */
const isFromScript = ({ request }: RequestEvent): boolean =>
  request.headers.get('x-sveltekit-action') === 'true';

/** Tells it that the form is not taken. */
const refusedForm = (status: 401 | 403): Response =>
  Response.json({ type: 'error', status, error: { message: 'not allowed' } }, { status });

/**
 * The console is for those signed in, each of its routes for whoever may what its door says; that
 * holds for pages, data and forms alike. A page says itself, in the reader's language, that it is
 * kept back: what it made is not sent.
 */
const keepConsole: Handle = async ({ event, resolve }) => {
  const { route, locals, url, params } = event;
  if (!route.id?.startsWith('/console')) return resolve(event);
  if (locals.session === null) {
    if (isFromScript(event)) return refusedForm(401);
    redirect(303, `/sign-in?back=${encodeURIComponent(url.pathname)}`);
  }
  const action = actionOf(event);
  // A form that is passed on to the API is judged there; here, whether its page may be seen.
  const act = actAtDoor(route.id, action === 'tell' ? null : action);
  const about = params['id'] ?? params['event'] ?? params['contest'] ?? null;
  if (act !== null && mayDo(locals, act, about)) return resolve(event);
  if (isFromScript(event)) return refusedForm(403);
  if (action !== null || event.isDataRequest) error(403, 'not allowed');
  locals.keptBack = true;
  const answer = await resolve(event);
  return answer.status === 403 ? answer : error(403, 'not allowed');
};

/**
 * Names the words that the page will ask for, so that they are on their way with its code. The first
 * page and the tables for other sites have no script to ask.
 */
const namesOfWords = ({ locals, platform, route }: RequestEvent): string =>
  (route.id === '/' || route.id?.startsWith('/embed/') ? [] : shelvesOf(readerOf(route.id)))
    .map((shelf) => platform?.req.wordFiles[`${locals.language}/${shelf}`])
    .map((file) => `<link rel="modulepreload" href="${file}">`)
    .join('');

/** The signs that every page shows; those of rarer letters are fetched where a name has one. */
const isTypeface = (path: string): boolean => /\/inter-latin\.[^/]*woff2$/.test(path);

/** Chooses the language and writes it, with the theme, into the page's root element. */
const speak: Handle = async ({ event, resolve }) => {
  const choices = choicesOf((name) => event.request.headers.get(name));
  const { theme, textSize } = choices;
  const language = choices.language ?? (await organisersLanguage(event));
  event.locals.theme = theme;
  event.locals.textSize = textSize;
  event.locals.language = language;
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

/** A table for other sites is shown in a frame by those that the organiser named, and by nobody else. */
const frame: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const policy = response.headers.get('content-security-policy');
  const { framedBy } = event.locals;
  if (policy !== null && framedBy.length > 0) {
    response.headers.set('content-security-policy', framedOnlyBy(policy, framedBy));
  }
  return response;
};

/** A full disk or a held database is said as such; any other surprise goes to the operator's log. */
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

/** Passes a request through one door, then another; the inner one says how the page is written. */
const through =
  (outer: Handle, inner: Handle): Handle =>
  ({ event, resolve }) =>
    outer({ event, resolve: async (passing) => inner({ event: passing, resolve }) });

/**
 * Every request passes these doors in this order. Kit's `sequence` does the same, but only within a request
 * of Kit's own, which tests of the doors do not have.
 */
export const handle: Handle = [welcome, weigh, readForms, keepConsole, frame, speak].reduceRight(
  (inner, outer) => through(outer, inner),
);
