import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError, ApiErrorCode } from './request-error.ts';

/** HTTP's word for errors that have one; every other refusal is 422. */
const statuses: Partial<Record<ApiErrorCode, ContentfulStatusCode>> = {
  'command.needs-confirmation': 428,
  'tournament.exists': 409,
  'tournament.missing': 404,
  'journal.unknown-version': 404,
  'event.confirm-erasing': 428,
  'event.duplicate': 428,
  'event.exists': 409,
  'event.group-twice': 409,
  'event.group-elsewhere': 409,
  'event.unknown-entrant': 404,
  'event.unknown-group': 404,
  'list.busy': 409,
  'list.failed': 500,
  'list.missing': 404,
  'register.confirm-erasing': 428,
  'register.exists': 409,
  'register.unknown-person': 404,
  'register.unknown-office': 404,
  'store.missing': 404,
  'store.removed': 410,
  'remove.backup-failed': 503,
  'store.conflict': 409,
  'store.damaged': 503,
  'store.newer-format': 503,
  'store.failed': 503,
  'request.invalid': 400,
  'request.malformed-json': 400,
  'request.too-large': 413,
  'request.too-deep': 400,
  'request.unsupported-type': 415,
  'request.too-many-streams': 503,
  'request.unknown-route': 404,
  'request.not-signed-in': 401,
  'request.not-allowed': 403,
  'request.forged': 403,
  'request.failed': 500,
  'account.setup-token-invalid': 403,
  'account.name-taken': 409,
  'account.wrong-credentials': 401,
  'account.throttled': 429,
  'account.wrong-password': 403,
  'account.disabled': 403,
  'account.missing': 404,
  'account.session-over': 404,
  'account.passkey-only': 403,
  'account.unknown-person': 404,
  'passkey.missing': 404,
  'passkey.refused': 401,
  'link.unknown': 404,
  'link.over': 403,
};

/** The status an error is answered with. */
export function errorStatus(error: ApiError): ContentfulStatusCode {
  if (error.code === 'import.invalid' && error.problem === 'too-large') return 413;
  return statuses[error.code] ?? 422;
}
