/** @regulation DSU 2002 */
import { type Command, type ReportChange, viewSentReports } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const national = {
  kind: 'note-report-sent',
  report: 'national',
  month: null,
  day: '2026-11-20',
} as const;
const fide = { ...national, report: 'fide' } as const;
const draw = { kind: 'played', white: 1, black: 1 } as const;

const sent = (command: Command = national): Driver => run(whiteWinsAll(started(4)), command);

const changes = ({ state }: Driver, index = 0): readonly ReportChange[] =>
  viewSentReports(state)[index]?.changes ?? [];

describe('a report that was sent (§5g, §6)', () => {
  test('is remembered with its rules, the day and who noted it', () => {
    expect(viewSentReports(sent().state)).toEqual([
      {
        report: 'national',
        month: null,
        edition: 'dsu-2010',
        day: '2026-11-20',
        by: 'Bo Møller',
        at: expect.stringMatching(/^2026-11-02T/),
        changes: [],
      },
    ]);
  });

  test('has to be sent again after a result, a number or a rating changed, and says which', () => {
    const corrected = run(sent(), {
      kind: 'correct-result',
      round: 1,
      board: 1,
      result: draw,
    });
    expect(changes(corrected)).toMatchObject([
      { kind: 'result', round: 1, board: 1, before: { white: 2 }, after: draw },
    ]);
    const renumbered = run(sent(), {
      kind: 'change-player',
      player: playerId('p2'),
      changes: { rating: 1777, nationalId: '4711', club: 'Aarhus', name: 'Spiller, To' },
    });
    expect(changes(renumbered)).toEqual([
      { kind: 'detail', player: 'p2', field: 'nationalId', before: '', after: '4711' },
      { kind: 'detail', player: 'p2', field: 'rating', before: '1980', after: '1777' },
    ]);
  });

  test('the same for a correction that is for the rating alone, a swap and a game left out', () => {
    const forRating = runConfirmed(sent(), {
      kind: 'decide-rating-result',
      round: 1,
      board: 2,
      result: draw,
    });
    expect(changes(forRating)).toMatchObject([{ kind: 'result', board: 2, after: draw }]);
    const swapped = run(sent(), { kind: 'swap-colours', round: 1, board: 1 });
    expect(changes(swapped)).toMatchObject([{ kind: 'colours', board: 1 }]);
    const leftOut = runConfirmed(sent(), {
      kind: 'decide-game-rating',
      round: 1,
      board: 1,
      rated: false,
    });
    expect(changes(leftOut)).toMatchObject([{ kind: 'rated', board: 1, rated: false }]);
  });

  test('lacks a round that is published later; a month’s part does not', () => {
    const next: readonly Command[] = [{ kind: 'pair-round' }, { kind: 'publish-round' }];
    expect(changes(run(sent(), ...next))).toEqual([{ kind: 'round-new', round: 2 }]);
    const dates = { roundDates: ['2026-11-02', '2026-12-09', '2026-12-16'] };
    const part = run(whiteWinsAll(started(4, dates)), { ...fide, month: '2026-11' });
    expect(changes(run(part, ...next))).toEqual([]);
  });

  test('is replaced by the same sent again, and by no other', () => {
    const corrected = run(sent(), {
      kind: 'correct-result',
      round: 1,
      board: 1,
      result: draw,
    });
    const other = run(corrected, fide);
    expect([changes(other, 0), changes(other, 1).length]).toEqual([[], 1]);
    const again = run(corrected, national);
    expect([changes(again, 0), changes(again, 1)]).toEqual([[], []]);
  });

  test('FIDE knows nothing of national numbers', () => {
    const changed = run(sent(fide), {
      kind: 'change-player',
      player: playerId('p2'),
      changes: { rating: 1777, fideId: '1401234' },
    });
    expect(changes(changed).map((change) => 'field' in change && change.field)).toEqual(['fideId']);
  });

  test('is not forgotten by a return without a word', () => {
    const back: Command = { kind: 'return-to', toVersion: sent().entries.length - 1 };
    expect(refusalOf(sent(), back)).toMatchObject({
      code: 'command.needs-confirmation',
      consequences: [{ code: 'consequence.sent-reports-forgotten', reports: 1 }],
    });
  });

  test('can be noted when the tournament is finished', () => {
    const finished = runConfirmed(whiteWinsAll(started(4)), { kind: 'finish-tournament' });
    expect(viewSentReports(run(finished, national).state)).toHaveLength(1);
  });

  test.each<[string, Command, string]>([
    ['a month without rounds', { ...fide, month: '2027-01' }, 'report-sent.month-unknown'],
    ['no day', { ...national, day: '2026-02-30' }, 'report-sent.day-unknown'],
    ['rules there are none of', { ...national, edition: 'x-1' }, 'report-sent.rules-unknown'],
    ['rules of its own for FIDE', { ...fide, edition: 'dsu-2010' }, 'report-sent.rules-unknown'],
  ])('%s', (_, command, code) => {
    expect(refusalOf(whiteWinsAll(started(4)), command).code).toBe(code);
  });

  test('a day to come, and nothing played yet', () => {
    const request = { command: national, reason: '', confirmed: false, now: '2026-11-19T20:00' };
    expect(put(whiteWinsAll(started(4)), request).refusal?.code).toBe('report-sent.day-to-come');
    expect(refusalOf(withPlayers(4), national).code).toBe('report-sent.nothing-played');
  });
});
