import { describe, expect, it } from 'vitest';
import { sendCommand } from '../../src/lib/console/commands/send-command.ts';

const wanted = {
  command: { kind: 'publish-round' },
  basedOn: 4,
  reason: '',
  confirmed: false,
} as const;

const answering = (body: unknown, status: number) => ({
  tournament: 't',
  csrf: 'secret',
  fetch: async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
});

describe('sendCommand', () => {
  it('sends the command with the token to the tournament’s address', async () => {
    const requests: { url: string; init: RequestInit | undefined }[] = [];
    const sender = {
      tournament: 'klub-1',
      csrf: 'secret',
      fetch: async (url: string | URL | Request, init?: RequestInit) => {
        requests.push({ url: String(url), init });
        return new Response(JSON.stringify({ version: 5, entries: [] }));
      },
    };
    expect(await sendCommand(sender, wanted)).toEqual({ ok: true, version: 5, entries: [] });
    expect(requests[0]?.url).toBe('/api/tournaments/klub-1/commands');
    expect(new Headers(requests[0]?.init?.headers).get('x-rokade-csrf')).toBe('secret');
    expect(JSON.parse(String(requests[0]?.init?.body))).toEqual(wanted);
  });

  it('hands refusals on as they are', async () => {
    const error = { code: 'round.not-draft', round: 3 };
    expect(await sendCommand(answering(error, 422), wanted)).toEqual({ ok: false, error });
  });

  it.each([
    ['a page instead of an answer', '<h1>Bad gateway</h1>', 502],
    ['an answer of another shape', { fine: true }, 200],
    ['an error without a code', {}, 500],
  ])('calls %s broken', async (_, body, status) => {
    expect(await sendCommand(answering(body, status), wanted)).toEqual({
      ok: false,
      error: { code: 'send.broken', status },
    });
  });

  it('takes a lost connection as an outcome', async () => {
    const sender = {
      tournament: 't',
      csrf: '',
      fetch: async () => {
        throw new TypeError('network');
      },
    };
    expect(await sendCommand(sender, wanted)).toEqual({
      ok: false,
      error: { code: 'send.unreachable' },
    });
  });
});
