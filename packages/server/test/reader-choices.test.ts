import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from '../src/http/accepted-language.ts';
import { choicesOf, cookieOf } from '../src/http/reader-choices.ts';

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
});

describe('choicesOf', () => {
  const of = (headers: Record<string, string>) => choicesOf((name) => headers[name]);

  it.each([
    [{}, null, 'auto'],
    [{ 'accept-language': 'de' }, 'de', 'auto'],
    [{ cookie: 'rokade_language=en; a=b', 'accept-language': 'de' }, 'en', 'auto'],
    [{ cookie: 'rokade_theme=dark; rokade_language=fr' }, null, 'dark'],
    [{ cookie: 'rokade_theme=__proto__; rokade_language=constructor' }, null, 'auto'],
  ])('%j: %s, %s', (headers, language, theme) => {
    expect(of(headers as Record<string, string>)).toEqual({ language, theme });
  });

  it('are the same once they were said as a cookie', () => {
    const cookie = cookieOf({ language: 'da', theme: 'light' });
    expect(of({ cookie, 'accept-language': 'en' })).toEqual({ language: 'da', theme: 'light' });
  });
});
