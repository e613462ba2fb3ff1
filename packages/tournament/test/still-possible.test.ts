import {
  type GameResult,
  type PlaceMarks,
  supposeResults,
  viewStandings,
  viewStillPossible,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  type Driver,
  playerId,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const adjourned: GameResult = { kind: 'pending', why: 'adjourned', due: '' };

const all: PlaceMarks = { title: true, promotion: 1, relegation: 1 };

const nextRound = (driver: Driver): Driver =>
  run(driver, { kind: 'pair-round' }, { kind: 'publish-round' });

const enter = (driver: Driver, board: number, result: GameResult): Driver =>
  run(driver, {
    kind: 'enter-result',
    round: driver.state.rounds.length,
    board,
    result,
  });

/** Round 2 of 2 among four: both winners meet on board 1. */
const lastRound = nextRound(whiteWinsAll(started(4, { roundsPlanned: 2, marks: all })));

const placesOf = ({ state }: Driver) =>
  viewStillPossible(state)?.rows.map(({ standing, best, worst }) => [
    standing.halfPoints,
    best,
    worst,
  ]);

describe('which places are still possible', () => {
  it('counts the points of open games and of rounds to come', () => {
    expect(placesOf(started(4))).toEqual(Array.from({ length: 4 }, () => [0, 1, 4]));
    expect(placesOf(lastRound)).toEqual([
      [2, 1, 3],
      [2, 1, 3],
      [0, 2, 4],
      [0, 2, 4],
    ]);
  });

  it('takes an adjourned game for open, though the table has it as a draw', () => {
    const later = enter(enter(lastRound, 2, draw), 1, adjourned);
    expect(placesOf(later)).toEqual([
      [3, 1, 2],
      [3, 1, 2],
      [1, 3, 4],
      [1, 3, 4],
    ]);
    expect(viewStillPossible(later.state)?.openBoards.map(({ board }) => board)).toEqual([1]);
  });

  it('says what is certain about title, promotion and relegation', () => {
    const won = enter(lastRound, 1, win);
    const [first, second, third] = viewStillPossible(won.state)?.rows ?? [];
    expect(first?.claims).toEqual([
      { about: 'title', standing: 'clinched' },
      { about: 'promotion', standing: 'clinched' },
      { about: 'relegation', standing: 'out-of-reach' },
    ]);
    expect(second?.claims.map(({ standing }) => standing)).toEqual([
      'out-of-reach',
      'out-of-reach',
      'out-of-reach',
    ]);
    expect(third?.claims.at(-1)).toEqual({ about: 'relegation', standing: 'open' });
  });

  it('is the table itself once nothing is open, and nothing before the first round', () => {
    const over = whiteWinsAll(lastRound);
    const { rows } = viewStandings(over.state);
    const found = viewStillPossible(over.state);
    expect(found?.rows.map(({ best }) => best)).toEqual(rows.map(({ rank }) => rank));
    expect(found?.roundsLeft).toBe(0);
    expect(viewStillPossible(withPlayers(4).state)).toBeNull();
  });

  it('leaves nothing more to somebody who has gone', () => {
    const over = whiteWinsAll(started(4));
    const bestOf = ({ state }: Driver) => viewStillPossible(state)?.rows.at(-1)?.best;
    const last = viewStillPossible(over.state)?.rows.at(-1)?.standing.player.id ?? playerId('p0');
    const gone = run(over, { kind: 'withdraw-player', player: last, fromRound: 2 });
    expect([bestOf(over), bestOf(gone)]).toEqual([1, 3]);
  });

  it('leaves nothing to anybody once the tournament is closed early', () => {
    const over = runConfirmed(whiteWinsAll(started(4)), { kind: 'finish-tournament' });
    const rows = viewStillPossible(over.state)?.rows ?? [];
    expect(rows.map(({ best }) => best)).toEqual(rows.map(({ standing }) => standing.rank));
    expect(rows.every(({ best, worst }) => worst - best < 2)).toBe(true);
  });
});

describe('what if the open games end so', () => {
  it('gives the standings that would follow, and changes nothing that has a result', () => {
    const after = enter(lastRound, 2, draw);
    const supposed = supposeResults(after.state, [
      { round: 2, board: 1, result: win },
      { round: 2, board: 2, result: win },
      { round: 9, board: 1, result: win },
    ]);
    expect(viewStandings(supposed).rows.map(({ halfPoints }) => halfPoints)).toEqual([4, 2, 1, 1]);
    expect(viewStandings(after.state).rows.map(({ halfPoints }) => halfPoints)).toEqual([
      2, 2, 1, 1,
    ]);
  });
});

describe('what places decide', () => {
  const marksOf = ({ state }: Driver) => viewStandings(state).rows.map(({ marks }) => marks);

  it('title and promotion from the top, relegation from the bottom', () => {
    const over = enter(enter(lastRound, 1, win), 2, win);
    expect(marksOf(over)).toEqual([['title', 'promotion'], [], [], ['relegation']]);
  });

  it('nothing where the place is shared across the line', () => {
    const shared = started(4, {
      tieBreaks: [],
      marks: { title: true, promotion: 3, relegation: 2 },
    });
    const [first, second, third, fourth] = marksOf(whiteWinsAll(shared));
    expect([first, second]).toEqual([['promotion'], ['promotion']]);
    expect([third, fourth]).toEqual([['relegation'], ['relegation']]);
  });

  it('nothing before a round is out, and nothing where nothing is set', () => {
    expect(marksOf(withPlayers(4, { marks: all }))).toEqual([[], [], [], []]);
    expect(marksOf(started(4))).toEqual([[], [], [], []]);
  });
});
