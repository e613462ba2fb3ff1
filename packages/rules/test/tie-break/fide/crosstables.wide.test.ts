import { readFileSync } from 'node:fs';
import {
  computeStandings,
  type FideEdition,
  makeScoreTable,
  type ScoredPlayer,
  type TieBreakRules,
} from '@rokade/rules';
import { expect, test } from 'vitest';
import { sharedPath } from '../../../../../test/wide/shared-folder.ts';
import { opponentLines } from '../../../src/tie-break/fide/opponent-lines.ts';
import { crosstableNumber, crosstablePlayer } from './crosstable-rounds.ts';
import { tieBreakOf, valuesOf } from './values-of.ts';

const read = (name: string): string =>
  readFileSync(sharedPath(`data/real/crosstables/${name}`), 'utf8');

const points = { win: 2, draw: 1, loss: 0 };

const rulesOf = (edition: FideEdition): TieBreakRules => ({ edition, system: 'swiss', points });

const values = (players: readonly ScoredPlayer[], code: string, edition: FideEdition) =>
  new Map(
    Object.entries(valuesOf(makeScoreTable(players, rulesOf(edition)), code)).map(([no, value]) => [
      Number(no),
      value,
    ]),
  );

/** The players whose published value differs. */
const differing = (
  published: ReadonlyMap<number, number>,
  computed: ReadonlyMap<number, number | null>,
): readonly number[] =>
  [...published].filter(([no, value]) => computed.get(no) !== value).map(([no]) => no);

const column = (rows: readonly (readonly string[])[], index: number) =>
  new Map(rows.map((row) => [Number(row[0]), crosstableNumber(row[index]!)]));

/** Moscow Open 2018 A, rank and number in one; values of chess-results by the rules of 2012. */
const moscow = read('2018-moscow-open.csv')
  .split(/\r?\n/)
  .map((line) => line.split(';'))
  .filter(([rank]) => /^\d+$/.test(rank ?? ''));
const moscowPlayers = moscow.map((row) =>
  crosstablePlayer(Number(row[0]), Number(row[3]), row.slice(5, 14)),
);

test.each([
  ['BH', 15],
  ['BH-C1', 16],
])('Moscow 2018: %s of all 220 players by the rules of 2012', (code, index) => {
  expect(moscowPlayers).toHaveLength(220);
  expect(differing(column(moscow, index), values(moscowPlayers, code, '2012'))).toEqual([]);
});

/**
 * The text counts an own unplayed round with its result; the program that made the table counted it as
 * a draw against the virtual opponent.
 */
test('Moscow 2018: Sonneborn-Berger differs from the text only where a round was not played', () => {
  const published = column(moscow, 18);
  const computed = values(moscowPlayers, 'SB', '2012');
  const apart = differing(published, computed);
  expect(apart).toHaveLength(38);
  const table = makeScoreTable(moscowPlayers, rulesOf('2012'));
  for (const no of apart) {
    const ownUnplayedDrawn = opponentLines(table, no - 1, 'plain').reduce(
      (sum, { opponent, opponentHalfPoints, ownHalfPoints }) =>
        sum + (opponentHalfPoints * (opponent === null ? points.draw : ownHalfPoints)) / 4,
      0,
    );
    expect({ no, value: ownUnplayedDrawn }).toEqual({ no, value: published.get(no) });
  }
});

/** Waldbronn 2010/11, progress table: number, name, …, six rounds, points, Buchholz, SoBerg. */
const waldbronn = read('waldbronn-vereinsmeisterschaft-2010-11.txt')
  .split('Fortschrittstabelle')[1]!
  .split(/\r?\n/)
  .filter((line) => /^\d\. /.test(line))
  .map((line) => line.trim().split(/\s+/))
  .map((words) => [words[0]!.replace('.', ''), ...words.slice(-9)]);
const waldbronnPlayers = waldbronn.map((row) =>
  crosstablePlayer(Number(row[0]), 0, row.slice(1, 7)),
);

test.each([
  ['BH', 8],
  ['SB', 9],
])('Waldbronn 2010/11: %s of all nine players by the rules of 2012', (code, index) => {
  expect(waldbronnPlayers).toHaveLength(9);
  expect(differing(column(waldbronn, index), values(waldbronnPlayers, code, '2012'))).toEqual([]);
});

/** Frome 2026: number, –, name, rating, federation, five rounds, rank, points, DE, PS. */
const frome = (read('frome2026_standard_crosstable.html').split('<table class="CRs1"')[1] ?? '')
  .split('</table>')[0]!
  .split('</tr>')
  .map((row) =>
    row.split('</td>').map((cell) =>
      cell
        .replace(/<[^>]*>/g, '')
        .replace('&frac12;', '½')
        .replace('&#189;', '½')
        .trim(),
    ),
  )
  .filter(([no]) => /^\d+$/.test(no ?? ''));
const fromePlayers = frome.map((cells) =>
  crosstablePlayer(Number(cells[0]), Number(cells[3]), cells.slice(5, 10)),
);

test('Frome 2026: progressive score of all 31 players', () => {
  expect(fromePlayers).toHaveLength(31);
  expect(differing(column(frome, 13), values(fromePlayers, 'PS', '2026'))).toEqual([]);
});

test('Frome 2026: ranks by direct encounter and progressive score', () => {
  const published = column(frome, 10);
  const lines = computeStandings(fromePlayers, ['DE', 'PS'].map(tieBreakOf), rulesOf('2026'));
  for (const [rank, group] of Map.groupBy(lines, (line) => line.rank)) {
    const ranks = group.map(({ no }) => published.get(no)).toSorted((a, b) => a! - b!);
    expect({ group, ranks }).toEqual({ group, ranks: group.map((_, place) => rank + place) });
  }
});
