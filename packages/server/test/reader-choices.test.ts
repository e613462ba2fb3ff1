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
    [{}, null, 'auto', 'usual'],
    [{ 'accept-language': 'de' }, 'de', 'auto', 'usual'],
    [{ cookie: 'rokade_language=en; a=b', 'accept-language': 'de' }, 'en', 'auto', 'usual'],
    [{ cookie: 'rokade_theme=dark; rokade_language=fr' }, null, 'dark', 'usual'],
    [{ cookie: 'rokade_text=largest' }, null, 'auto', 'largest'],
    [{ cookie: 'rokade_text=17px' }, null, 'auto', 'usual'],
    [{ cookie: 'rokade_theme=__proto__; rokade_language=constructor' }, null, 'auto', 'usual'],
  ])('%j: %s, %s, %s', (headers, language, theme, textSize) => {
    expect(of(headers as Record<string, string>)).toEqual({ language, theme, textSize });
  });

  it('are the same once they were said as a cookie', () => {
    const chosen = { language: 'da', theme: 'light', textSize: 'large' } as const;
    expect(of({ cookie: cookieOf(chosen), 'accept-language': 'en' })).toEqual(chosen);
  });
});
