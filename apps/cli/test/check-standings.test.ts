import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const players = [
  ['    1', '1.5', '   1', '     2 w 1     3 b ='],
  ['    2', '1.0', '   2', '     1 b 0  0000 - U'],
  ['    3', '1.5', '   2', '  0000 - U     1 w ='],
] as const;

/** A tournament of three with these header lines; `stated`: whether the file has points and places. */
const file = (header: string, stated = true): string =>
  players
    .map(([no, points, rank, rounds]) => {
      const numbers = stated ? `${points.padStart(4)} ${rank}` : '         ';
      return `001${no}      ${`Player${no}`.padEnd(66)}${numbers}${rounds}\n`;
    })
    .join('') + header;

async function check(text: string, ...options: readonly string[]) {
  const input = new TextEncoder().encode(text);
  const words = ['check', '-', '--system', 'monrad', '--format', 'json', ...options];
  const outcome = await run(words, terminalIn(path.join(import.meta.dirname), { input }));
  return { ...outcome, answer: JSON.parse(outcome.out) };
}

describe('check compares standings', () => {
  it('by points alone where no tie-break is named: any of the shared places is right', async () => {
    const { answer, errors } = await check(file(''), '--standings');
    const wrong = { no: 2, rank: { expected: 3, actual: 2 } };
    expect(answer.standings).toEqual({ ok: false, tiebreaks: [], differences: [wrong] });
    expect(errors).toContain('stdin: the standings differ for 1 player');
  });

  it('by the tie-breaks of 212, and of 202 where there is no 212', async () => {
    const by212 = await check(file('202 WON\n212 PTS,DE,SB\n'));
    expect(by212.answer.standings.tiebreaks).toEqual(['DE', 'SB']);
    const by202 = await check(file('202 BWG\n'));
    expect(by202.answer.standings.tiebreaks).toEqual(['BWG']);
  });

  it('by points alone with a remark where a tie-break is not known', async () => {
    const { answer, errors } = await check(file('202 SB,XYZ\n'));
    expect(answer.standings.tiebreaks).toEqual([]);
    expect(errors).toContain(
      'note: the tie-break XYZ is unknown; places are compared by points only',
    );
  });

  it('only where the file has any; asked for all the same, the answer is no', async () => {
    const silent = await check(file('', false));
    expect(silent.answer).not.toHaveProperty('standings');
    const checked = await check(file('', false), '--standings');
    expect(checked).toMatchObject({ exit: 1, answer: { ok: false } });
    expect(checked.errors).toContain('stdin: the file has neither points nor places');
  });

  it('and tells them after each round, by the tie-breaks of the file', async () => {
    const { answer } = await check(file('202 WON\n'), '--standings-by-round');
    const [first, second] = answer.rounds;
    expect(first.standings).toEqual([
      { rank: 1, no: 1, points: 1, tiebreaks: { WON: 1 } },
      { rank: 2, no: 3, points: 1, tiebreaks: { WON: 0 } },
      { rank: 3, no: 2, points: 0, tiebreaks: { WON: 0 } },
    ]);
    expect(
      second.standings.map(({ no, points }: { no: number; points: number }) => [no, points]),
    ).toEqual([
      [1, 1.5],
      [3, 1.5],
      [2, 1],
    ]);
  });

  it('which a person reads as a table below each round', async () => {
    const input = new TextEncoder().encode(file('202 WON\n'));
    const words = ['check', '-', '--system', 'monrad', '--standings-by-round'];
    const { out } = await run(words, terminalIn(path.join(import.meta.dirname), { input }));
    expect(out.match(/WON/gu)).toHaveLength(2);
  });
});
