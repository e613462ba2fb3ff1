import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { err, invariant, ok, type Result } from '@rokade/rules';

/** Why the server cannot listen there. */
export type ListenError =
  | { readonly code: 'serve.port-busy'; readonly port: number }
  | { readonly code: 'serve.port-not-allowed'; readonly port: number }
  | { readonly code: 'serve.host-unknown'; readonly host: string };

/** Where to listen; port 0 takes any free one, no host means every network of the machine. */
export interface ListenAddress {
  readonly port: number;
  readonly host?: string;
}

/** A server that listens, at this address. */
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

/** Starts listening. */
export async function listen(
  place: ListenAddress,
  listener: RequestListener,
): Promise<Result<Listening, ListenError>> {
  const server = createServer(listener);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).once('listening', resolve);
  server.listen(place.port, place.host);
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

/** Takes no new requests, lets those under way come to an end, and cuts off what takes too long. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
