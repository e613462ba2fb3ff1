import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { err, invariant, ok, type Result } from '@rokade/rules';

/** Why the server cannot listen at an address. */
export type ListenError =
  | { readonly code: 'serve.port-busy'; readonly port: number }
  | { readonly code: 'serve.port-not-allowed'; readonly port: number }
  | { readonly code: 'serve.host-unknown'; readonly host: string };

/** Where to listen; port 0 takes any free port, without a host the server listens on all networks. */
export interface ListenAddress {
  readonly port: number;
  readonly host?: string;
}

/** A server that listens, and its address. */
export interface Listening {
  readonly server: Server;
  readonly url: string;
}

function listenError(thrown: unknown, { port, host = '' }: ListenAddress): ListenError | null {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : '';
  if (code === 'EADDRINUSE') return { code: 'serve.port-busy', port };
  if (code === 'EACCES') return { code: 'serve.port-not-allowed', port };
  const isHost = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
  return isHost ? { code: 'serve.host-unknown', host } : null;
}

function urlOf(server: Server, host: string | undefined): string {
  const address = server.address();
  invariant(typeof address === 'object' && address !== null, 'a listening server has a port');
  const named = host?.includes(':') ? `[${host}]` : host;
  return `http://${named ?? 'localhost'}:${address.port}`;
}

/** How long the server waits for a client, in milliseconds. */
export interface RequestPatience {
  /** For the headers of a request. */
  readonly head: number;
  /** For the next byte of its body. */
  readonly silence: number;
}

const usualPatience: RequestPatience = { head: 20_000, silence: 30_000 };

/** The longest time for receiving a request, in milliseconds: enough for a rating list of gigabytes on a slow line. */
const longestRequest = 3_600_000;

/** How long an idle connection is kept, in milliseconds: longer than proxies do, so that none is reset in use. */
const keepAliveTimeout = 75_000;

/** Closes connections on which a request was sent in part and nothing more arrives. */
function endSilence(server: Server, silence: number): void {
  const coming = new Map<IncomingMessage, { bytes: number; since: number }>();
  server.on('request', (request: IncomingMessage) => {
    if (request.complete) return;
    coming.set(request, { bytes: request.socket.bytesRead, since: performance.now() });
    request.once('close', () => coming.delete(request));
  });
  const look = (): void => {
    const now = performance.now();
    for (const [request, seen] of coming) {
      const { bytesRead: bytes } = request.socket;
      if (request.complete) coming.delete(request);
      else if (bytes !== seen.bytes) coming.set(request, { bytes, since: now });
      else if (now - seen.since > silence) request.socket.destroy();
    }
  };
  const looking = setInterval(look, Math.min(silence / 4, 5000)).unref();
  server.once('close', () => clearInterval(looking));
}

/** The most connections that wait to be accepted: all phones of a hall at one moment. */
const waitingAtMost = 4096;

/** Starts a server. */
export async function listen(
  place: ListenAddress,
  listener: RequestListener,
  { head, silence }: RequestPatience = usualPatience,
): Promise<Result<Listening, ListenError>> {
  const limits = {
    headersTimeout: head,
    connectionsCheckingInterval: head / 4,
    requestTimeout: longestRequest,
    keepAliveTimeout,
  };
  const server = createServer(limits, listener);
  endSilence(server, silence);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).once('listening', resolve);
  server.listen({ port: place.port, host: place.host, backlog: waitingAtMost });
  try {
    await promise;
    return ok({ server, url: urlOf(server, place.host) });
  } catch (thrown) {
    const error = listenError(thrown, place);
    if (error === null) throw thrown;
    return err(error);
  }
}

/** How long requests under way may take when the server closes, in milliseconds. */
const patience = 3000;

/** Accepts no new requests, waits for those under way, and closes connections that take too long. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
