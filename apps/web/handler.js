/**
 * The pages as a Node request handler. Must be imported after `npm run build`. The request has to
 * carry the application as `request.rokade`.
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 */
process.env.ROKADE_WEB_BODY_SIZE_LIMIT ??= '64M';
process.env.ROKADE_WEB_PROTOCOL_HEADER ??= 'x-forwarded-proto';

const { handler: pages } = await import('./build/handler.js');

/**
 * Answers a request for a page or an asset; `next` is called where there is none.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} next
 */
export const handler = (request, response, next) => {
  // Kit takes https for granted; on a club's network it is mostly plain http.
  request.headers['x-forwarded-proto'] ??= 'encrypted' in request.socket ? 'https' : 'http';
  pages(request, response, next);
};
