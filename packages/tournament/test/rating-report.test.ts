/** @regulation DSU 2002 */
import { type RatingReportView, type Settings, viewRatingReport } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  run,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const missingIn = (driver: Driver): RatingReportView['missing'] =>
  viewRatingReport(driver.state).missing;

/** Round 1 of 4 players played, with other settings. */
const played = (change: Partial<Settings> = {}): Driver => whiteWinsAll(started(4, change));

const fast = { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 0 };

describe('what the rating report lacks (4.1.1 §5, §6)', () => {
  test('nothing, when all is known', () => {
    expect(missingIn(played())).toEqual([]);
  });

  test.each<[string, Partial<Settings>, string]>([
    ['§5b: two members of the committee', { committee: ['A', 'B'] }, 'report.committee-incomplete'],
    ['§6: nobody leads', { chiefArbiter: '' }, 'report.arbiter-missing'],
    ['§6: a date', { roundDates: [] }, 'report.round-date-missing'],
    ['4.5.3: 15 minutes', { timeControl: fast }, 'report.time-control-outside-rules'],
  ])('%s', (_, change, code) => {
    expect(missingIn(played(change)).map((requirement) => requirement.code)).toEqual([code]);
  });

  test.each([
    ['§6: a birth date', { birthDate: '' }, 'report.birth-date-missing'],
    ['§6: a club', { club: '' }, 'report.club-missing'],
    ['4.5.5.1: a rating of a Danish player', { rating: null }, 'report.rating-missing'],
  ])('%s', (_, changes, code) => {
    const driver = run(played(), { kind: 'change-player', player: playerId('p3'), changes });
    expect(missingIn(driver)).toEqual([{ code, player: 'p3' }]);
  });

  test('§6: a result, missing or to be played later', () => {
    const open = started(4);
    const postponed = run(open, {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'pending', why: 'postponed', due: '' },
    });
    const missing = [1, 2].map((board) => ({ code: 'report.result-missing', round: 1, board }));
    expect(missingIn(open)).toEqual(missing);
    expect(missingIn(postponed)).toEqual(expect.arrayContaining(missing));
  });
});

test('a German report asks for what the DWZ needs, and an edition can be asked for by name', () => {
  const german = played({ federation: 'GER', committee: [], chiefArbiter: '' });
  const driver = run(german, {
    kind: 'change-player',
    player: playerId('p3'),
    changes: { federation: 'GER', nationalId: '', birthDate: '', club: '', rating: null },
  });
  const view = viewRatingReport(driver.state);
  const ofPlayer3 = view.missing.filter((one) => 'player' in one && one.player === 'p3');
  expect(ofPlayer3.map(({ code }) => code)).toEqual([
    'report.birth-date-missing',
    'report.national-id-missing',
  ]);
  expect(view.missing.map(({ code }) => code)).not.toContain('report.committee-incomplete');
  const danish = viewRatingReport(driver.state, 'dsu-2002');
  expect([danish.edition, danish.sendBy === '', danish.inferred]).toEqual([
    'dsu-2002',
    false,
    false,
  ]);
  expect(danish.missing.map(({ code }) => code)).toContain('report.committee-incomplete');
  expect(viewRatingReport(driver.state, 'no-such-rules')).toEqual(view);
});

describe('the day by which the report is sent (§5g)', () => {
  test.each([
    ['a week after the last round', ['2026-11-02'], '2026-11-09'],
    ['over the end of a month, from an evening', ['2026-02-26T19:00'], '2026-03-05'],
    ['unknown without a date', [], ''],
  ])('%s', (_, roundDates, sendBy) => {
    expect(viewRatingReport(played({ roundDates }).state).sendBy).toBe(sendBy);
  });
});

describe('the ratings of the report (4.5)', () => {
  test('winners and losers by draw number, the change in whole points', () => {
    const { method, rows } = viewRatingReport(played().state);
    expect(method).toBe('difference');
    expect(rows.map(({ player, games, halfPoints }) => [player.no, games, halfPoints])).toEqual([
      [1, 1, 0],
      [2, 1, 2],
      [3, 1, 0],
      [4, 1, 2],
    ]);
    for (const { oldRating, newRating, change } of rows) {
      expect(newRating).toBe((oldRating ?? 0) + (change ?? 0));
    }
  });

  test('before the first round there are rows without games', () => {
    const { rows } = viewRatingReport(withPlayers(4).state);
    expect(rows.every(({ games }) => games === 0)).toBe(true);
  });
});

describe('a DWZ report reckons with everybody’s own index', () => {
  const german = (details: { readonly dwzIndex: number | null }): RatingReportView => {
    const changed = ['p1', 'p2', 'p3', 'p4'].reduce(
      (driver, player) =>
        run(driver, {
          kind: 'change-player',
          player: playerId(player),
          changes: { federation: 'GER', nationalId: player, rating: 1900, birthDate: '1970' },
        }),
      played({ federation: 'GER', roundDates: ['2026-07-01'] }),
    );
    const changes = { rating: 1700, ...details };
    const driver = run(changed, { kind: 'change-player', player: playerId('p4'), changes });
    return viewRatingReport(driver.state);
  };
  const rowOf = ({ rows }: RatingReportView, id: string) =>
    rows.find(({ player }) => player.id === id);
  const lacking = ({ missing }: RatingReportView) =>
    missing.flatMap((one) => (one.code === 'report.index-missing' ? [one.player] : []));

  test('with it the coefficient is theirs', () => {
    expect(rowOf(german({ dwzIndex: 81 }), 'p4')).toMatchObject({ e: 23, index: 81 });
    expect(lacking(german({ dwzIndex: 81 }))).toEqual(['p1', 'p2', 'p3']);
  });

  test('without it the report says so of every one, and the row is marked', () => {
    expect(rowOf(german({ dwzIndex: null }), 'p4')).toMatchObject({ e: 5, index: 'unknown' });
    expect(lacking(german({ dwzIndex: null }))).toEqual(['p1', 'p2', 'p3', 'p4']);
  });
});
