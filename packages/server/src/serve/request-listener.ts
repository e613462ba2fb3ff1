import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Application } from '../application.ts';
import type { Api, Log } from '../http/make-api.ts';
import type { ApiError } from '../http/request-error.ts';
import { apiHeaders, openToAllSites, pageHeaders } from '../http/security-headers.ts';
import { type AnswerMakers, answerReaders } from '../readers/answer-readers.ts';
import { isFromSignedIn } from '../readers/reader-question.ts';
import { type TrustedProxies, type Visitor, visitorOf } from '../values/visitor.ts';
import {
  makeQuotaCounter,
  type QuotaPolicies,
  quotaHeaders,
  senderOf,
  usualQuotas,
} from './request-quota.ts';

/** A request as the API and the pages get it: with the application, its API and the visitor. */
export type ReceivedRequest = IncomingMessage & {
  readonly rokade: Application;
  readonly api: Api;
  readonly visitor: Visitor;
};

/** The handler of the pages. */
export interface PageHandler {
  /** Answers a request that is not for the API; calls `next` if there is no such page. */
  handle(request: ReceivedRequest, response: ServerResponse, next: () => void): void;
  /** Makes a public page, its data or a print for a reader who is not signed in. */
  render(request: Request, app: Application): Promise<Response>;
}

const isForApi = ({ url = '' }: IncomingMessage): boolean => /^\/api(\/|\?|$)/.test(url);

function answerNothing(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain' });
  response.end('404');
}

/** Makes what answers a request to the API that is beyond its sender's quota, and tells every other one of it. */
function makeQuotaKeeper(policies: QuotaPolicies) {
  const counter = makeQuotaCounter();
  return (incoming: IncomingMessage, response: ServerResponse, address: string): boolean => {
    const sending = senderOf(incoming, address, policies);
    if (sending === null) return false;
    const left = counter.count(sending.policy, sending.sender, Date.now());
    for (const [name, value] of quotaHeaders(left)) response.setHeader(name, value);
    if (left.isWithin) return false;
    const error: ApiError = {
      code: 'request.too-often',
      retryAfterSeconds: left.resetSeconds,
    };
    const headers = Object.fromEntries([...apiHeaders, ...openToAllSites]);
    response.writeHead(429, { ...headers, 'Content-Type': 'application/json' });
    response.end(JSON.stringify(error));
    return true;
  };
}

/** What answers requests, and the proxies that are trusted. */
export interface Reception {
  readonly app: Application;
  readonly api: Api;
  readonly pages: PageHandler | undefined;
  readonly proxies: TrustedProxies;
  readonly log: Log;
  /** How many requests to the API visitors and programs may make. Default: the usual ones. */
  readonly quotas?: QuotaPolicies | undefined;
}

/** Makes the listener that passes each request to the readers' cache, the API or the pages. */
export function makeRequestListener({
  app,
  api,
  pages,
  proxies,
  log,
  quotas = usualQuotas,
}: Reception): RequestListener {
  const apiListener = getRequestListener(api.hono.fetch, { overrideGlobalObjects: false });
  const makers: AnswerMakers = {
    api: async (request) => api.hono.fetch(request),
    pages: pages && ((request) => pages.render(request, app)),
  };
  const answered = answerReaders(app, makers, log);
  const isBeyondQuota = makeQuotaKeeper(quotas);
  return (incoming, response) => {
    const isApi = isForApi(incoming);
    if (isApi && isBeyondQuota(incoming, response, visitorOf(incoming, proxies).address)) return;
    if (answered(incoming, response)) return;
    const visitor = visitorOf(incoming, proxies);
    const request = Object.assign(incoming, { rokade: app, api, visitor });
    if (isApi) {
      void apiListener(request, response);
      return;
    }
    for (const [name, value] of pageHeaders(isFromSignedIn(request), request.url)) {
      response.setHeader(name, value);
    }
    if (pages === undefined) answerNothing(response);
    else pages.handle(request, response, () => answerNothing(response));
  };
}
