import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/wide/shared-folder.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

type Values = Readonly<Record<string, number | null>>;

/** The output of FIDE's reference program for a file of the same name. */
interface Expected {
  readonly edition: string;
  readonly codes: readonly string[];
  /** Starting number → code → value; DE for the groups on equal points. */
  readonly players: Readonly<Record<string, Values>>;
  readonly order_for: Readonly<Record<string, readonly number[]>>;
  readonly rank_for: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Where the program differs from the text of C.07, with the value by the text. */
  readonly doubtful: readonly {
    readonly code: string;
    readonly players: Readonly<Record<string, { readonly text: number }>>;
  }[];
  readonly doubtful_orders: readonly string[];
}

interface PrintedStandings {
  readonly players: readonly {
    readonly rank: number;
    readonly no: number;
    readonly tiebreaks: Values;
  }[];
}

const folder = sharedPath('data/tiebreaks');
const names = globSync('*-*.json', { cwd: folder }).map((name) => name.replace('.json', ''));

const expectedOf = (name: string): Expected =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

async function standings(name: string, edition: string, codes: string): Promise<PrintedStandings> {
  const words = ['standings', `${name}.trf`, '--format', 'json', '--rules', edition];
  const outcome = await run([...words, '--tiebreaks', codes], terminalIn(folder));
  expect(outcome.exit).toBe(0);
  return JSON.parse(outcome.out);
}

/** DE first, so that it is calculated for the groups on equal points. */
const valueCodes = ({ codes }: Expected): readonly string[] =>
  codes.toSorted((a, b) => Number(b === 'DE') - Number(a === 'DE'));

function wantedValues({ players, doubtful }: Expected): Readonly<Record<string, Values>> {
  const byText = (no: string, code: string): number | undefined =>
    doubtful.find((entry) => entry.code === code)?.players[no]?.text;
  return Object.fromEntries(
    Object.entries(players).map(([no, values]) => [
      no,
      Object.fromEntries(
        Object.entries(values).map(([code, value]) => [code, byText(no, code) ?? value]),
      ),
    ]),
  );
}

describe('rokade standings against FIDE’s reference program: values', () => {
  it.each(names)('%s', async (name) => {
    const expected = expectedOf(name);
    const answer = await standings(name, expected.edition, valueCodes(expected).join());
    const values = Object.fromEntries(answer.players.map(({ no, tiebreaks }) => [no, tiebreaks]));
    expect(values).toEqual(wantedValues(expected));
  });
});

const lists = names.flatMap((name) => {
  const expected = expectedOf(name);
  return Object.keys(expected.order_for)
    .filter((list) => !expected.doubtful_orders.includes(list))
    .map((list) => [name, list, expected] as const);
});

describe('rokade standings against FIDE’s reference program: orders', () => {
  it('has many of them', () => {
    expect(lists.length).toBeGreaterThan(200);
  });

  it.each(lists)('%s by %s', async (name, list, { edition, order_for, rank_for }) => {
    const { players } = await standings(name, edition, list);
    expect(players.map(({ no }) => no)).toEqual(order_for[list]);
    const ranks = Object.fromEntries(players.map(({ no, rank }) => [no, rank]));
    expect(ranks).toEqual(rank_for[list]);
  });
});
