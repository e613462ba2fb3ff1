import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const names = ['Hansen, Ida', 'Krüger, Jens', 'Møller, Bo'];

const row = (no: number, rating: string, rest: string): string =>
  `001 ${String(no).padStart(4)}      ${(names[no - 1] ?? '').padEnd(33)} ${rating.padStart(4)} DEN ${' '.repeat(23)}${rest}`;

const games = [
  row(1, '1900', ' 2.0    1     2 w 1     3 b 1'),
  row(2, '1850', ' 0.0    3     1 b 0  0000 - Z'),
  row(3, '1700', ' 0.0    2  0000 - Z     1 w 0'),
];

const danish = (no: number, rating: string, id: string): string =>
  `DEN ${String(no).padStart(4)}      ${(names[no - 1] ?? '').padEnd(33)} ${rating.padStart(4)}     ${id.padStart(11)}`;

const call = (words: string, lines: readonly string[]) =>
  run(
    words.split(' '),
    terminalIn('.', {
      input: new Uint8Array(Buffer.from(lines.join('\n'))),
      environment: { LANG: 'C' },
    }),
  );

const oldNumbers = async (lines: readonly string[]) => {
  const { out } = await call('rate - --system dsu --format json', lines);
  const { players } = JSON.parse(out);
  return players.map((player: { no: number; old: number | null; performance?: number }) =>
    player.performance === undefined ? player.old : [player.old, 'performance'],
  );
};

describe('a report file with lines of the Danish list', () => {
  it('is rated from the numbers of line 001 where there are none', async () => {
    expect(await oldNumbers(games)).toEqual([1900, 1850, 1700]);
  });

  it('is rated from the Danish numbers: a Dane without one, or without a line, has none', async () => {
    const lines = [...games, danish(1, '1812', '12345'), danish(3, '', '12347')];
    expect(await oldNumbers(lines)).toEqual([1812, [null, 'performance'], [null, 'performance']]);
  });

  it('takes a foreigner with their Elo, whatever the Danish list has (4.5.5.2)', async () => {
    const foreign = games.map((line) => line.replace(/^(001 {4}[23].*) DEN /, '$1 SWE '));
    const lines = [...foreign, danish(1, '1812', '12345'), danish(3, '1500', '12347')];
    expect(await oldNumbers(lines)).toEqual([1812, 1850, 1700]);
  });

  it('leaves the numbers of other lists alone', async () => {
    const german = danish(1, '1812', '1').replace('DEN', 'GER');
    expect(await oldNumbers([...games, german])).toEqual([1900, 1850, 1700]);
  });

  it('is rated by results, whatever they are worth and whatever penalties there were', async () => {
    const words = 'rate - --system dsu --format json';
    const rated = (await call(words, games)).out;
    const other = ['162  W 3.0    D 1.0', '299          -1.0    1    1', ...games];
    expect((await call(words, other)).out).toBe(rated);
  });

  it('gives a player list with both ratings and the number', async () => {
    const lines = [...games, danish(1, '1812', '12345')];
    const { out } = await call('convert - - --to csv', lines);
    expect(out.split(/\r?\n/)[1]).toMatch(/"Hansen, Ida".*,1812,,,1900,,12345,/);
  });
});
