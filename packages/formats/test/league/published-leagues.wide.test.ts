import { readFileSync } from 'node:fs';
import { divisionDocument, makeTrf, readSeason } from '@rokade/formats';
import { divisionTable, type League, planSeason, teamName } from '@rokade/league';
import { expect, test } from 'vitest';
import { sharedPath } from '../../../../test/wide/shared-folder.ts';
import { division, emptyDivision, leagueAfter, newIds } from './a-season.ts';

interface Published {
  readonly boards: number;
  readonly rounds: readonly {
    readonly round: number;
    readonly matches: readonly {
      readonly home: number;
      readonly away: number;
      readonly boards: readonly {
        readonly board: number;
        readonly home: number | null;
        readonly away: number | null;
        readonly result: string;
      }[];
    }[];
    readonly published: readonly {
      readonly team: number;
      readonly mp: number;
      readonly gp: number;
    }[];
  }[];
}

/** A published league as the three tables of a running season, in one text. */
function asTables({ rounds }: Published): string {
  const seats = rounds.flatMap(({ matches }) =>
    matches.flatMap(({ home, away, boards }) =>
      boards.flatMap((board) => [`${home};${board.home ?? 0}`, `${away};${board.away ?? 0}`]),
    ),
  );
  const squads = [...new Set(seats)]
    .map((seat) => seat.split(';').map(Number) as [number, number])
    .filter(([, no]) => no !== 0)
    .toSorted(([a, b], [c, d]) => a - c || b - d)
    .map(([team, no]) => `Team ${team};Spiller ${team}-${no}`);
  const name = (team: number, no: number | null) =>
    no === null || no === 0 ? '' : `Spiller ${team}-${no}`;
  const results = rounds.flatMap(({ round, matches }) =>
    matches.flatMap(({ home, away, boards }) =>
      boards.map((one) =>
        [
          round,
          `Team ${home}`,
          `Team ${away}`,
          one.board,
          name(home, one.home),
          name(away, one.away),
          one.result,
        ].join(';'),
      ),
    ),
  );
  return [
    'team;name',
    ...squads,
    'round;home;away;board;homeplayer;awayplayer;result',
    ...results,
    '',
  ].join('\n');
}

const taken = (empty: League, content: string): League => {
  const read = readSeason([{ name: '', content }], {
    homeColour: empty.values.firstBoard,
    legs: 1,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { command, faults } = planSeason(empty, division, read.value, {
    ids: newIds(),
    source: 'a file',
  });
  expect(faults).toEqual([]);
  return leagueAfter([command], empty);
};

const shown = (league: League) =>
  divisionTable(league, division)
    .map(({ team, matchPoints, halfPoints }) =>
      [teamName(league, team), matchPoints, halfPoints / 2].join(' '),
    )
    .toSorted();

/** The rounds up to one of them. */
const until = (published: Published, round: number): Published => ({
  ...published,
  rounds: published.rounds.filter((one) => one.round <= round),
});

test.each(['a', 'b'])(
  'a published league (%s) as tables, and from there as a report file',
  (which) => {
    const file = sharedPath(`data/teams/league-swiss-2025-${which}.json`);
    const published: Published = JSON.parse(readFileSync(file, 'utf8'));
    const empty = emptyDivision(published.boards);
    for (const { round, published: rows } of published.rounds) {
      const league = taken(empty, asTables(until(published, round)));
      const table = rows.map(({ team, mp, gp }) => `Team ${team} ${mp} ${gp}`).toSorted();
      expect(shown(league)).toEqual(table);
      expect(shown(taken(empty, makeTrf(divisionDocument(league, division))))).toEqual(table);
    }
  },
);
