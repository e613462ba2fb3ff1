import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a request for a page or an asset; `next` is called where there is none. The request has
 * to carry the application as `request.rokade` and who sends it as `request.visitor`.
 */
export declare const handler: (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
