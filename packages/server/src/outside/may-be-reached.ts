import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { err, ok, type Result } from '@rokade/rules';

/** An IP address to connect to. */
export interface Reachable {
  readonly address: string;
  readonly family: number;
}

/** Whether this machine and private networks may be reached, too; or this machine alone, as from a sandbox. */
export type LocalReach = boolean | 'this-machine';

/** Why no connection was made. */
export type Unreachable = 'unknown-host' | 'private';

const listOf = (subnets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', bits] = subnet.split('/');
    list.addSubnet(net, Number(bits), isIP(net) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
};

/** This machine and private networks, which may be reached only if the server was started with that permission. */
const near = listOf([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fec0::/10',
]);

/** Loopback; that of IPv6 lies in `::/96` but contains no IPv4 address. */
const thisMachine = listOf(['127.0.0.0/8', '::1/128']);

/**
 * Networks that are never reached: link-local ones (where clouds serve credentials to machines), multicast,
 * unassigned and documentation ones, and addresses that embed an IPv4 address: IPv4-compatible, translated
 * (NAT64), Teredo and 6to4. IANA's registries of special-purpose addresses do not list them as globally
 * reachable.
 */
const never = listOf([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fe80::/10',
  'ff00::/8',
]);

/** Whether an IP address may be reached. */
export function isReachable(address: string, local: LocalReach): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  const [plain = ''] = address.split('%');
  if (local === 'this-machine') return thisMachine.check(plain, family);
  if (never.check(plain, family) && !thisMachine.check(plain, family)) return false;
  return local || !near.check(plain, family);
}

/** A host without the brackets around an IPv6 address. */
const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The IP address of a host to connect to; all addresses of the host must be allowed. */
export function chosenOf(
  found: readonly Reachable[],
  local: LocalReach,
): Result<Reachable, Unreachable> {
  const [first] = found.toSorted((a, b) => a.family - b.family);
  if (first === undefined) return err('unknown-host');
  return found.every(({ address }) => isReachable(address, local)) ? ok(first) : err('private');
}

/**
 * Resolves a host to the IP address to connect to. The connection must use this address, so that the name
 * cannot resolve to another one a moment later (DNS rebinding).
 */
export async function reachable(
  hostname: string,
  local: LocalReach,
): Promise<Result<Reachable, Unreachable>> {
  const host = plainHost(hostname);
  return chosenOf(await lookup(host, { all: true }).catch(() => []), local);
}

/** Whether a host, without resolving it, is an address that may not be reached, or `localhost`. */
export function isWrittenNear(hostname: string): boolean {
  const host = plainHost(hostname).replace(/\.$/, '');
  if (isIP(host) !== 0) return !isReachable(host, false);
  return host === 'localhost' || host.endsWith('.localhost');
}
