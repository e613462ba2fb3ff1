import { documentEvents, documentSettings, parseTrf } from '@rokade/formats';
import {
  type Command,
  emptyDetails,
  foldJournal,
  type GameResult,
  makeEntries,
  type Settings,
  type SystemChoice,
  usualSettings,
  viewPrizes,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it, test } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { journalOf, type PlayedTournament, playerId, tournamentId } from './journal-of.ts';

const white: GameResult = { kind: 'played', white: 2, black: 0 };

/** A tournament of a number of players, up to the drawing of their numbers. */
const begun = (count: number, settings: Partial<Settings>): readonly Command[] => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [
    {
      kind: 'create-tournament',
      id: tournamentId('autumn'),
      settings: { ...usualSettings, name: 'Autumn', ...settings },
    },
    {
      kind: 'enter-players',
      players: numbers.map((no) => ({
        id: playerId(no),
        details: {
          ...emptyDetails,
          name: `Player ${no}`,
          federation: 'DEN',
          rating: 2000 - 10 * no,
        },
      })),
    },
    { kind: 'set-draw-numbers', order: numbers.map(playerId) },
  ];
};

const berger = {
  code: 'berger',
  edition: 'fide-2012',
  cycles: 1,
  withdrawals: 'fide-2012',
  freeDates: false,
} as const satisfies SystemChoice;

const resultsOf = (round: number, results: readonly GameResult[]): readonly Command[] =>
  results.map((result, index) => ({ kind: 'enter-result', round, board: index + 1, result }));

/**
 * Six all-play-all by Berger's table. 1 wins against 6 and leaves; the others play on, so that
 * without them 2 has 3 points, 3, 4 and 6 have 2, and 5 has 1. Their games of rounds 2 to 5 are
 * forfeits.
 */
const sixPlayers = (settings: Partial<Settings> = {}): PlayedTournament =>
  journalOf([
    ...begun(6, { system: berger, tieBreaks: ['DSU-SB'], ...settings }),
    { kind: 'pair-all-rounds' },
    ...resultsOf(1, [white, white, white]),
    { kind: 'withdraw-player', player: playerId(1), fromRound: 2 },
    ...winsOfTheOthers,
  ]);

/** White wins: 6–4, 5–3 · 2–6, 4–5 · 6–5, 2–3 · 3–6, 4–2. */
const winsOfTheOthers: readonly Command[] = [
  [2, 1],
  [2, 2],
  [3, 1],
  [3, 3],
  [4, 1],
  [4, 3],
  [5, 1],
  [5, 2],
].map(([round = 0, board = 0]) => ({ kind: 'enter-result', round, board, result: white }));

const call = (words: string, input: string) =>
  run(
    words.split(' '),
    terminalIn('.', {
      input: new Uint8Array(Buffer.from(input)),
      environment: { LANG: 'C' },
    }),
  );

interface PrintedRank {
  readonly rank: number;
  readonly no: number;
  readonly points: number;
}

async function standingsIn(input: string, more = ''): Promise<readonly (readonly number[])[]> {
  const { out } = await call(`standings - --format json${more}`, input);
  const { players } = JSON.parse(out) as { readonly players: readonly PrintedRank[] };
  return players.map(({ rank, no, points }) => [rank, no, points]);
}

const convert = async (journal: string, to: string) =>
  (await call(`convert - - --to ${to}`, journal)).out;

const consoleOf = ({ state }: PlayedTournament): readonly (readonly number[])[] =>
  viewStandings(state).rows.map(({ rank, player, halfPoints }) => [
    rank,
    player.no,
    halfPoints / 2,
  ]);

