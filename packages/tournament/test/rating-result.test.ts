/** @regulation FIDE C.04.2 */
import {
  type GameResult,
  publicTournament,
  viewRatedOtherwise,
  viewRatingReport,
  viewStandings,
} from '@rokade/tournament';
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
} from '../../../test/tournament/journal-driver.ts';

const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const whiteWins: GameResult = { kind: 'played', white: 2, black: 0 };
const correct = { kind: 'decide-rating-result', round: 1, board: 1, result: draw } as const;

/** Round 1 of four players is played and round 2 published. */
const later = (): Driver =>
  run(whiteWinsAll(started(4)), { kind: 'pair-round' }, { kind: 'publish-round' });

const table = ({ state }: Driver) =>
  viewStandings(state).rows.map(({ player, rank, halfPoints }) => [player.id, rank, halfPoints]);

const ratedPoints = ({ state }: Driver) =>
  viewRatingReport(state).rows.map(({ player, halfPoints }) => [player.id, halfPoints]);

describe('a result corrected for the rating alone', () => {
  const before = later();
  const after = runConfirmed(before, correct);
  const [game] = after.state.rounds[0]?.games ?? [];

  test('wants a reason, and says what stays', () => {
    const refusal = refusalOf(before, correct);
    expect(refusal).toMatchObject({
      code: 'command.needs-confirmation',
      reasonNeeded: true,
      consequences: [{ code: 'consequence.rated-otherwise', round: 1, board: 1 }],
    });
  });

  test('leaves tables and pairings as they were', () => {
    expect(table(after)).toEqual(table(before));
    expect(after.state.rounds[1]?.games).toEqual(before.state.rounds[1]?.games);
  });

  test('goes into the rating report, and is told apart', () => {
    const changed = ratedPoints(after).filter(
      ([id, points]) => !ratedPoints(before).some(([one, was]) => one === id && was === points),
    );
    expect(changed.map(([id]) => id).toSorted()).toEqual([game?.black, game?.white].toSorted());
    expect(viewRatedOtherwise(after.state)).toMatchObject([
      { round: 1, board: 1, standing: whiteWins, rated: draw },
    ]);
  });

  test('is nothing for the public', () => {
    const shown = publicTournament(after.state);
    expect(shown?.rounds[0]?.games[0]?.ratingResult).toBeNull();
    expect(shown?.sentReports).toEqual([]);
  });

  test('goes back to the one that stands, which wants no reason', () => {
    const back = run(after, { ...correct, result: null });
    expect(ratedPoints(back)).toEqual(ratedPoints(before));
    const same = run(after, { ...correct, result: whiteWins });
    expect(viewRatedOtherwise(same.state)).toEqual([]);
  });

  test('turns with the colours, and goes with the result once that is corrected', () => {
    const decisive = runConfirmed(before, {
      ...correct,
      result: { ...whiteWins, white: 0, black: 2 },
    });
    const turned = runConfirmed(decisive, { kind: 'swap-colours', round: 1, board: 1 });
    expect(turned.state.rounds[0]?.games[0]?.ratingResult).toEqual(whiteWins);
    const put2 = runConfirmed(after, { kind: 'correct-result', round: 1, board: 1, result: draw });
    expect(viewRatedOtherwise(put2.state)).toEqual([]);
  });

  test('can be decided when the tournament is finished', () => {
    const finished = runConfirmed(before, { kind: 'finish-tournament' });
    expect(viewRatedOtherwise(runConfirmed(finished, correct).state)).toHaveLength(1);
  });

  test.each([
    ['no such board', { ...correct, board: 9 }, 'board.unknown'],
    ['no result yet', { ...correct, round: 2 }, 'rating-result.none-yet'],
    [
      'a game still to be played',
      { ...correct, result: { kind: 'pending', why: 'postponed', due: '' } },
      'rating-result.not-final',
    ],
    [
      'more than a point',
      { ...correct, result: { kind: 'played', white: 2, black: 2 } },
      'result.invalid',
    ],
  ] as const)('%s', (_, command, code) => {
    expect(refusalOf(before, command).code).toBe(code);
  });
});

test('a number of an erased player is not kept with what was sent', () => {
  const identified = run(later(), {
    kind: 'change-player',
    player: playerId('p1'),
    changes: { fideId: '1401234', birthDate: '1990-05-01' },
  });
  const sent = run(identified, {
    kind: 'note-report-sent',
    report: 'fide',
    month: null,
    day: '2026-11-20',
  });
  const erased = put(sent, {
    command: { kind: 'erase-player', player: playerId('p1') },
    reason: '',
    confirmed: true,
  });
  expect(JSON.stringify(erased.state)).not.toContain('1401234');
});
