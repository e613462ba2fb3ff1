import { belongingTo, may, ownInstallation, placeIn } from '@rokade/installation';
import { ok } from '@rokade/rules';
import { storageFailure } from '@rokade/store';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sessionCookie } from '../accounts/cookie-names.ts';
import { takeCharge } from '../accounts/take-charge.ts';
import { withoutBirthdays } from '../acts/personal/births-of-minors.ts';
import type { Application } from '../application.ts';
import { apiVersion } from '../values/api-version.ts';
import {
  managementRoutes,
  othersSessionRoutes,
  ownAccountRoutes,
  rightsRoutes,
} from './account-routes.ts';
import { type ApiRoute, get } from './api-route.ts';
import { askerOf } from './asker.ts';
import { findBelonging } from './belonging-here.ts';
import { changeRoutes } from './change-routes.ts';
import { classRoutes } from './class-routes.ts';
import { codeRoutes, gamesRoutes } from './code-routes.ts';
import { contestDeskRoutes } from './contest-desk-routes.ts';
import { contestRoutes } from './contest-routes.ts';
import { copyRoutes } from './copy-routes.ts';
import { eventActRoutes } from './event-act-routes.ts';
import { eventPeopleRoutes } from './event-people-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { type ApiVariables, answer, type Exchange, type Reply, refuse } from './exchange.ts';
import { groupRoutes } from './group-routes.ts';
import { objection } from './guard.ts';
import { installationRoutes } from './installation-routes.ts';
import { leagueDeskRoutes } from './league-desk-routes.ts';
import { leagueFileRoutes } from './league-file-routes.ts';
import { leagueRoutes } from './league-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { listDoorRoutes } from './list-door-routes.ts';
import { listRoutes } from './list-routes.ts';
import { makeLiveStreams } from './live-route.ts';
import { rightsOf } from './may-here.ts';
import { moneyRoutes } from './money-routes.ts';
import { offerRoutes } from './offer-routes.ts';
import { openApiDocument } from './openapi.ts';
import { organisationRoutes } from './organisation-routes.ts';
import { ownReportRoutes } from './own-report-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { personalRoutes } from './personal-routes.ts';
import { playerListRoutes } from './player-list-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { ratingsActRoutes } from './ratings-act-routes.ts';
import { ratingsListRoutes } from './ratings-list-routes.ts';
import { ratingsRoutes } from './ratings-routes.ts';
import { registerActRoutes } from './register-act-routes.ts';
import { registerOfficeRoutes } from './register-office-routes.ts';
import { registerListRoutes, registerRoutes } from './register-routes.ts';
import { relayRoutes } from './relay-routes.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { ruledEventRoutes } from './ruled-event-routes.ts';
import { sanctionsRoutes } from './sanctions-routes.ts';
import { screenRoutes } from './screen-routes.ts';
import { seasonMemberRoutes } from './season-member-routes.ts';
import { apiHeaders, openToAllSites } from './security-headers.ts';
import { accountRoutes, sessionRoutes } from './session-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import {
  demoRoutes,
  journalRoutes,
  settingRoutes,
  shelfRoutes,
  tournamentRoutes,
} from './tournament-routes.ts';
import { viewRoutes } from './view-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** The HTTP API of an application. */
export interface Api {
  readonly hono: Hono<{ Variables: ApiVariables }>;
  /** All routes, each with its row of the matrix of rights. */
  readonly routes: readonly ApiRoute[];
  /** Ends all streams of live updates. */
  endStreams(): void;
}

/** Writes a message about a bug where the operator reads it. */
export type Log = (message: string) => void;

const seesInstallation = (exchange: Exchange): boolean =>
  may(rightsOf(exchange), 'see-organisation', placeIn(belongingTo(ownInstallation), null));

const healthRoute = (app: Application): ApiRoute => ({
  path: '/health',
  act: 'read-public',
  summary: 'The version; with the right to see the organisation also the present problems',
  ...get((exchange) =>
    ok({
      version: app.version,
      api: apiVersion,
      ...(app.isSandbox ? { sandbox: true } : {}),
      ...(seesInstallation(exchange) ? { problems: app.health() } : {}),
    }),
  ),
});

function documentRoute(routes: readonly ApiRoute[], version: string): ApiRoute {
  // Made at the first request, since the schemas of all bodies would double the time of the start.
  let document: object | undefined;
  const made = async (): Promise<object> => {
    const { default: described } = await import('./answers/answers.json', {
      with: { type: 'json' },
    });
    document ??= openApiDocument(routes, {
      apiVersion,
      program: version,
      cookie: sessionCookie,
      described,
    });
    return document;
  };
  return {
    path: '/openapi.json',
    act: 'read-public',
    summary: 'This description',
    ...get(async () => ok(await made())),
  };
}

