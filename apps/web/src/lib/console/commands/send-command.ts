import {
  type CommandRequest,
  outcomeOf,
  type SendOutcome,
} from '@rokade/presentation/console/commands/sent-command.ts';

/** The tournament to which commands are sent, and the session. */
export interface Sender {
  readonly tournament: string;
  readonly csrf: string;
  readonly fetch: typeof fetch;
}

/** Sends a command to the tournament's API. Never throws: a lost connection is an outcome. */
export async function sendCommand(sender: Sender, request: CommandRequest): Promise<SendOutcome> {
  try {
    const response = await sender.fetch(`/api/tournaments/${sender.tournament}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-rokade-csrf': sender.csrf },
      body: JSON.stringify(request),
    });
    return outcomeOf(response, await response.json().catch(() => null));
  } catch {
    return { ok: false, error: { code: 'send.unreachable' } };
  }
}
