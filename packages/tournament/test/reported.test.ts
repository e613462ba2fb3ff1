/** @regulation DSU 2002 */
import type { Command, GameResult, Settings } from '@rokade/tournament';
import { reportState } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  refusalOf,
  run,
  runConfirmed,
  started,
} from '../../../test/tournament/journal-driver.ts';

const results = {
  '1-0': { kind: 'played', white: 2, black: 0 },
  '½-½': { kind: 'played', white: 1, black: 1 },
  '0-1': { kind: 'played', white: 0, black: 2 },
} as const satisfies Readonly<Record<string, GameResult>>;
type Score = keyof typeof results;
type Who = 'table' | 'white' | 'black';

const withReports = (phoneReports: Settings['phoneReports']): Driver =>
  run(started(4), { kind: 'change-settings', changes: { phoneReports } });

/** A person at board 1 of round 1 reports. */
function report({ state }: Driver, who: Who, result: GameResult): Command {
  const game = state.rounds[0]?.games[0];
  if (game === undefined) throw new Error('no game');
  const { white, black } = game;
  const by = who === 'table' ? null : game[who];
  return { kind: 'report-result', round: 1, board: 1, white, black, by, result };
}

const reported = (driver: Driver, ...all: readonly (readonly [Who, Score])[]): Driver =>
  all.reduce((now, [who, score]) => run(now, report(now, who, results[score])), driver);

const enter = (score: Score): Command => ({
  kind: 'enter-result',
  round: 1,
  board: 1,
  result: results[score],
});

const gameOf = ({ state }: Driver) => {
  const game = state.rounds[0]?.games[0];
  if (game === undefined) throw new Error('no game');
  return game;
};

/** The entered results, and the open tasks on the reports. */
const resultAndReports = (driver: Driver) => {
  const { result } = gameOf(driver);
  const key = Object.entries(results).find(([, one]) => one === result || same(one, result));
  return [key?.[0] ?? null, reportState(gameOf(driver))];
};
const same = (one: GameResult, other: GameResult | null) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other ?? {}).sort());

type Row = readonly [
  string,
  'by-table' | 'by-both',
  readonly (readonly [Who, Score] | readonly ['arbiter', Score])[],
  readonly [Score | null, ReturnType<typeof reportState>],
];

const rows: readonly Row[] = [
  ['one report of a table enters', 'by-table', [['table', '1-0']], ['1-0', null]],
  [
    'the same of a table once more',
    'by-table',
    [
      ['table', '1-0'],
      ['table', '1-0'],
    ],
    ['1-0', null],
  ],
  [
    'a table that says something else later',
    'by-table',
    [
      ['table', '1-0'],
      ['table', '0-1'],
    ],
    ['1-0', 'otherwise'],
  ],
  [
    'a table that agrees again',
    'by-table',
    [
      ['table', '1-0'],
      ['table', '0-1'],
      ['table', '1-0'],
    ],
    ['1-0', null],
  ],
  [
    'a table after the arbiter',
    'by-table',
    [
      ['arbiter', '½-½'],
      ['table', '½-½'],
    ],
    ['½-½', null],
  ],
  ['one of two', 'by-both', [['white', '1-0']], [null, 'one-said']],
  [
    'one of two who pressed the wrong one',
    'by-both',
    [
      ['white', '1-0'],
      ['white', '½-½'],
    ],
    [null, 'one-said'],
  ],
  [
    'both alike',
    'by-both',
    [
      ['black', '½-½'],
      ['white', '½-½'],
    ],
    ['½-½', null],
  ],
  [
    'both differently',
    'by-both',
    [
      ['white', '1-0'],
      ['black', '0-1'],
    ],
    [null, 'differing'],
  ],
  [
    'both differently, settled by the arbiter',
    'by-both',
    [
      ['white', '1-0'],
      ['black', '0-1'],
      ['arbiter', '0-1'],
    ],
    ['0-1', null],
  ],
  [
    'the other after the arbiter, alike',
    'by-both',
    [
      ['white', '1-0'],
      ['arbiter', '1-0'],
      ['black', '1-0'],
    ],
    ['1-0', null],
  ],
  [
    'the other after the arbiter, otherwise',
    'by-both',
    [
      ['white', '1-0'],
      ['arbiter', '1-0'],
      ['black', '½-½'],
    ],
    ['1-0', 'otherwise'],
  ],
];

