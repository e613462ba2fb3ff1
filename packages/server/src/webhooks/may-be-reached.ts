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
]);

/**
 * Never asked: the link alone (where clouds tell machines their secrets), groups, what is nobody's, and
 * addresses in which another one is hidden.
 */
const never = listOf([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  'fe80::/10',
  'ff00::/8',
  '64:ff9b::/96',
  '2002::/16',
]);

/** Whether a number on the network may be asked; `local`: also this machine and the nets around it. */
export function isReachable(address: string, local: boolean): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  return !never.check(address, family) && (local || !near.check(address, family));
}

/** Without the brackets in which an address writes a number of six parts. */
const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * The number to ask for a host. It is the one that is then asked, so that a name cannot mean another one a
 * moment later; all that the name has must be allowed.
 */
export async function reachable(
  hostname: string,
  local: boolean,
): Promise<Result<Reachable, Unreachable>> {
  const host = plainHost(hostname);
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found.toSorted((a, b) => a.family - b.family);
  if (first === undefined) return err('unknown-host');
  return found.every(({ address }) => isReachable(address, local)) ? ok(first) : err('private');
}

/** Whether a host as it is written can only be near: a number of these nets, or this machine's own name. */
export function isWrittenNear(hostname: string): boolean {
  const host = plainHost(hostname);
  if (isIP(host) !== 0) return !isReachable(host, false);
  return host === 'localhost' || host.endsWith('.localhost');
}
