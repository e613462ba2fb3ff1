import { storageFailure } from '@rokade/store';
import { Hono } from 'hono';
import { type Application, sessionCookie } from '../application.ts';
import { managementRoutes, ownAccountRoutes } from './account-routes.ts';
import type { ApiRoute } from './api-route.ts';
import { type ApiVariables, type Exchange, refuse } from './exchange.ts';
import { objection } from './guard.ts';
import { installationRoutes } from './installation-routes.ts';
import { makeLiveStreams } from './live-route.ts';
import { openApiDocument } from './openapi.ts';
import { apiHeaders } from './security-headers.ts';
import { sentToken } from './session-cookie.ts';
import { accountRoutes, sessionRoutes } from './session-routes.ts';
import { demoRoutes, journalRoutes, shelfRoutes, tournamentRoutes } from './tournament-routes.ts';
import { viewRoutes } from './view-routes.ts';

/** The HTTP API on an application. */
export interface Api {
  readonly hono: Hono<{ Variables: ApiVariables }>;
  /** Ends all streams of live updates. */
  endStreams(): void;
}

/** How the API tells about bugs: once, where the operator reads. */
export type Log = (message: string) => void;

const healthRoute = (app: Application): ApiRoute => ({
  method: 'get',
  path: '/health',
  access: 'everybody',
  summary: 'The version; to whoever is signed in also what is not as it should be',
  handle: (exchange) =>
    exchange.json({
      version: app.version,
      ...(exchange.get('session') === null ? {} : { problems: app.health() }),
    }),
});

function documentRoute(routes: readonly ApiRoute[], version: string): ApiRoute {
  const document = openApiDocument(routes, { version, cookie: sessionCookie });
  return {
    method: 'get',
    path: '/openapi.json',
    access: 'everybody',
    summary: 'This description',
    handle: (exchange) => exchange.json(document),
  };
}

/** OpenAPI writes `{id}`, hono `:id`. */
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function addRoute(hono: Api['hono'], route: ApiRoute): void {
  hono.on(route.method.toUpperCase(), honoPath(route.path), (exchange: Exchange) => {
    const error = objection(exchange, route.access);
    return error === null ? route.handle(exchange) : refuse(exchange, error);
  });
}

function prepare(app: Application, log: Log): Api['hono'] {
  const hono = new Hono<{ Variables: ApiVariables }>().basePath('/api');
  hono.use(async (exchange, next) => {
    exchange.set('session', await app.accounts.session(sentToken(exchange)));
    await next();
    for (const [name, value] of apiHeaders) {
      if (!exchange.res.headers.has(name)) exchange.header(name, value);
    }
  });
  hono.notFound((exchange) => refuse(exchange, { code: 'request.unknown-route' }));
  hono.onError((error, exchange) => {
    const failure = storageFailure(error);
    if (failure !== null) return refuse(exchange, failure);
    log(`${exchange.req.method} ${exchange.req.path}: ${error.stack ?? error.message}`);
    return refuse(exchange, { code: 'request.failed' });
  });
  return hono;
}

/** Puts the API together: every route behind the same doors, one place where errors end. */
export function makeApi(app: Application, log: Log): Api {
  const hono = prepare(app, log);
  const live = makeLiveStreams(app);
  const routes = [
    healthRoute(app),
    ...sessionRoutes(app),
    ...accountRoutes(app),
    ...ownAccountRoutes(app),
    ...managementRoutes(app),
    ...tournamentRoutes(app),
    ...journalRoutes(app),
    ...shelfRoutes(app),
    ...demoRoutes(app),
    ...viewRoutes(app),
    ...installationRoutes(app),
    live.route,
  ];
  for (const route of [...routes, documentRoute(routes, app.version)]) addRoute(hono, route);
  return { hono, endStreams: live.closeAll };
}