describe('six players, number 1 leaves after 1 of 5 (FIDE 2012 8.2.2a, DSU 2002 §16a)', () => {
  const six = sixPlayers();

  it('counts nothing by or against them on the console', () => {
    expect(consoleOf(six).map(([, , points]) => points)).toEqual([3, 2, 2, 2, 1, 0]);
  });

  test.each(['export', 'trf', 'trf26', 'json'])(
    'nor on the command line, read from %s',
    async (form) => {
      const input = form === 'export' ? six.journal : await convert(six.journal, form);
      expect(await standingsIn(input)).toEqual(consoleOf(six));
      expect(await standingsIn(input, ' --tiebreaks DSU-SB')).toEqual(consoleOf(six));
    },
  );

  it('says why', async () => {
    const { errors } = await call('standings -', six.journal);
    expect(errors).toEqual([
      expect.stringContaining(
        'Player 1 (1) withdrew after 1 of 5 games, less than half: none of them count in the standings. (FIDE 2012 8.2.2a)',
      ),
    ]);
  });

  it('shows the table as it was in earlier rounds, without them too', async () => {
    expect(await standingsIn(six.journal, ' --round 1')).toEqual([
      [1, 2, 1],
      [1, 3, 1],
      [3, 4, 0],
      [3, 5, 0],
      [3, 6, 0],
      [6, 1, 0],
    ]);
    const after1 = viewStandings(six.state, 1).rows;
    expect(after1.map(({ rank, player }) => [rank, player.no])).toEqual(
      (await standingsIn(six.journal, ' --round 1')).map(([rank, no]) => [rank, no]),
    );
  });

  it('writes the games played and those not played, and takes their points', async () => {
    const lines = (await convert(six.journal, 'trf26')).split('\r\n');
    const lineOf = (no: number) => lines.find((line) => line.startsWith(`001    ${no}`)) ?? '';
    expect(lineOf(1).slice(80)).toBe(' 0.0    6     6 w 1     2 w -     3 b -     4 w -     5 b -');
    expect(lineOf(2).slice(80)).toMatch(/^ 3\.0 {4}1 /);
    expect(lines.filter((line) => line.startsWith('299'))).toEqual([
      '299 W         0.0    1    1',
      '299 L         0.0    1    6',
      ...[2, 3, 4, 5].flatMap((round) => [
        `299 -         0.0    ${round}    1`,
        `299 +         0.0    ${round}    ${round}`,
      ]),
    ]);
    const checked = await call('check - --system berger --standings', lines.join('\r\n'));
    expect(checked).toMatchObject({ exit: 0, errors: [] });
  });

  it('has left, too, where the file is taken into a console', async () => {
    const trf = parseTrf(await convert(six.journal, 'trf26'));
    if (!trf.ok) throw new Error(JSON.stringify(trf.error));
    const playerIds = new Map([1, 2, 3, 4, 5, 6].map((no) => [no, playerId(no)]));
    const settings = documentSettings(trf.value.document, usualSettings, playerIds);
    const identity = { id: tournamentId('again'), settings, playerIds };
    const events = documentEvents(trf.value.document, identity);
    const actor = { id: 'a1', name: 'Hansen, Ida' };
    const at = '2026-11-22T18:00:00.000Z';
    const state = foldJournal(makeEntries(events, { version: 0, at, actor, reason: '' }));
    if (state === null) throw new Error('nothing folded');
    expect(consoleOf({ state, journal: '' })).toEqual(consoleOf(six));
  });

  it('names what a file of the older format cannot hold', async () => {
    const { out, errors } = await call('convert - - --to trf16', six.journal);
    expect(out).not.toContain('\n299');
    expect(errors.join()).toContain('abnormal points, 299 (10)');
  });

  it('counts them in the CSV table as well', async () => {
    const { out } = await call('convert - - --to csv --table standings', six.journal);
    const rows = out.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').at(-2))).toEqual(['3', '2', '2', '2', '1', '0']);
  });

  it('rates all games that were played (DSU 2002 §16e)', async () => {
    const trf = await convert(six.journal, 'trf26');
    for (const input of [six.journal, trf]) {
      const { out } = await call('rate - --system dsu --format json', input);
      const { players } = JSON.parse(out) as {
        readonly players: readonly { readonly no: number; readonly games: number }[];
      };
      expect(players.map(({ no, games }) => [no, games])).toEqual([
        [1, 1],
        [2, 4],
        [3, 4],
        [4, 4],
        [5, 4],
        [6, 5],
      ]);
    }
  });

  it('gives no prize to them, on the console and on the command line', async () => {
    const list = { name: 'Main', prizes: [600, 500, 400, 300, 200, 100] };
    const plan = JSON.stringify({ currency: 'DKK', lists: [list] });
    const terminal = {
      ...terminalIn('.', { environment: { LANG: 'C' } }),
      readFile: async (file: string) => ({
        kind: 'bytes' as const,
        bytes: new Uint8Array(Buffer.from(file === 'plan' ? plan : six.journal)),
      }),
    };
    const { out } = await run('prizes six --plan plan --format json'.split(' '), terminal);
    const { prizes } = JSON.parse(out) as {
      readonly prizes: readonly { readonly no: number; readonly money: number }[];
    };
    const prizeOf = new Map(prizes.map(({ no, money }) => [no, money]));
    expect(Object.fromEntries(prizeOf)).toEqual({ 2: 600, 3: 400, 4: 400, 5: 200, 6: 400 });
    const planned = {
      currency: 'DKK',
      year: null,
      ties: 'shared',
      perPlayer: 'all',
      roundTo: 1,
      decisions: [],
      lists: [
        {
          name: 'Main',
          who: [],
          ties: null,
          besides: false,
          prizes: list.prizes.map((money) => ({ money: money * 100, honour: '' })),
        },
      ],
    } as const;
    const view = viewPrizes({ ...six.state, prizes: { plan: planned, visible: true } });
    const rows = view?.lists[0]?.rows.map(({ player, money }) => [player.no, money / 100]) ?? [];
    expect(new Map(rows as [number, number][])).toEqual(prizeOf);
  });
});

