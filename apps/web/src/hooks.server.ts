import { storageFailure } from '@rokade/server';
import { translator } from '@rokade/texts';
import { error, redirect } from '@sveltejs/kit';
import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { sequence } from '@sveltejs/kit/hooks';
import { sessionCookie } from '#lib/server/cookies.ts';
import { chooseLanguage } from '#lib/server/language.ts';
import { isFromHere } from '#lib/server/same-origin.ts';
import { themeOf } from '#lib/server/theme.ts';

/** Writing requests come from our own pages only. */
const refuseForeignForms: Handle = ({ event, resolve }) => {
  if (!isFromHere(event.request)) error(403, 'cross-site form');
  return resolve(event);
};

/** Puts the application and who is asking on `event.locals`. */
const welcome: Handle = async ({ event, resolve }) => {
  const app = event.platform?.req.rokade;
  if (app === undefined) error(503, 'no application');
  event.locals.app = app;
  event.locals.session = await app.accounts.session(event.cookies.get(sessionCookie));
  return resolve(event);
};

/** The console is for those signed in; a door here holds for its pages, data and forms alike. */
const keepConsole: Handle = ({ event, resolve }) => {
  if (event.route.id?.startsWith('/console') && event.locals.session === null) {
    redirect(303, `/sign-in?back=${encodeURIComponent(event.url.pathname)}`);
  }
  return resolve(event);
};

/** Chooses the language and writes it, with the theme, into the page's root element. */
const speak: Handle = async ({ event, resolve }) => {
  const { language, chosen } = await chooseLanguage(event);
  event.locals.language = language;
  event.locals.languageChosen = chosen;
  event.locals.t = translator(language);
  const theme = themeOf(event.cookies);
  return resolve(event, {
    transformPageChunk: ({ html }) =>
      html.replace('%rokade.language%', language).replace('%rokade.theme%', theme),
  });
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

/** Every request passes these doors in this order. */
export const handle = sequence(refuseForeignForms, welcome, keepConsole, speak);
