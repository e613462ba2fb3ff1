import { describe, expect, it } from 'vitest';
import { decodeInput, parsePlayerList, parseTrf, readInput } from '../src/index.ts';
import { playerLine } from './trf/trf-lines.ts';

/** Code that takes time by the square of the length would need half a minute for each of these. */
const limit = 8000;

const one = playerLine({ no: 1 });

const many = (count: number, text: string): string => text.repeat(count);

describe('answered at once, however long', () => {
  it.each([
    ['round dates in their columns', `132${' '.repeat(88)}${many(90_000, '26/01/01  ')}`],
    ['round dates one after another', `132 ${many(90_000, '26/01/01 ')}`],
    ['boards of a line-up', `300   1   1   1 ${many(90_000, '   1 ')}`],
    ['members of a team', `310   1 ${' '.repeat(65)}${many(90_000, '   1 ')}`],
    ['players who must not meet', `260   1   2 ${many(90_000, '   1 ')}`],
  ])('%s: 90,000', { timeout: limit }, (_, line) => {
    expect(parseTrf(`${one}\n${line}`).ok).toBe(true);
  });

  it('records 299 for a thousand players', { timeout: limit }, () => {
    const players = Array.from({ length: 1000 }, (_, index) =>
      playerLine({ no: index + 1, points: '1.0', cells: Array<string>(20).fill('0000 - Z') }),
    );
    const text = `${players.join('\n')}\n${many(20_000, '299 W         0.5    1    1\n')}`;
    const parsed = parseTrf(text);
    expect(parsed.ok && parsed.value.warnings).toHaveLength(1000);
  });

  it.each([
    ['a line of cells without heading', `${many(80_000, 'a;')}\n${many(80_000, 'b;')}`],
    ['cells under as many headings', `${many(80_000, 'Navn;')}\n${many(80_000, 'b;')}`],
    ['columns that many rows leave empty', `${many(80_000, 'a;')}\n${many(9000, 'b;c\n')}`],
    ['cells in quotation marks', `Navn;Klub\n${many(80_000, '"a";')}`],
  ])('%s: 80,000', { timeout: limit }, (_, text) => {
    const { players, faults } = parsePlayerList(text);
    expect(players.length + faults.length).toBeGreaterThan(0);
  });

  it('nothing but line ends', { timeout: limit }, () => {
    expect(readInput(`${many(19_000_000, '\r')}x`)).toMatchObject({
      error: [{ code: 'input.unknown-format' }],
    });
  });
});

describe('JSON that goes deeper than anybody wrote', () => {
  const nested = (mark: string, end: string, depth: number): string =>
    `{"format":"rokade-tournament","header":${many(depth, mark)}1${many(depth, end)}}`;

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('is refused: 100,000 %s within one another', (_, mark, end) => {
    expect(readInput(nested(mark, end, 100_000))).toMatchObject({
      error: [{ code: 'json.too-deep', most: 100, line: 1 }],
    });
    expect(readInput(many(100_000, mark))).toMatchObject({ ok: false });
  });

  it('is read to a hundred levels, brackets in texts not counted', () => {
    expect(readInput(nested('[', ']', 99))).not.toMatchObject({
      error: [{ code: 'json.too-deep' }],
    });
    const text = `{"format":"other","a":"${many(300, '[{\\"')}\\\\"}`;
    expect(decodeInput(text).ok).toBe(true);
    expect(readInput(text)).toMatchObject({ error: [{ code: 'json.unknown-document' }] });
  });

  it('leaves a journal to its keeper, cut off or not', () => {
    const head = '{"count":3,"format":"rokade-journal","version":3,\n"exportedAt":"2026';
    expect(readInput(head)).toEqual({ ok: true, value: { kind: 'journal', text: head } });
  });
});
