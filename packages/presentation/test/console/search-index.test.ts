import { describe, expect, it } from 'vitest';
import { type SearchEntry, searchMatches } from '../../src/console/finding/search-index.ts';

const entry = (label: string, detail = ''): SearchEntry => ({
  kind: 'player',
  label,
  detail,
  href: label,
});

const entries = [
  entry('Bræt 12', 'Hansen, Ida – Voß, Anna'),
  entry('Hansen, Ida', 'Bjergby'),
  entry('Idasen, Ole'),
  entry('Krüger, Ida'),
  entry('Indstillinger'),
];

describe('searchMatches', () => {
  it('puts names that start so before words, and both before the rest', () => {
    expect(searchMatches(entries, 'ida').map(({ label }) => label)).toEqual([
      'Idasen, Ole',
      'Hansen, Ida',
      'Krüger, Ida',
      'Bræt 12',
    ]);
  });

  it.each([
    ['kruger', 'Krüger, Ida'],
    ['braet 12', 'Bræt 12'],
    ['voss', 'Bræt 12'],
    ['INDST', 'Indstillinger'],
    ['bjerg', 'Hansen, Ida'],
  ])('"%s" finds %s', (query, label) => {
    expect(searchMatches(entries, query)[0]?.label).toBe(label);
  });

  it('finds nothing for nothing', () => {
    expect(searchMatches(entries, '  ')).toEqual([]);
  });

  it('stops at the limit', () => {
    expect(searchMatches(entries, 'i', 2)).toHaveLength(2);
  });
});
