import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { err, ok, type Result } from '@rokade/rules';

/** An address on the network that may be asked. */
export interface Reachable {
  readonly address: string;
  readonly family: number;
}

/** Why nobody was asked. */
export type Unreachable = 'unknown-host' | 'private';

const listOf = (subnets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', bits] = subnet.split('/');
    list.addSubnet(net, Number(bits), isIP(net) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
};

/** This machine and the nets around it: asked only where whoever runs the server allows it. */
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

/** What IPv6 calls this machine; it stands among the addresses that hide one of IPv4, and is none. */
const thisMachine = listOf(['::1/128']);

/**
 * Never asked: the link alone (where clouds tell machines their secrets), groups, what is nobody's or
 * stands in examples alone, and addresses in which one of IPv4 is hidden: compatible ones, translated
 * ones, Teredo and 6to4. They are those that IANA's registries of special addresses do not call
 * globally reachable.
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

/** Whether a number on the network may be asked; `local`: also this machine and the nets around it. */
export function isReachable(address: string, local: boolean): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  const [plain = ''] = address.split('%');
  if (never.check(plain, family) && !thisMachine.check(plain, family)) return false;
  return local || !near.check(plain, family);
}

/** Without the brackets in which an address writes a number of six parts. */
const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Which of the numbers of a host is asked; all of them must be allowed. */
export function chosenOf(
  found: readonly Reachable[],
  local: boolean,
): Result<Reachable, Unreachable> {
  const [first] = found.toSorted((a, b) => a.family - b.family);
  if (first === undefined) return err('unknown-host');
  return found.every(({ address }) => isReachable(address, local)) ? ok(first) : err('private');
}

/**
 * The number to ask for a host. It is the one that is then asked, so that a name cannot mean another one a
 * moment later.
 */
export async function reachable(
  hostname: string,
  local: boolean,
): Promise<Result<Reachable, Unreachable>> {
  const host = plainHost(hostname);
  return chosenOf(await lookup(host, { all: true }).catch(() => []), local);
}

/** Whether a host as it is written can only be near: a number of these nets, or this machine's own name. */
export function isWrittenNear(hostname: string): boolean {
  const host = plainHost(hostname).replace(/\.$/, '');
  if (isIP(host) !== 0) return !isReachable(host, false);
  return host === 'localhost' || host.endsWith('.localhost');
}
