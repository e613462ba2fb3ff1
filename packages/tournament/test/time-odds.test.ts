/** @regulation DSU 2002 */
import { timeOdds2002 } from '@rokade/rules';
import { publicTournament, type Settings, viewRound } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  playerId,
  refusalOf,
  run,
  settings,
  started,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const club: Partial<Settings> = {
  timeOdds: timeOdds2002,
  timeControl: { stages: [{ moves: null, minutes: 30 }], incrementSeconds: 0 },
};

/** Minutes of White and Black on board 1, where p1 (rated `rating`) meets p2 (1980). */
function minutes(rating: number | null): readonly (number | undefined)[] {
  const entered = run(withPlayers(2, club), {
    kind: 'change-player',
    player: playerId('p1'),
    changes: { rating },
  });
  const { state } = run(entered, { kind: 'pair-round' }, { kind: 'publish-round' });
  const board = viewRound(state, 1)?.boards[0];
  const [one, two] =
    board?.white.id === 'p1' ? [board.white, board.black] : [board?.black, board?.white];
  return [one?.time?.stages[0]?.minutes, two?.time?.stages[0]?.minutes];
}

describe('time odds in a tournament (DSU 4.13.4)', () => {
  it.each([
    [2279, 20, 40],
    [2280, 15, 45],
    [1880, 35, 25],
    [1981, 30, 30],
    [null, 30, 30],
  ])('rated %s against 1980: %i and %i minutes', (rating, mine, theirs) => {
    expect(minutes(rating)).toEqual([mine, theirs]);
  });

  it('there are none unless they are set', () => {
    const board = viewRound(started(4).state, 1)?.boards[0];
    expect(board?.white.time).toBeNull();
  });

  it('who is free has no time', () => {
    expect(viewRound(started(3, club).state, 1)?.byes[0]?.player.time).toBeNull();
  });

  it('are public only where ratings are, which they would give away', () => {
    const seen = (ratings: boolean) => {
      const visibility = { ...settings.visibility, ratings };
      const t = publicTournament(
        run(started(2, { ...club, visibility }), {
          kind: 'change-player',
          player: playerId('p1'),
          changes: { rating: 2300 },
        }).state,
      );
      const board = t === null ? undefined : viewRound(t, 1)?.boards[0];
      return [board?.white.time, board?.black.time].map((time) => time?.stages[0]?.minutes).sort();
    };
    expect(seen(true)).toEqual([15, 45]);
    expect(seen(false)).toEqual([undefined, undefined]);
  });

  it.each([
    [
      'differences that fall',
      {
        minutesEach: 30,
        steps: [
          [200, 20],
          [100, 15],
        ],
      },
    ],
    [
      'minutes that rise',
      {
        minutesEach: 30,
        steps: [
          [100, 20],
          [200, 25],
        ],
      },
    ],
    ['half a minute', { minutesEach: 30, steps: [[100, 20.5]] }],
    ['no steps', { minutesEach: 30, steps: [] }],
  ])('are refused with %s', (_, { minutesEach, steps }) => {
    const timeOdds = {
      minutesEach,
      steps: steps.map(([fromDifference = 0, strongerMinutes = 0]) => ({
        fromDifference,
        strongerMinutes,
      })),
    };
    const refusal = refusalOf(withPlayers(2), { kind: 'change-settings', changes: { timeOdds } });
    expect(refusal).toMatchObject({ code: 'settings.invalid', field: 'timeOdds' });
  });

  it('may be set during a round and hold at once', () => {
    const { state } = run(started(2), { kind: 'change-settings', changes: club });
    expect(viewRound(state, 1)?.boards[0]?.white.time).not.toBeNull();
  });
});
