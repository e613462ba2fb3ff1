import { describe, expect, it } from 'vitest';
import { acceptedLanguage, parseLanguage } from '../src/lib/ui/accepted-language.ts';
import { pathHere } from '../src/lib/ui/path-here.ts';

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
    ['__proto__', null],
    ['constructor, de;q=0.5', 'de'],
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
