import {
  type Command,
  isFinishedProvisionally,
  placesInFile,
  viewOpenGames,
  viewStandings,
} from '@rokade/tournament';
import { expect, test } from 'vitest';
import {
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const pair: Command = { kind: 'pair-round' };
const adjourned = { kind: 'pending', why: 'adjourned', due: '' };

test('a game without a result is adjourned when the next round is paired, and is due', () => {
  const { state } = runConfirmed(started(4), pair);
  expect(state.rounds[0]?.games.map(({ result }) => result)).toEqual([adjourned, adjourned]);
  expect(viewOpenGames(state).due.map(({ round, board, why }) => [round, board, why])).toEqual([
    [1, 1, 'adjourned'],
    [1, 2, 'adjourned'],
  ]);
});

test('places of a file with games under way count them as its points do', () => {
  const { state } = started(5);
  const [one, other] = [viewStandings(state).rows, placesInFile(state)];
  expect(one.filter(({ rank }) => rank === 1)).toHaveLength(1);
  expect([...other.values()].filter((rank) => rank === 1)).toHaveLength(1);
  expect([...other.values()].toSorted()).toEqual([1, 2, 2, 2, 2]);
});

test.each([
  [{ win: 2, draw: 1, loss: 0, allocatedBye: 3 }, ['consequence.bye-above-win']],
  [{ win: 2, draw: 2, loss: 0, allocatedBye: 2 }, ['consequence.draw-as-win']],
  [
    { win: 2, draw: 2, loss: 0, allocatedBye: 3 },
    ['consequence.bye-above-win', 'consequence.draw-as-win'],
  ],
] as const)('odd worths %j are asked about', (scoring, codes) => {
  const command = { kind: 'change-settings', changes: { scoring } } as const;
  const refusal = refusalOf(withPlayers(2), command);
  expect(refusal).toMatchObject({
    code: 'command.needs-confirmation',
    consequences: codes.map((code) => ({ code })),
  });
  const { state } = runConfirmed(withPlayers(2), command);
  expect(state.settings.scoring).toEqual(scoring);
});

test('usual worths are not', () => {
  const scoring = { win: 6, draw: 2, loss: 0, allocatedBye: 2 };
  const command = { kind: 'change-settings', changes: { scoring } } as const;
  expect(run(withPlayers(2), command).state.settings.scoring).toEqual(scoring);
});

test('a tournament finished with open games is provisional, and no report of it is sent', () => {
  const day = '2026-11-02';
  const sending: Command = { kind: 'note-report-sent', report: 'national', month: null, day };
  const finish: Command = { kind: 'finish-tournament' };
  const open = runConfirmed(started(4, { roundsPlanned: 1 }), finish);
  expect(isFinishedProvisionally(open.state)).toBe(true);
  expect(refusalOf(open, sending).code).toBe('report-sent.provisional');
  const result = { kind: 'pending', why: 'adjourned', due: '' } as const;
  const adjourned = run(whiteWinsAll(started(4, { roundsPlanned: 1 })), {
    kind: 'correct-result',
    round: 1,
    board: 1,
    result,
  });
  expect(isFinishedProvisionally(runConfirmed(adjourned, finish).state)).toBe(true);
  const settled = run(whiteWinsAll(started(4, { roundsPlanned: 1 })), finish);
  expect(isFinishedProvisionally(settled.state)).toBe(false);
});
