import { textKeys, translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { citation } from '../src/citation.ts';

test.each([
  ['§24a', 'DSU 2002 §24a'],
  ['DSU §24a, 4.14.1', 'DSU 2002 §24a, 4.14.1'],
  ['DSU 4.2 §36', 'DSU 2002 4.2 §36'],
  ['4.10 §4', 'DSU 2002 4.10 §4'],
  ['4.5.4.2', 'DSU 2002 4.5.4.2'],
  ['DSU 2002 §11d', 'DSU 2002 §11d'],
  ['Tempelhof IV.2', 'Tempelhof 2018 IV.2'],
  ['III.C.3', 'Tempelhof 2018 III.C.3'],
  ['Tempelhof 2018 I.6', 'Tempelhof 2018 I.6'],
  ['FIDE 2012 8.2.2a', 'FIDE 2012 8.2.2a'],
  ['Annex 3 1k.1a', 'FIDE 2012 annex 3 1k.1a'],
  ['FIDE C.07 16.4', 'FIDE C.07 2026 16.4'],
  ['FIDE C.07 2024-08 16.4', 'FIDE C.07 2024-08 16.4'],
  ['C.04.3 (2017) C1', 'FIDE C.04.3 (2017) C1'],
  ['FIDE C.04.1 4', 'FIDE C.04.1 2026 4'],
  ['FIDE C.04.1 d', 'FIDE C.04.1 2017 d'],
  ['FIDE TRF26 212', 'FIDE TRF26 212'],
  ['', ''],
])('%s is cited as %s', (article, cited) => {
  expect(citation(article)).toBe(cited);
  expect(citation(cited)).toBe(cited);
});

/** An article of the Danish handbook or of the club with no edition before it in the same text. */
const withoutEdition =
  /^(?!.*(DSU 2002|FIDE 2012|\{edition\} [\d§])).*(§ ?\d|DSU \d\.|[( ]4\.\d)|Tempelhof [IVX]+\./s;

test.each(languages)('a text in %s that cites an article names its edition', (language) => {
  const say = translator(language);
  expect(textKeys.map((key) => say(key)).filter((text) => withoutEdition.test(text))).toEqual([]);
});
