import type { KeyFor } from '@rokade/texts';
import type { Command, JournalEntry, Refusal } from '@rokade/tournament';

/** A command with the version that its sender saw and what they confirmed. */
export interface CommandRequest {
  readonly command: Command;
  readonly basedOn: number;
  readonly reason: string;
  readonly confirmed: boolean | 'twice';
}

/** The codes of what the console's texts can explain. */
type ExplainedCode =
  KeyFor<'console'> extends infer Key ? (Key extends `error.${infer Code}` ? Code : never) : never;

/**
 * Why a command did not reach the journal: an error of the application, a refusal of the API itself,
 * or a fault on the way, by its code and with the facts of its text. A server that is newer than the
 * page may answer a code that is none of these.
 */
export interface SendError {
  readonly code: Refusal['code'] | ExplainedCode;
  readonly [fact: string]: unknown;
}

type NeedsConfirmation = Extract<Refusal, { readonly code: 'command.needs-confirmation' }>;

/** Whether a command was refused until it is confirmed. */
export const needsConfirmation = (error: SendError): error is NeedsConfirmation =>
  error.code === 'command.needs-confirmation';

/** What others wrote meanwhile conflicts with the command; `since`: all entries after its version. */
interface Conflict extends SendError {
  readonly code: 'store.conflict';
  readonly actualVersion: number;
  readonly since: readonly JournalEntry[];
}

/** Whether a command conflicts with what others wrote since its version. */
export const isConflict = (error: SendError): error is Conflict => error.code === 'store.conflict';

/** What a command wrote: the tournament's version after it, and its entries. */
interface CarriedOut {
  readonly version: number;
  readonly entries: readonly JournalEntry[];
}

/** The outcome of a command. */
export type SendOutcome =
  | ({ readonly ok: true } & CarriedOut)
  | { readonly ok: false; readonly error: SendError };

const hasCode = (value: unknown): value is SendError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

const isCarriedOut = (value: unknown): value is CarriedOut =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'entries' in value &&
  Array.isArray(value.entries);

/** The outcome that an answer of the API says; `body` is null if it was no JSON. */
export function outcomeOf(
  { ok, status }: { readonly ok: boolean; readonly status: number },
  body: unknown,
): SendOutcome {
  if (ok && isCarriedOut(body)) return { ok: true, version: body.version, entries: body.entries };
  const error = !ok && hasCode(body) ? body : null;
  return { ok: false, error: error ?? brokenAnswer(status) };
}

/** The server answered what no API of Rokade says, with this status. */
const brokenAnswer = (status: number): SendError & { readonly status: number } => ({
  code: 'send.broken',
  status,
});
