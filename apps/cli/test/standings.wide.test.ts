import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const shared = path.resolve(import.meta.dirname, '../../../../shared/data/tiebreaks');

/** What FIDE's reference program gave for a file of the same name; `doubtful_orders` are its slips. */
interface Expected {
  readonly edition: string;
  readonly order_for: Readonly<Record<string, readonly number[]>>;
  readonly rank_for: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly doubtful_orders: readonly unknown[];
}

const names = globSync('*-*.json', { cwd: shared }).map((name) => name.replace('.json', ''));

const rows = names.flatMap((name) => {
  const expected: Expected = JSON.parse(readFileSync(path.join(shared, `${name}.json`), 'utf8'));
  const doubtful = JSON.stringify(expected.doubtful_orders);
  return Object.keys(expected.order_for)
    .filter((list) => !doubtful.includes(JSON.stringify(list)))
    .map((list) => [name, list, expected] as const);
});

describe('rokade standings against FIDE’s reference program', () => {
  it('has files to compare', () => {
    expect(rows.length).toBeGreaterThan(200);
  });

  it.each(rows)('%s by %s', async (name, list, { edition, order_for, rank_for }) => {
    const codes = list.replace(/^PTS,/, '');
    const words = ['standings', `${name}.trf`, '--format', 'json', '--rules', edition];
    const outcome = await run([...words, '--tiebreaks', codes], terminalIn(shared));
    expect(outcome.exit).toBe(0);
    const players: { rank: number; no: number }[] = JSON.parse(outcome.out).players;
    expect(players.map(({ no }) => no)).toEqual(order_for[list]);
    const ranks = Object.fromEntries(players.map(({ no, rank }) => [no, rank]));
    expect(ranks).toEqual(rank_for[list]);
  });
});
