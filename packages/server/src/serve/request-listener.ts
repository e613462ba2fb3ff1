import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Application, sessionCookie } from '../application.ts';
import type { Api } from '../http/make-api.ts';
import { pageHeaders } from '../http/security-headers.ts';

/**
 * The pages: answers every request that is not the API's. The request carries the application as
 * `request.rokade`; `next` is called where there is no such page.
 */
export type PageHandler = (
  request: IncomingMessage,
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

/** Gives each request to the API or to the pages. */
export function makeRequestListener(
  app: Application,
  api: Api,
  pages: PageHandler | undefined,
): RequestListener {
  const apiListener = getRequestListener(api.hono.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    if (isForApi(request)) {
      void apiListener(request, response);
      return;
    }
    for (const [name, value] of pageHeaders(isPrivate(request))) response.setHeader(name, value);
    if (pages === undefined) answerNothing(response);
    else pages(Object.assign(request, { rokade: app }), response, () => answerNothing(response));
  };
}