/** @article DSU 2002 §15; Tempelhof 2018 I.5 */
describe('results reported from the boards (§15)', () => {
  test.each(rows)('%s', (_, mode, acts, expected) => {
    const done = acts.reduce(
      (now, [who, score]) =>
        who === 'arbiter' ? run(now, enter(score)) : reported(now, [who, score]),
      withReports(mode),
    );
    expect(resultAndReports(done)).toEqual(expected);
  });

  test.each([
    ['a table where both are asked', 'by-both', 'table', '1-0', 'reported.not-asked-for'],
    ['a player where the table is asked', 'by-table', 'white', '1-0', 'reported.not-asked-for'],
    ['anybody where nobody is asked', 'off', 'table', '1-0', 'reported.not-asked-for'],
  ] as const)('%s is refused', (_, mode, who, score, code) => {
    const before = withReports(mode);
    expect(refusalOf(before, report(before, who, results[score])).code).toBe(code);
  });

  test.each([
    ['a forfeit', { kind: 'forfeit', absent: 'white', notice: false }],
    ['an adjourned game', { kind: 'pending', why: 'adjourned', due: '' }],
    ['½–0', { kind: 'played', white: 1, black: 0 }],
  ] as const)('%s is for the arbiter', (_, result) => {
    const before = withReports('by-table');
    expect(refusalOf(before, report(before, 'table', result)).code).toBe('reported.arbiter-only');
  });

  test('once the two differ they change nothing more', () => {
    const before = reported(withReports('by-both'), ['white', '1-0'], ['black', '0-1']);
    expect(refusalOf(before, report(before, 'black', results['1-0'])).code).toBe('reported.waits');
  });

  test('a page that shows other players reports nothing', () => {
    const before = withReports('by-table');
    const { white, black, ...rest } = report(before, 'table', results['1-0']) as Extract<
      Command,
      { kind: 'report-result' }
    >;
    const turned = { ...rest, white: black, black: white };
    expect(refusalOf(before, turned).code).toBe('reported.other-pairing');
  });

  test('nothing is reported of a draft, nor once the tournament is over', () => {
    const over = runConfirmed(withReports('by-table'), { kind: 'finish-tournament' });
    expect(refusalOf(over, report(over, 'table', results['1-0'])).code).toBe('command.not-now');
    const draft = run(
      reported(withReports('by-table'), ['table', '1-0']),
      { kind: 'enter-result', round: 1, board: 2, result: results['1-0'] },
      { kind: 'pair-round' },
    );
    const { white, black } = draft.state.rounds[1]?.games[0] ?? gameOf(draft);
    const command = { ...report(draft, 'table', results['1-0']), round: 2, white, black };
    expect(refusalOf(draft, command as Command).code).toBe('round.not-published');
  });

  test('the arbiter lets what is entered stand', () => {
    const late = reported(withReports('by-table'), ['table', '1-0'], ['table', '0-1']);
    const settled = run(late, { kind: 'settle-reports', round: 1, board: 1 });
    expect(resultAndReports(settled)).toEqual(['1-0', null]);
    const again = run(settled, { kind: 'settle-reports', round: 1, board: 1 });
    expect(again.entries).toHaveLength(settled.entries.length);
  });

  test('colours put right turn what was reported, too', () => {
    const one = reported(withReports('by-both'), ['white', '1-0']);
    const swapped = run(one, { kind: 'swap-colours', round: 1, board: 1 });
    expect(gameOf(swapped).reported.map(({ result }) => result)).toEqual([results['0-1']]);
  });

  test('a result that would change what a later round was paired on waits for the arbiter', () => {
    const open = run(
      withReports('by-table'),
      { ...enter('1-0'), board: 2 } as Command,
      {
        kind: 'enter-result',
        round: 1,
        board: 1,
        result: { kind: 'pending', why: 'adjourned', due: '' },
      },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    const withReport = reported(open, ['table', '1-0']);
    expect(reportState(gameOf(withReport))).toBe('to-enter');
  });
});
