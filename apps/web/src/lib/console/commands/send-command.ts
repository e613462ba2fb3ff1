import type { AppError } from '@rokade/server';
import type { Command, JournalEntry } from '@rokade/tournament';

/** A command with the version that its sender saw and what they confirmed. */
export interface CommandRequest {
  readonly command: Command;
  readonly basedOn: number;
  readonly reason: string;
  readonly confirmed: boolean | 'twice';
}

/**
 * Why a command did not reach the journal: an error of the application, or a refusal of the API
 * itself.
 */
export type SendError =
  | AppError
  | { readonly code: 'request.not-signed-in' | 'request.forged' }
  | { readonly code: 'send.unreachable' }
  | { readonly code: 'send.broken'; readonly status: number };

/**
 * The outcome of a command. `version`: the tournament's version after it; `entries`: the entries
 * that it wrote.
 */
export type SendOutcome =
  | { readonly ok: true; readonly version: number; readonly entries: readonly JournalEntry[] }
  | { readonly ok: false; readonly error: SendError };

/** The tournament to which commands are sent, and the session. */
export interface Sender {
  readonly tournament: string;
  readonly csrf: string;
  readonly fetch: typeof fetch;
}

const hasCode = (value: unknown): value is AppError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

interface CarriedOut {
  readonly version: number;
  readonly entries: readonly JournalEntry[];
}

const isCarriedOut = (value: unknown): value is CarriedOut =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'entries' in value &&
  Array.isArray(value.entries);

async function outcomeOf(response: Response): Promise<SendOutcome> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isCarriedOut(body)) {
    return { ok: true, version: body.version, entries: body.entries };
  }
  const error = !response.ok && hasCode(body) ? body : null;
  return { ok: false, error: error ?? { code: 'send.broken', status: response.status } };
}

/** Sends a command to the tournament's API. Never throws: a lost connection is an outcome. */
export async function sendCommand(sender: Sender, request: CommandRequest): Promise<SendOutcome> {
  try {
    const response = await sender.fetch(`/api/tournaments/${sender.tournament}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-rokade-csrf': sender.csrf },
      body: JSON.stringify(request),
    });
    return await outcomeOf(response);
  } catch {
    return { ok: false, error: { code: 'send.unreachable' } };
  }
}
