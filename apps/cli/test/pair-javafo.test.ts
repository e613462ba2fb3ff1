import path from 'node:path';
import { pairingSystems } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const outOf = async (words: string, file = ''): Promise<string> => {
  const terminal = terminalIn(path.join(import.meta.dirname), {
    input: new TextEncoder().encode(file),
  });
  const outcome = await run(words.split(' '), terminal);
  expect(outcome.errors).toEqual([]);
  return outcome.out;
};

interface Round {
  readonly pairings: readonly { readonly white: number; readonly black: number }[];
  readonly byes: readonly { readonly no: number }[];
}

const codes = [...new Set(pairingSystems.map(({ code }) => code))];

describe('pair --format javafo', () => {
  it.each(codes)('counts the pairs, then names each and the byes against 0: %s', async (code) => {
    for (const players of [12, 13]) {
      const words = `generate --players ${players} --rounds 3 --seed j --byes 0 --withdrawals 0`;
      const file = await outOf(`${words} --system ${code}`);
      const call = `pair - --system ${code} --round 2`;
      const { pairings, byes }: Round = JSON.parse(await outOf(`${call} --format json`, file));
      const lines = [
        ...pairings.map(({ white, black }) => `${white} ${black}`),
        ...byes.map(({ no }) => `${no} 0`),
      ];
      expect(lines.length).toBeGreaterThan(0);
      expect(await outOf(`${call} --format javafo`, file)).toBe(
        `${lines.length}\n${lines.join('\n')}\n`,
      );
    }
  });

  it('is nothing but numbers where everybody has an opponent, and with a bye', async () => {
    for (const [players, count] of [
      [6, 3],
      [7, 4],
    ] as const) {
      const file = await outOf(`generate --players ${players} --rounds 1 --seed j --system dutch`);
      const out = await outOf('pair - --system dutch --round 1 --format javafo', file);
      expect(out).toMatch(new RegExp(`^${count}\\n([1-9]\\d* \\d+\\n){${count}}$`));
      expect(out.endsWith(' 0\n')).toBe(players % 2 === 1);
    }
  });
});
