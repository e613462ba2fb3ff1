import { readFileSync } from 'node:fs';
import { type LeagueBoard, type LeagueMatch, leagueTable, teamTable } from '@rokade/rules';
import { expect, test } from 'vitest';
import { sharedPath } from '../../../../../test/wide/shared-folder.ts';

interface PublishedLeague {
  readonly boards: number;
  readonly teams: readonly { readonly no: number }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly matches: readonly {
      readonly home: number;
      readonly away: number;
      readonly score: readonly [number, number];
      readonly boards: readonly {
        readonly home: number | null;
        readonly away: number | null;
        readonly result: string;
      }[];
    }[];
    readonly published: readonly {
      readonly rank: number | null;
      readonly team: number;
      readonly mp: number;
      readonly gp: number;
    }[];
  }[];
}

const league = (part: string): PublishedLeague =>
  JSON.parse(readFileSync(sharedPath(`data/teams/league-swiss-2025-${part}.json`), 'utf8'));

const halves: Readonly<Record<string, readonly [number, number]>> = {
  '1-0': [2, 0],
  '½-½': [1, 1],
  '0-1': [0, 2],
};

function matchesOf({ rounds }: PublishedLeague): readonly LeagueMatch[] {
  return rounds.flatMap(({ round, matches }) =>
    matches.map(({ home, away, boards }) => ({
      round,
      home,
      away,
      boards: boards.map((each): LeagueBoard | null => {
        const points = halves[each.result];
        const played = each.home !== null && each.away !== null;
        return points === undefined ? null : { home: points[0], away: points[1], played };
      }),
    })),
  );
}

const rowsOf = (part: string): number =>
  league(part).rounds.reduce((sum, { published }) => sum + published.length, 0);

test.each(['a', 'b'])('the published league %s comes out row by row after each round', (part) => {
  const facts = league(part);
  const all = matchesOf(facts);
  for (const { round, published, matches } of facts.rounds) {
    const played = all.filter((match) => match.round <= round);
    const table = leagueTable(
      facts.teams.map(({ no }) => no),
      played,
      {
        system: 'round-robin',
        boards: facts.boards,
        matchPoints: { win: 4, draw: 2, loss: 0 },
        order: ['MP', 'GP'],
        withdrawal: 'kept',
        adjustments: [],
        withdrawn: [],
      },
    );
    if (!table.ok) throw new Error(table.error.code);
    for (const row of published) {
      const line = table.value.find(({ team }) => team === row.team);
      expect(line, `round ${round}, team ${row.team}`).toMatchObject({
        matchHalfPoints: 2 * row.mp,
        gameHalfPoints: 2 * row.gp,
        ...(row.rank === null ? {} : { rank: row.rank }),
      });
    }
    for (const { home, away, score } of matches) {
      const match = played.find((each) => each.round === round && each.home === home)!;
      const points = match.boards.map((board) => [board?.home ?? 0, board?.away ?? 0] as const);
      expect([match.away, points.reduce((sum, [own]) => sum + own, 0)]).toEqual([
        away,
        2 * score[0],
      ]);
    }
  }
});

test('two leagues of four rounds are 64 rows', () => {
  expect(rowsOf('a') + rowsOf('b')).toBe(64);
});

test('the table of the command line is the same', () => {
  const facts = league('a');
  const signs = { '2': 1, '1': 0.5, '0': 0 } as const;
  const { teams } = teamTable({
    boards: facts.boards,
    order: ['mp', 'gp'],
    win: 2,
    draw: 1,
    matches: matchesOf(facts).map(({ round, home, away, boards }) => ({
      round,
      home: String(home),
      away: String(away),
      boards: boards.map((board) => (board === null ? null : signs[board.home as 0 | 1 | 2])),
    })),
  });
  const last = facts.rounds.at(-1)!.published;
  for (const { team, mp, gp } of last) {
    expect(teams.find((line) => line.team === String(team))).toMatchObject({ mp, gp: 2 * gp });
  }
});
