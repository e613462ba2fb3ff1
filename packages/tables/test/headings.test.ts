import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import * as tables from '../src/index.ts';

type Listed = tables.Columns<never>;

const locale = { language: 'en', t: translator('en') } as const;

/** The tables that are lists of columns, or made of the texts alone; the others need what they show. */
function columnsOf(value: unknown): Listed {
  try {
    const made: unknown = typeof value === 'function' ? value(locale.t) : value;
    return Array.isArray(made) && made.every((one) => one && 'key' in Object(one)) ? made : [];
  } catch {
    return [];
  }
}

/** What stands beside each of two players, and so twice. */
const ofBoth = ['Points', 'Colour', 'Rating'];

const found = Object.entries(tables)
  .filter(([name]) => name.endsWith('Columns'))
  .map(([name, value]) => [name, columnsOf(value)] as const)
  .filter(([, columns]) => columns.length > 1);

describe('the columns of a table', () => {
  it('are found', () => {
    expect(found.length).toBeGreaterThan(30);
  });

  it.each(found)('%s have each a heading of their own', (_, columns) => {
    for (const medium of ['page', 'paper', 'terminal', 'file'] as const) {
      const shown = columns.filter(({ media }) => media.includes(medium));
      const words = shown.map((column) => tables.headingOf(locale, column).words);
      const headings = words.filter((heading) => !['', ...ofBoth].includes(heading));
      expect([medium, headings]).toEqual([medium, [...new Set(headings)]]);
    }
  });
});
