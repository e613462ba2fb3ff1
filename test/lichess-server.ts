import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a broadcast was sent. */
export interface PushedRound {
  /** The id of the round of the broadcast. */
  readonly round: string;
  readonly token: string;
  readonly pgn: string;
}

/** How lichess answers: a status with a body, or not at all. */
export type LichessAnswer = { readonly status: number; readonly body?: object } | 'none';

const taken: LichessAnswer = { status: 200, body: { games: [{ tags: {} }, { tags: {} }] } };

/** A lichess that takes games (`POST /api/broadcast/round/{id}/push`), and keeps what it was sent. */
export async function lichessServer(
  answer: (sent: PushedRound) => LichessAnswer | Promise<LichessAnswer> = () => taken,
) {
  const pushed: PushedRound[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, round = ''] = /^\/api\/broadcast\/round\/(\w+)\/push$/.exec(request.url ?? '') ?? [];
    const { authorization: token = '' } = request.headers;
    const sent = { round, token, pgn: Buffer.concat(chunks).toString() };
    pushed.push(sent);
    const given = await answer(sent);
    if (given === 'none') return;
    response.writeHead(given.status).end(JSON.stringify(given.body ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, pushed, rounds: () => pushed.map(({ round }) => round) };
}
