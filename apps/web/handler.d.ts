import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The pages. A request given to `handle` has to carry the application as `request.rokade` and who
 * sends it as `request.visitor`.
 */
export declare const handler: {
  /** Answers a request for a page or an asset; `next` is called where there is none. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /**
   * Answers a request without a network. Left out, the visitor is anybody and there is no API: the
   * answer then goes by nothing but what the request says.
   */
  render(
    request: Request,
    application: object,
    around?: { readonly visitor: object; readonly api?: object },
  ): Promise<Response>;
};
