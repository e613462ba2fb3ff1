import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The body as it was sent. */
  readonly body: Buffer;
}

export type SentHeaders = Readonly<Record<string, string>>;

/** The crowd shares its connections; the desk has its own. */
const agents = {
  crowd: new Agent({ keepAlive: true, maxSockets: 100 }),
  desk: new Agent({ keepAlive: true }),
};

/** The headers of browsers on the encodings they accept. */
export const fromBrowser: SentHeaders = { 'accept-encoding': 'gzip, deflate, br' };

/** How many connections the server has reset so far during a request. */
let resets = 0;

export const connectionsReset = (): number => resets;

/** Requests an address of a server, or sends JSON to it. */
export function ask(url: string, headers: SentHeaders = {}, json?: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const method = json === undefined ? 'GET' : 'POST';
  const agent = agents['cookie' in headers ? 'desk' : 'crowd'];
  const sending = request(url, { agent, method, headers }, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', reject);
    incoming.on('end', () => {
      const { statusCode = 0, headers: received } = incoming;
      resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
    });
  });
  sending.on('error', (error) => {
    // The server closed a connection just before it was used, or had no room for another.
    if ('code' in error && error.code === 'ECONNRESET') resets += 1;
    const isGone = 'code' in error && error.code === 'ECONNREFUSED';
    const isAgain = !isGone && (sending.reusedSocket || (method === 'GET' && 'code' in error));
    if (isAgain) setTimeout(() => ask(url, headers, json).then(resolve, reject), 20);
    else reject(error);
  });
  sending.end(json === undefined ? undefined : JSON.stringify(json));
  return promise;
}

/** The body in plain text. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Closes all connections. */
export function hangUp(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}

/** How long to wait before an interrupted stream is opened again, in milliseconds. */
const retryAfter = 2000;

/**
 * Receives the messages of a stream of server-sent events, including its greeting, until `leave` is
 * called. A stream that ends is opened again, as browsers do: the greeting then covers what was missed.
 */
export function listen(url: string, hear: (data: string) => void): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  let hasLeft = false;
  let hangUpStream = (): void => undefined;
  const leave = (): void => {
    hasLeft = true;
    hangUpStream();
  };
  const open = (): void => {
    if (hasLeft) return;
    const sending = request(url, { agent: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const data = /^data: (.*)$/m.exec(event)?.[1];
          if (data !== undefined) hear(data);
        }
      });
      incoming.on('error', () => undefined);
      resolve(leave);
    });
    hangUpStream = () => sending.destroy();
    sending.on('error', () => undefined);
    sending.on('close', () => setTimeout(open, retryAfter).unref());
    sending.end();
  };
  open();
  return promise;
}
