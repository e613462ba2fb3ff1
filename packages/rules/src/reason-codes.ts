import { monradReasonCodes } from './pairing/monrad/reason-codes.ts';

/** Every code of a `Reason`; the catalogue has the text `reason.<code>` for each, in each language. */
export const reasonCodes = [...monradReasonCodes] as const;

export type ReasonCode = (typeof reasonCodes)[number];
