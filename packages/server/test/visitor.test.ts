import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isFromHere } from '../src/http/same-origin.ts';
import { networkOf, type TrustedProxies, visitorOf } from '../src/values/visitor.ts';

/** A request as it comes from an address, with these headers. */
function requestFrom(address: string, headers: Readonly<Record<string, string>>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return Object.assign(new IncomingMessage(socket), {
    headers: { host: 'rokade:4180', ...headers },
  });
}

const none: TrustedProxies = { header: 'forwarded', count: 0 };
const one: TrustedProxies = { header: 'x-forwarded-for', count: 1 };
const two: TrustedProxies = { header: 'x-forwarded-for', count: 2 };
const forwarded: TrustedProxies = { header: 'forwarded', count: 1 };

describe('who sends a request', () => {
  it.each([
    ['nobody before us', 'local', '192.0.2.7', {}, '192.0.2.7'],
    ['IPv4 in the clothes of IPv6', 'local', '::ffff:192.0.2.7', {}, '192.0.2.7'],
    ['a proxy here', 'local', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, '192.0.2.7'],
    ['a proxy here, IPv6', 'local', '::1', { 'x-forwarded-for': '2001:DB8::7' }, '2001:db8::7'],
    [
      'a proxy here, and what its visitor made up',
      'local',
      '127.0.0.1',
      { 'x-forwarded-for': '10.9.9.9, 192.0.2.7' },
      '192.0.2.7',
    ],
    [
      'a stranger who pretends',
      'local',
      '192.0.2.7',
      { 'x-forwarded-for': '10.9.9.9' },
      '192.0.2.7',
    ],
    ['nobody trusted', none, '127.0.0.1', { 'x-forwarded-for': '10.9.9.9' }, '127.0.0.1'],
    ['a proxy elsewhere', one, '198.51.100.1', { 'x-forwarded-for': '192.0.2.7' }, '192.0.2.7'],
    [
      'two proxies',
      two,
      '198.51.100.1',
      { 'x-forwarded-for': '10.9.9.9, 192.0.2.7, 198.51.100.2' },
      '192.0.2.7',
    ],
    [
      'two trusted, one there',
      two,
      '198.51.100.1',
      { 'x-forwarded-for': '192.0.2.7' },
      '192.0.2.7',
    ],
    ['a proxy that says nothing', one, '198.51.100.1', {}, '198.51.100.1'],
    [
      'Forwarded',
      forwarded,
      '198.51.100.1',
      { forwarded: 'for=10.9.9.9, For="[2001:db8::7]:4711";proto=https' },
      '2001:db8::7',
    ],
    [
      'Forwarded with a port',
      forwarded,
      '198.51.100.1',
      { forwarded: 'for="192.0.2.7:80"' },
      '192.0.2.7',
    ],
    [
      'the header that is not trusted',
      forwarded,
      '198.51.100.1',
      { 'x-forwarded-for': '10.9.9.9' },
      '198.51.100.1',
    ],
    ['nonsense', forwarded, '198.51.100.1', { forwarded: ';;for=,"' }, '198.51.100.1'],
  ] as const)('%s', (_, proxies, socket, headers, address) => {
    expect(visitorOf(requestFrom(socket, headers), proxies).address).toBe(address);
  });

  it('reaches us by the host and scheme that a trusted proxy names', () => {
    const x = { 'x-forwarded-host': 'a.dk', 'x-forwarded-proto': 'https' };
    const ours = { host: 'rokade:4180', isSecure: false };
    const named = { host: 'a.dk', isSecure: true };
    expect(visitorOf(requestFrom('127.0.0.1', x), 'local')).toMatchObject(named);
    expect(visitorOf(requestFrom('192.0.2.7', x), 'local')).toMatchObject(ours);
    const standard = { forwarded: 'for=192.0.2.7;host="a.dk";proto=https' };
    expect(visitorOf(requestFrom('192.0.2.1', standard), forwarded)).toMatchObject(named);
  });
});

it('takes the half of an IPv6 address that one visitor has to themselves', () => {
  const networks = ['192.0.2.7', '2001:db8:1:2:3:4:5:6', '2001:db8::7', '::1', 'unknown'];
  expect(networks.map(networkOf)).toEqual([
    '192.0.2.7',
    '2001:db8:1:2',
    '2001:db8:0:0',
    '0:0:0:0',
    'unknown',
  ]);
});

describe('a request may write', () => {
  it.each([
    ['reading from anywhere', 'GET', 'https://evil.example', 'a.dk', true],
    ['a form of ours', 'POST', 'http://a.dk:4180', 'a.dk:4180', true],
    ['behind a proxy with TLS', 'POST', 'https://a.dk', 'a.dk', true],
    ['a program', 'POST', null, 'a.dk', true],
    ['another site', 'POST', 'https://evil.example', 'a.dk', false],
    ['a site whose name ends alike', 'POST', 'https://evil-a.dk', 'a.dk', false],
    ['a site whose name begins alike', 'POST', 'https://a.dk.evil.example', 'a.dk', false],
    ['a site below', 'POST', 'https://www.a.dk', 'a.dk', false],
    ['another port', 'POST', 'http://a.dk:1', 'a.dk:2', false],
    ['a sandboxed page', 'POST', 'null', 'a.dk', false],
  ])('%s', (_, method, origin, host, allowed) => {
    expect(isFromHere({ method, origin }, { host })).toBe(allowed);
  });
});
