export { changeKey } from './change-key.ts';
export type * from './generated/routes.ts';
export { apiVersion } from './generated/routes.ts';
export type { ClientError, ClientErrorCode, Outcome, Quota } from './outcome.ts';
export { type RequestHeaders, readDelivery } from './read-delivery.ts';
export {
  type AnswerOf,
  type ClientOptions,
  type PathOf,
  type RequestOf,
  type Rokade,
  rokade,
} from './rokade.ts';
