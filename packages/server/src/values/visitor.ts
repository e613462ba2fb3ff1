import type { IncomingMessage } from 'node:http';

/** Who sends a request, and how their browser reaches this server. */
export interface Visitor {
  readonly address: string;
  /** The host, with its port, in the browser's address bar; '' = not known. */
  readonly host: string;
  readonly isSecure: boolean;
  /** The header `User-Agent`; '' = none. */
  readonly agent: string;
}

/**
 * The proxies in front of this server whose header counts: which header they write, and how many they
 * are. Each appends an entry; entries before theirs may be forged by anybody. `local`: one proxy with
 * `X-Forwarded-For`, if it runs on this machine.
 */
export type TrustedProxies =
  | 'local'
  | { readonly header: 'x-forwarded-for' | 'forwarded'; readonly count: number };

/** What a proxy's header says of the client; '' where it says nothing. */
interface Hop {
  readonly address: string;
  readonly host: string;
  readonly proto: string;
}

const headerOf = ({ headers }: IncomingMessage, name: string): string =>
  [headers[name] ?? []].flat().join(',');

/** The entry of the outermost trusted proxy; the first entry if there are fewer than proxies. */
const outermost = (entries: readonly string[], count: number): string =>
  (entries.at(-count) ?? entries[0] ?? '').trim();

function hopInXForwarded(request: IncomingMessage, count: number): Hop {
  const valueIn = (name: string): string =>
    outermost(headerOf(request, `x-forwarded-${name}`).split(','), count);
  return { address: valueIn('for'), host: valueIn('host'), proto: valueIn('proto') };
}

/** Reads the header `Forwarded` (RFC 7239), one entry a proxy: `for="[2001:db8::1]:4711";proto=https`. */
function hopInForwarded(request: IncomingMessage, count: number): Hop {
  const entries = headerOf(request, 'forwarded').match(/(?:[^,"]|"[^"]*")+/g) ?? [];
  const entry = outermost(entries, count);
  const valueIn = (name: string): string =>
    new RegExp(`(?:^|;)\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(entry)?.slice(1).join('') ??
    '';
  return { address: valueIn('for'), host: valueIn('host'), proto: valueIn('proto') };
}

/** An IP address without brackets and port; IPv4 mapped into IPv6 (`::ffff:192.0.2.1`) becomes plain IPv4. */
function plainAddress(text: string): string {
  const inBrackets = /^\[([^\]]*)\]/.exec(text)?.[1];
  const address = inBrackets ?? text.replace(/^([^:]*):\d+$/, '$1');
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Who sent a request: by the header of the trusted proxies, else by the connection itself. */
export function visitorOf(request: IncomingMessage, trusted: TrustedProxies): Visitor {
  const { socket } = request;
  const direct: Visitor = {
    address: plainAddress(socket.remoteAddress ?? ''),
    host: request.headers.host ?? '',
    isSecure: 'encrypted' in socket,
    agent: headerOf(request, 'user-agent'),
  };
  const local = { header: 'x-forwarded-for', count: isLoopback(direct.address) ? 1 : 0 } as const;
  const { header, count } = trusted === 'local' ? local : trusted;
  if (count === 0) return direct;
  const hop =
    header === 'forwarded' ? hopInForwarded(request, count) : hopInXForwarded(request, count);
  return {
    ...direct,
    address: plainAddress(hop.address) || direct.address,
    host: hop.host || direct.host,
    isSecure: hop.proto === '' ? direct.isSecure : hop.proto.toLowerCase() === 'https',
  };
}

const groupsIn = (part: string): readonly string[] =>
  part.split(':').filter((group) => group !== '');

/** The network in which one visitor may have many addresses: the first 64 bits of IPv6, the whole address of IPv4. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before, after] = address.split('::').map(groupsIn);
  const [left, right] = [before ?? [], after ?? []];
  const zeros = '0'.repeat(Math.max(0, 8 - left.length - right.length));
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
