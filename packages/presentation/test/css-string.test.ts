import { cssString } from '@rokade/presentation/print/css-string.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** What a CSS parser makes of a string in double quotes (CSS Syntax 3, 4.3.5 and 4.3.7). */
const readCss = (css: string): string =>
  css
    .slice(1, -1)
    .replace(/\\([0-9a-f]{1,6}) /g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );

it.each([
  ['Københavns Åbne', '"Københavns Åbne"'],
  ['Pokal "Ida"', '"Pokal \\22 Ida\\22 "'],
  ['a\\b', '"a\\5c b"'],
  ['</style>', '"\\3c /style>"'],
  ['to\nlinjer', '"to\\a linjer"'],
])('%j is written %s', (text, css) => {
  expect(cssString(text)).toBe(css);
});

it('keeps every text whole and closed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const css = cssString(text);
      expect(css.slice(1, -1)).not.toMatch(/["\n\r\f<]/);
      expect(readCss(css)).toBe(text);
    }),
  );
});
