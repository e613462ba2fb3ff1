import type { IncomingMessage } from 'node:http';

/** Who asks, and how their browser reaches us. */
export interface Visitor {
  readonly address: string;
  /** The host, with its port, in their browser's address line; '' if it does not say. */
  readonly host: string;
  readonly isSecure: boolean;
  /** What their browser says it is; '' if it does not say. */
  readonly agent: string;
}

/**
 * Whose word counts when a request comes through proxies: the header they write, and how many of
 * them stand before us, each adding an entry at its end; what stands before theirs anybody may have
 * written. `local`: one proxy, if it is on this machine, by `X-Forwarded-For`.
 */
export type TrustedProxies =
  | 'local'
  | { readonly header: 'x-forwarded-for' | 'forwarded'; readonly count: number };

/** What a proxy says of whom it let in; '' where it says nothing. */
interface Hop {
  readonly address: string;
  readonly host: string;
  readonly proto: string;
}

const headerOf = ({ headers }: IncomingMessage, name: string): string =>
  [headers[name] ?? []].flat().join(',');

/** The entry of the outermost trusted proxy; where there are too few, the first. */
const outermost = (entries: readonly string[], count: number): string =>
  (entries.at(-count) ?? entries[0] ?? '').trim();

function hopInXForwarded(request: IncomingMessage, count: number): Hop {
  const said = (name: string): string =>
    outermost(headerOf(request, `x-forwarded-${name}`).split(','), count);
  return { address: said('for'), host: said('host'), proto: said('proto') };
}

/** `for="[2001:db8::1]:4711";proto=https`, an entry a proxy (RFC 7239). */
function hopInForwarded(request: IncomingMessage, count: number): Hop {
  const entries = headerOf(request, 'forwarded').match(/(?:[^,"]|"[^"]*")+/g) ?? [];
  const entry = outermost(entries, count);
  const said = (name: string): string =>
    new RegExp(`(?:^|;)\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(entry)?.slice(1).join('') ??
    '';
  return { address: said('for'), host: said('host'), proto: said('proto') };
}

/** An address alone: without brackets and port, IPv4 not in the clothes of IPv6. */
function plainAddress(text: string): string {
  const inBrackets = /^\[([^\]]*)\]/.exec(text)?.[1];
  const address = inBrackets ?? text.replace(/^([^:]*):\d+$/, '$1');
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Who sent a request, as far as whose word counts allows to say. */
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

/** What one visitor may have many addresses in: of IPv6 the first half, of IPv4 the address itself. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before, after] = address.split('::').map(groupsIn);
  const [left, right] = [before ?? [], after ?? []];
  const zeros = '0'.repeat(Math.max(0, 8 - left.length - right.length));
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
