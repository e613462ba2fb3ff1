import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Application } from '../application.ts';
import type { Api, Log } from '../http/make-api.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { type AnswerMakers, answerReaders } from '../readers/answer-readers.ts';
import { isFromSignedIn } from '../readers/reader-question.ts';
import { type TrustedProxies, type Visitor, visitorOf } from '../values/visitor.ts';

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

/** What answers requests, and the proxies that are trusted. */
export interface Reception {
  readonly app: Application;
  readonly api: Api;
  readonly pages: PageHandler | undefined;
  readonly proxies: TrustedProxies;
  readonly log: Log;
}

/** Makes the listener that passes each request to the readers' cache, the API or the pages. */
export function makeRequestListener({ app, api, pages, proxies, log }: Reception): RequestListener {
  const apiListener = getRequestListener(api.hono.fetch, { overrideGlobalObjects: false });
  const makers: AnswerMakers = {
    api: async (request) => api.hono.fetch(request),
    pages: pages && ((request) => pages.render(request, app)),
  };
  const answered = answerReaders(app, makers, log);
  return (incoming, response) => {
    if (answered(incoming, response)) return;
    const visitor = visitorOf(incoming, proxies);
    const request = Object.assign(incoming, { rokade: app, api, visitor });
    if (isForApi(request)) {
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
