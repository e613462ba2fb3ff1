import { describe, expect, it } from 'vitest';
import { acceptedLanguage, parseLanguage } from '../src/lib/accepted-language.ts';
import { pathHere } from '../src/lib/path-here.ts';
import { isFromHere } from '../src/lib/server/same-origin.ts';

describe('acceptedLanguage', () => {
  it.each([
    ['da-DK,da;q=0.9,en;q=0.8', 'da'],
    ['de', 'de'],
    ['fr-FR,de;q=0.4,en;q=0.6', 'en'],
    ['nb-NO,nb;q=0.9', 'da'],
    ['sv', 'da'],
    ['fr, es', null],
    ['en;q=0', null],
    ['', null],
    [';;;,,', null],
    [null, null],
  ])('%j gives %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it('takes only languages we speak', () => {
    expect([parseLanguage('de'), parseLanguage('fr'), parseLanguage(undefined)]).toEqual([
      'de',
      null,
      null,
    ]);
  });
});

describe('pathHere', () => {
  it.each([
    ['/console/x?round=2', '/console/x?round=2'],
    ['/t/ø', '/t/%C3%B8'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['console', '/'],
    ['', '/'],
    [null, '/'],
    [12, '/'],
  ])('%j leads to %s', (text, path) => {
    expect(pathHere(text)).toBe(path);
  });
});

describe('isFromHere', () => {
  const request = (method: string, headers: Readonly<Record<string, string>>) => ({
    method,
    headers: new Headers(headers),
  });

  it.each([
    ['reading from anywhere', 'GET', { origin: 'https://evil.example', host: 'a.dk' }, true],
    ['a form of ours', 'POST', { origin: 'http://a.dk:4180', host: 'a.dk:4180' }, true],
    ['behind a proxy with TLS', 'POST', { origin: 'https://a.dk', host: 'a.dk' }, true],
    [
      'behind a proxy of another name',
      'POST',
      { origin: 'https://a.dk', host: 'localhost:4180', 'x-forwarded-host': 'a.dk' },
      true,
    ],
    ['a program', 'POST', { host: 'a.dk' }, true],
    ['another site', 'POST', { origin: 'https://evil.example', host: 'a.dk' }, false],
    ['another port', 'POST', { origin: 'http://a.dk:1', host: 'a.dk:2' }, false],
    ['a sandboxed page', 'POST', { origin: 'null', host: 'a.dk' }, false],
  ])('%s', (_, method, headers, allowed) => {
    expect(isFromHere(request(method, headers))).toBe(allowed);
  });
});
