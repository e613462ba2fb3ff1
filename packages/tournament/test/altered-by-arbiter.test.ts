import { alteredByArbiter } from '@rokade/rules';
import { expect, test } from 'vitest';
import { systems } from '../src/systems/systems.ts';

/** How the article of a board by hand begins, by the regulation of the edition. */
const documents: Readonly<Record<string, RegExp>> = {
  dsu: /^§/,
  fide: /^FIDE /,
  tempelhof: /^Tempelhof /,
  club: /^$/,
};

const editions = Object.values(systems).flatMap(({ code, editions: all }) =>
  Object.keys(all).map((edition) => ({ code, edition })),
);

test.each(editions)('a board by hand in $code ($edition) cites that regulation', ({ edition }) => {
  const [regulation = ''] = edition.split('-');
  expect(alteredByArbiter(edition).article).toMatch(documents[regulation] ?? /^never$/);
});
