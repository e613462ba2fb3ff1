import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, stopListening } from '../src/serve/listen.ts';

/** A server that answers once a request has come whole. */
async function patientServer() {
  const listening = await listen(
    { port: 0, host: '127.0.0.1' },
    async (request: IncomingMessage, response) => {
      request.resume();
      await once(request, 'end').catch(() => undefined);
      response.end('whole');
    },
    { head: 200, silence: 200 },
  );
  if (!listening.ok) throw new Error(listening.error.code);
  onTestFinished(() => stopListening(listening.value.server));
  return Number(new URL(listening.value.url).port);
}

/** Sends some of a request, waits, and sends the rest; gives what came back until the end. */
async function sending(port: number, parts: readonly string[], pause: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answerText = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answerText += text;
  });
  socket.on('error', () => undefined);
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (!socket.destroyed) await once(socket, 'close');
  return answerText;
}

const head = 'POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 6\r\n\r\n';

it.each([
  ['of the head', ['GET / HTTP/1.1\r\nHost:']],
  ['of the body', [head, 'ab']],
])('half %s and then nothing: the connection is let go', async (_, parts) => {
  expect(await sending(await patientServer(), parts, 20)).not.toContain('whole');
});

it('a body that trickles for longer than the silence is taken', async () => {
  expect(await sending(await patientServer(), [head, ...'abcdef'], 100)).toContain('whole');
});
