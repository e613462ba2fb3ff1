/**
 * The pages. Must be imported after `npm run build`. A request given to `handle` has to carry the
 * application as `request.rokade` and who sends it as `request.visitor`.
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

process.env.ROKADE_WEB_BODY_SIZE_LIMIT ??= '64M';
process.env.ROKADE_WEB_PROTOCOL_HEADER ??= 'x-forwarded-proto';
process.env.ROKADE_WEB_HOST_HEADER ??= 'x-forwarded-host';

const { handler: pages } = await import('./build/handler.js');
const { server } = await import('./build/adapter-node.js');

const words = join(import.meta.dirname, 'build/client/_app/words.json');
const wordFiles = JSON.parse(readFileSync(words, 'utf8'));

/** A visitor of whom nothing is known: what they get is for everybody. */
const anybody = { address: '', host: '', isSecure: false };

export const handler = {
  /**
   * Answers a request for a page or an asset; `next` is called where there is none.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {() => void} next
   */
  handle(request, response, next) {
    // Kit takes https for granted, and these headers from everybody; the server knows whom to believe.
    const { isSecure, host } = request.visitor;
    request.headers['x-forwarded-proto'] = isSecure ? 'https' : 'http';
    request.headers['x-forwarded-host'] = host;
    request.wordFiles = wordFiles;
    pages(request, response, next);
  },
  /**
   * Answers a request without a network. Left out, the visitor is anybody and there is no API: the
   * answer then goes by nothing but what the request says.
   * @param {Request} request
   * @param {object} rokade the application
   * @param {{ visitor: typeof anybody, api?: object }} around
   * @returns {Promise<Response>}
   */
  render: (request, rokade, around = { visitor: anybody }) =>
    server.respond(request, {
      platform: { req: { rokade, wordFiles, ...around } },
      getClientAddress: () => around.visitor.address,
    }),
};
