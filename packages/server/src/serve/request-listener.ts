import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Application, sessionCookie } from '../application.ts';
import type { Api } from '../http/make-api.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { type TrustedProxies, type Visitor, visitorOf } from '../http/visitor.ts';

/** A request as the API and the pages get it: with the application, and with who sends it. */
export type ReceivedRequest = IncomingMessage & {
  readonly rokade: Application;
  readonly visitor: Visitor;
};

/** The pages: answers every request that is not the API's; `next`: there is no such page. */
export type PageHandler = (
  request: ReceivedRequest,
  response: ServerResponse,
  next: () => void,
) => void;

const isForApi = ({ url = '' }: IncomingMessage): boolean => /^\/api(\/|\?|$)/.test(url);

const isPrivate = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${sessionCookie}=`) ?? false;

function answerNothing(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain' });
  response.end('404');
}

/** What answers requests, and whose word about their senders counts. */
export interface Reception {
  readonly app: Application;
  readonly api: Api;
  readonly pages: PageHandler | undefined;
  readonly proxies: TrustedProxies;
}

/** Gives each request to the API or to the pages. */
export function makeRequestListener({ app, api, pages, proxies }: Reception): RequestListener {
  const apiListener = getRequestListener(api.hono.fetch, { overrideGlobalObjects: false });
  return (incoming, response) => {
    const visitor = visitorOf(incoming, proxies);
    const request = Object.assign(incoming, { rokade: app, visitor });
    if (isForApi(request)) {
      void apiListener(request, response);
      return;
    }
    for (const [name, value] of pageHeaders(isPrivate(request))) response.setHeader(name, value);
    if (pages === undefined) answerNothing(response);
    else pages(request, response, () => answerNothing(response));
  };
}