/** A path in hono's notation: `:id` instead of `{id}`. */
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function addRoute(app: Application, hono: Api['hono'], route: ApiRoute): void {
  hono.on(route.method.toUpperCase(), honoPath(route.path), async (exchange: Exchange) => {
    if (!(await findBelonging(app, route, exchange))) {
      const organisation = exchange.req.query('organisation') ?? '';
      return refuse(exchange, { code: 'organisation.unknown', organisation });
    }
    keepBirthdays(app, exchange);
    const error = objection(exchange, route.act);
    if (error !== null) return refuse(exchange, error);
    for (const [name, value] of sharedHeaders(route, exchange)) exchange.header(name, value);
    const reply = await route.handle(exchange);
    await chargeMaker(route, exchange, reply);
    return answer(exchange, reply, route.status);
  });
}

/**
 * The headers that let pages of other sites read what everybody may read, with the quota in its headers.
 * Browsers never show them an answer to which they sent a cookie.
 */
const sharedHeaders = ({ method, act }: ApiRoute, exchange: Exchange) =>
  method === 'get' && act === 'read-public' && exchange.get('session') === null
    ? openToAllSites
    : [];

/** Gives the creator of a book the right to lead it. */
async function chargeMaker({ makes }: ApiRoute, exchange: Exchange, reply: Reply): Promise<void> {
  const session = exchange.get('session');
  if (makes === undefined || session === null || reply instanceof Response || !reply.ok) return;
  const { id } = Object(reply.value) as { readonly id?: unknown };
  if (typeof id === 'string') await takeCharge(exchange.get('desk'), session, { kind: makes, id });
}

/** Makes the answer contain only the year of birth of minors, unless the sender may see contact data. */
function keepBirthdays(app: Application, exchange: Exchange): void {
  const seesAll = may(rightsOf(exchange), 'see-contact', placeIn(exchange.get('belonging'), null));
  if (exchange.get('session') === null || seesAll) return;
  const tell = exchange.json.bind(exchange);
  const json = (body: object, status?: ContentfulStatusCode): Response =>
    tell(withoutBirthdays(body, app.hall().now.slice(0, 10)), status);
  Object.assign(exchange, { json });
}

function prepare(app: Application, log: Log): Api['hono'] {
  const hono = new Hono<{ Variables: ApiVariables }>().basePath('/api');
  hono.use(async (exchange, next) => {
    const { session, isProgram } = await askerOf(app, exchange);
    exchange.set('session', session);
    exchange.set('isProgram', isProgram);
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

/** What makes the API's routes for an application, each for its part; in the order of the API's description. */
const routeMakers: readonly ((app: Application) => readonly ApiRoute[])[] = [
  (app) => [healthRoute(app)],
  sessionRoutes,
  accountRoutes,
  ownAccountRoutes,
  managementRoutes,
  othersSessionRoutes,
  rightsRoutes,
  passkeyRoutes,
  tokenRoutes,
  tournamentRoutes,
  settingRoutes,
  linkRoutes,
  codeRoutes,
  gamesRoutes,
  screenRoutes,
  webhookRoutes,
  relayRoutes,
  pushRoutes,
  journalRoutes,
  shelfRoutes,
  groupRoutes,
  demoRoutes,
  viewRoutes,
  changeRoutes,
  () => installationRoutes,
  organisationRoutes,
  copyRoutes,
  () => registerRoutes,
  () => registerListRoutes,
  () => registerOfficeRoutes,
  () => registerActRoutes,
  offerRoutes,
  listRoutes,
  () => listDoorRoutes,
  () => personalRoutes,
  ratingsRoutes,
  ownReportRoutes,
  ratingsActRoutes,
  ratingsListRoutes,
  sanctionsRoutes,
  eventRoutes,
  ruledEventRoutes,
  eventActRoutes,
  eventPeopleRoutes,
  playerListRoutes,
  classRoutes,
  moneyRoutes,
  reminderRoutes,
  contestRoutes,
  contestDeskRoutes,
  seasonMemberRoutes,
  leagueRoutes,
  leagueDeskRoutes,
  leagueFileRoutes,
];

/** Makes the API; all routes share the checks of rights and the handling of errors. */
export function makeApi(app: Application, log: Log): Api {
  const hono = prepare(app, log);
  const live = makeLiveStreams(app);
  const described = [...routeMakers.flatMap((make) => make(app)), ...live.routes];
  const routes = [...described, documentRoute(described, app.version)];
  for (const route of routes) addRoute(app, hono, route);
  return { hono, routes, endStreams: live.closeAll };
}
