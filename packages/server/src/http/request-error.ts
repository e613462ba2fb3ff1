import type { AccountError, AppError } from '../application.ts';

/** Why a request did not even reach the application. */
export type RequestError =
  | { readonly code: 'request.malformed-json' }
  | { readonly code: 'request.too-large'; readonly limitMegabytes: number }
  | { readonly code: 'request.unknown-route' }
  | { readonly code: 'request.not-signed-in' }
  | { readonly code: 'request.not-allowed' }
  /** It did not come from a page of ours, or without the session's token. */
  | { readonly code: 'request.forged' }
  /** A bug of ours; the log has it. */
  | { readonly code: 'request.failed' };

/** Everything the API can answer instead of what was asked for. */
export type ApiError = AppError | AccountError | RequestError;

export type ApiErrorCode = ApiError['code'];
