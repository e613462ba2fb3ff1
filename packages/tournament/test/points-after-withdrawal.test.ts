import {
  type Command,
  plannedRounds,
  publishedRounds,
  type SystemChoice,
  type Tournament,
  viewCrosstable,
  viewPlayerCards,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  run,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const table = (withdrawals: 'fide-2012' | 'dsu-2002' | 'tempelhof-2018'): SystemChoice => ({
  code: 'berger',
  edition: 'fide-2012',
  cycles: 1,
  withdrawals,
  freeDates: false,
});

const leave = (fromRound: number): Command => ({
  kind: 'withdraw-player',
  player: playerId('p1'),
  fromRound,
});

const round: readonly Command[] = [{ kind: 'pair-round' }, { kind: 'publish-round' }];

/** A tournament that number 1 leaves after a number of rounds; all other games are won by White. */
function leftAfter(rounds: number, system: SystemChoice): Tournament {
  const players = system.code === 'tempelhof' ? 12 : 6;
  let driver: Driver = withPlayers(players, { system, roundsPlanned: 5, tieBreaks: [] });
  for (let number = 1; number <= plannedRounds(driver.state); number++) {
    if (number === rounds + 1) driver = run(driver, leave(number));
    driver = whiteWinsAll(run(driver, ...round));
  }
  return driver.state;
}

type Points = Readonly<Record<string, number>>;

const inStandings = (t: Tournament, after: number): Points =>
  Object.fromEntries(
    viewStandings(t, after).rows.map(({ player, halfPoints }) => [player.id, halfPoints]),
  );

const onCards = (t: Tournament, after: number): Points =>
  Object.fromEntries(
    viewPlayerCards(t).map(({ player, rounds }) => [
      player.id,
      rounds[after - 1]?.halfPointsAfter ?? 0,
    ]),
  );

const inCrosstable = (t: Tournament, after: number): Points =>
  Object.fromEntries(
    viewCrosstable(t).rows.map(({ standing, progress }) => [
      standing.player.id,
      progress[after - 1] ?? 0,
    ]),
  );

/** The points with which each player came to the next round; players who had left came to none. */
const atBoards = (t: Tournament, after: number): Points => {
  const view = viewRound(t, after + 1);
  const sides = [
    ...(view?.boards ?? []).flatMap(({ white, black }) => [white, black]),
    ...(view?.byes ?? []).map(({ player }) => player),
  ];
  return Object.fromEntries(sides.map(({ id, halfPointsBefore }) => [id, halfPointsBefore]));
};

const swiss: SystemChoice = {
  code: 'tempelhof',
  edition: 'tempelhof-2018',
  firstRound: 'lot',
  withdrawals: 'tempelhof-2018',
};

describe('points after somebody left are the same on every page', () => {
  test.each<readonly [string, number, SystemChoice]>([
    ['a table, after 1 of 5 (DSU 2002 §16a)', 1, table('dsu-2002')],
    ['a table, after 3 of 5 (DSU 2002 §16b)', 3, table('dsu-2002')],
    ['a table, after 1 of 5 (FIDE 2012 8.2.2a)', 1, table('fide-2012')],
    ['a table, after 2 of 5 (Tempelhof 2018 III.A.12)', 2, table('tempelhof-2018')],
    ['a Swiss, after 1 of 5 (Tempelhof 2018 III.A.12)', 1, swiss],
  ])('%s', (_, rounds, system) => {
    const t = leftAfter(rounds, system);
    for (let after = 1; after <= publishedRounds(t); after++) {
      const standings = inStandings(t, after);
      expect(onCards(t, after), `cards after ${after}`).toEqual(standings);
      expect(inCrosstable(t, after), `crosstable after ${after}`).toEqual(standings);
      expect(standings, `round ${after + 1}`).toMatchObject(atBoards(t, after));
    }
  });
});

/** Whether the games of others against number 1 count, according to the crosstable. */
const countsAgainstWhoLeft = (t: Tournament): ReadonlySet<boolean> =>
  new Set(
    viewCrosstable(t).rows.flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        cell.kind === 'game' && cell.opponent === playerId('p1') ? [cell.counts] : [],
      ),
    ),
  );

test.each<readonly [string, SystemChoice, boolean]>([
  ['are struck from a table', table('dsu-2002'), false],
  ['count on in a Swiss, where only who left loses them', swiss, true],
])('the games against who left after the first round %s', (_, system, counts) => {
  expect(countsAgainstWhoLeft(leftAfter(1, system))).toEqual(new Set([counts]));
});
