import { describe, expect, it } from 'vitest';
import { differing, textProblem } from '../src/index.ts';

describe('a text', () => {
  it.each([
    ['a line', 'Østergård "Ø", Åse 🙂', {}, null],
    ['nothing', '', {}, null],
    ['the longest', 'a'.repeat(200), {}, null],
    ['one sign more', 'a'.repeat(201), {}, 'too-long'],
    ['more than is wanted here', 'abc', { most: 2 }, 'too-long'],
    ['a bell', 'a\u0007', {}, 'unprintable'],
    ['half a sign', 'a\ud83d', {}, 'unprintable'],
    ['two lines', 'a\nb', {}, 'unprintable'],
    ['two lines where there may be', 'a\r\n\tb', { lines: true }, null],
    ['a bell among lines', 'a\nb\u0007', { lines: true }, 'unprintable'],
  ] as const)('of %s', (_, text, limits, problem) => {
    expect(textProblem(text, limits)).toBe(problem);
  });
});

describe('of changes', () => {
  it('those are left that change something', () => {
    const before = { name: 'Jul', days: ['1', '2'], fee: { sum: 5, of: 'all' }, place: null };
    expect(differing(before, {})).toEqual({});
    expect(differing(before, { ...before, days: ['1', '2'], fee: { of: 'all', sum: 5 } })).toEqual(
      {},
    );
    expect(differing(before, { name: 'Påske', days: ['1'] })).toEqual({
      name: 'Påske',
      days: ['1'],
    });
    const others = { place: {}, fee: null, days: '1', name: ['Jul'] };
    expect(differing<object>(before, others)).toEqual(others);
  });
});