describe('six players by Tempelhof’s table, number 1 leaves after 3 of 5 (Tempelhof 2018 III.A.12–13)', () => {
  const system = {
    code: 'tempelhof-table',
    edition: 'tempelhof-2018',
    cycles: 1,
    withdrawals: 'tempelhof-2018',
    freeDates: false,
  } as const;
  const tieBreaks = ['SKT-PTS', 'SKT-SB', 'SKT-DE'];
  const six = journalOf([
    ...begun(6, { system, tieBreaks }),
    { kind: 'pair-all-rounds' },
    ...[1, 2, 3].flatMap((round) => resultsOf(round, [white, white, white])),
    { kind: 'withdraw-player', player: playerId(1), fromRound: 4 },
    ...[
      [4, 1],
      [4, 3],
      [5, 1],
      [5, 2],
    ].map(
      ([round = 0, board = 0]): Command => ({ kind: 'enter-result', round, board, result: white }),
    ),
  ]);

  it('ranks by the corrected points, on the console and on the command line', async () => {
    const rows = viewStandings(six.state).rows;
    const corrected = rows.map(({ values }) => values[0]?.stages[0]);
    const decimals = corrected.map((value) =>
      value === undefined ? null : value.numerator / value.denominator,
    );
    expect(decimals).toEqual(decimals.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
    expect(await standingsIn(six.journal)).toEqual(consoleOf(six));
    expect(await standingsIn(six.journal, ' --tiebreaks SKT-PTS,SKT-SB,SKT-DE')).toEqual(
      consoleOf(six),
    );
    const byPoints = await standingsIn(six.journal, ' --tiebreaks PTS');
    expect(byPoints.map(([, no]) => no)).not.toEqual(consoleOf(six).map(([, no]) => no));
  });

  it('says in a report file that they rank instead of the points, and what it cannot say', async () => {
    const { out, errors } = await call('convert - - --to trf26', six.journal);
    expect(out).toContain('\n212 OTHER_SKT-PTS,OTHER_SKT-SB,OTHER_SKT-DE\r\n');
    expect(out).not.toMatch(/^202/m);
    expect(errors.join()).toContain('players who left with games that count (1)');
    const tieBreak = '"SKT-PTS"';
    expect((await call('standings - --format json', out)).out).not.toContain(tieBreak);
    expect((await call('standings - --format json', out)).out).toContain('OTHER_SKT-PTS');
  });

  it('takes 202 for what comes after the points', async () => {
    const trf = (await convert(six.journal, 'trf26')).replace(
      '212 OTHER_SKT-PTS,OTHER_SKT-SB,OTHER_SKT-DE',
      '202 OTHER_SKT-PTS',
    );
    const points = (await standingsIn(trf)).map(([, , each]) => each ?? 0);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
});

describe('Tempelhof’s Swiss of seven rounds, number 1 leaves after 3 (Tempelhof 2018 III.A.12–13)', () => {
  const swiss = (withdrawals: 'tempelhof-2018' | 'fide-2012') => {
    const system = {
      code: 'tempelhof',
      edition: 'tempelhof-2018',
      firstRound: 'lot',
      withdrawals,
    } as const;
    const round = (number: number, boards: number): readonly Command[] => [
      { kind: 'pair-round' },
      { kind: 'publish-round' },
      ...resultsOf(number, Array<GameResult>(boards).fill(white)),
    ];
    return journalOf([
      ...begun(8, { system, roundsPlanned: 7, tieBreaks: ['SKT-BH'] }),
      ...[1, 2, 3].flatMap((number) => round(number, 4)),
      { kind: 'withdraw-player', player: playerId(1), fromRound: 4 },
      ...round(4, 3),
    ]);
  };
  /** White won every game. */
  const pointsOf1 = ({ state }: PlayedTournament): number =>
    state.rounds.flatMap(({ games }) => games).filter((game) => game.white === playerId(1)).length;

  it('strikes their points alone, and they stand last', async () => {
    const struck = swiss('tempelhof-2018');
    const stays = swiss('fide-2012');
    expect(pointsOf1(struck)).toBeGreaterThan(0);
    expect(consoleOf(struck).at(-1)).toEqual([8, 1, 0]);
    const others = ({ state }: PlayedTournament) =>
      viewStandings(state, 3)
        .rows.map(({ player, halfPoints }) => [player.no, halfPoints] as const)
        .filter(([no]) => no !== 1)
        .toSorted(([first], [second]) => first - second);
    expect(others(struck)).toEqual(others(stays));
    expect(consoleOf(stays).find(([, no]) => no === 1)?.[2]).toBe(pointsOf1(stays));
    expect(viewStandings(struck.state).withdrawals).toMatchObject([{ code: 'withdrawal.struck' }]);
    expect(viewStandings(stays.state).withdrawals).toEqual([]);
  });

  it('is read so by the command line, from the export and from a report file', async () => {
    const { journal, ...played } = swiss('tempelhof-2018');
    const trf = await convert(journal, 'trf26');
    const points = consoleOf({ journal, ...played }).map(([, no, each]) => [no, each]);
    for (const input of [journal, trf]) {
      const rows = await standingsIn(input);
      expect(rows.map(([, no, each]) => [no, each])).toEqual(points);
    }
  });

  it('was paired with their points as long as they played', async () => {
    const { journal } = swiss('tempelhof-2018');
    const trf = await convert(journal, 'trf26');
    for (const input of [journal, trf]) {
      expect((await call('check - --system tempelhof', input)).exit).toBe(0);
    }
    const words = 'pair - --system tempelhof --format json';
    expect((await call(words, trf)).out).toBe((await call(words, journal)).out);
  });
});
