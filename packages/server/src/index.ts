export { storageFailure } from '@rokade/store';
export {
  type OpenAccountManagement,
  type OpenAccountsError,
  openAccountManagement,
} from './accounts/open-account-management.ts';
export type * from './application.ts';
export { deviceCookie, sessionCookie } from './application.ts';
export { type ApplicationOptions, createApplication } from './create-application.ts';
export { errorTextKey, type ServerErrorCode } from './error-text-key.ts';
export { type Api, type Log, makeApi } from './http/make-api.ts';
export { bodyLimits } from './http/read-body.ts';
export type { ApiError, ApiErrorCode, RequestError } from './http/request-error.ts';
export { isFromHere } from './http/same-origin.ts';
export { cookieAges, cookieOptions } from './http/session-cookie.ts';
export type { TrustedProxies, Visitor } from './http/visitor.ts';
export { journalFileFormat, makeJournalFile } from './journal-file/make-journal-file.ts';
export { type JournalFile, parseJournalFile } from './journal-file/parse-journal-file.ts';
export type { ListenError } from './serve/listen.ts';
export type { PageHandler, ReceivedRequest } from './serve/request-listener.ts';
export {
  type RunningServer,
  type ServerOptions,
  type StartError,
  startServer,
} from './serve/start-server.ts';
export { newPlayerId, newTournamentId } from './tournaments/new-ids.ts';
export { rokadeVersion } from './version.ts';
