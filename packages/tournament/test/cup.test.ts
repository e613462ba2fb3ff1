import {
  type GameResult,
  plannedRounds,
  playOffCandidates,
  type SystemChoice,
  viewCup,
  viewPhase,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  type Driver,
  playerId,
  refusalOf,
  run,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const cup: SystemChoice = { code: 'cup', edition: 'tempelhof-2018', byes: [] };
const withCup = { system: cup };

const draw: GameResult = { kind: 'played', white: 1, black: 1 };

/** Enters a draw on all boards of the newest round. */
function drawAll(driver: Driver): Driver {
  const round = driver.state.rounds.at(-1);
  return (round?.games ?? []).reduce(
    (now, { board }) =>
      run(now, { kind: 'enter-result', round: round?.number ?? 0, board, result: draw }),
    driver,
  );
}

const next = (driver: Driver): Driver =>
  run(driver, { kind: 'pair-round' }, { kind: 'publish-round' });

const boardsOf = ({ state }: Driver): readonly string[] =>
  state.rounds.at(-1)?.games.map(({ white, black }) => `${white}-${black}`) ?? [];

describe('a cup in the journal', () => {
  it('goes on until somebody has won, however many rounds were planned', () => {
    let driver = whiteWinsAll(started(8, { ...withCup, roundsPlanned: 1 }));
    expect(boardsOf(driver)).toEqual(['p1-p2', 'p4-p3', 'p5-p6', 'p8-p7']);
    expect(viewPhase(driver.state)).toBe('ready-to-pair');
    driver = drawAll(next(driver));
    expect(plannedRounds(driver.state)).toBe(3);
    driver = whiteWinsAll(next(driver));
    expect(boardsOf(driver)).toEqual(['p4-p1', 'p5-p8']);
    driver = whiteWinsAll(next(driver));
    expect(viewPhase(driver.state)).toBe('complete');
    expect(plannedRounds(driver.state)).toBe(4);
    expect(refusalOf(driver, { kind: 'pair-round' }).code).toBe('round.no-more');
    expect(run(driver, { kind: 'finish-tournament' }).state.finished).toBe(true);
  });

  it('says of each round what it is', () => {
    const driver = next(drawAll(next(drawAll(started(4, withCup)))));
    const stages = [1, 2, 3].map((round) => viewRound(driver.state, round)?.stage);
    expect(stages).toMatchObject([
      { name: 'semi-final', game: 1, kind: 'classical' },
      { name: 'semi-final', game: 2, kind: 'classical' },
      { name: 'semi-final', game: 3, kind: 'rapid' },
    ]);
    expect(viewRound(started(4).state, 1)?.stage).toBeNull();
  });

  it('gives byes in the preliminary round to those whom the settings name', () => {
    const byes = [playerId('p5'), playerId('p6')];
    const { state } = started(6, { system: { ...cup, byes } });
    expect(state.rounds[0]?.byes.map(({ player }) => player)).toEqual(byes);
  });

  it('draws lots after six draws, from a seed that the round shows', () => {
    let driver = drawAll(started(4, withCup));
    for (let game = 2; game <= 6; game++) driver = drawAll(next(driver));
    expect(viewCup(driver.state)?.lotDue).toBe(true);
    expect(refusalOf(driver, { kind: 'pair-round' })).toMatchObject({
      code: 'pairing.lot-needed',
      players: [1, 2, 3, 4],
    });
    const drawn = run(driver, { kind: 'pair-round', lotSeed: ' syv ' });
    const lot = drawn.state.rounds.at(-1);
    expect(lot?.games).toEqual([]);
    expect(lot?.byes).toHaveLength(2);
    expect(lot?.remarks).toEqual([
      { code: 'cup.lots-from-seed', article: 'III.C.3', facts: { seed: 'syv' } },
    ]);
    const final = next(run(drawn, { kind: 'publish-round' }));
    const [winner, other] = lot?.byes.map(({ player }) => player) ?? [];
    expect(boardsOf(final)).toEqual([`${winner}-${other}`]);
    expect(viewCup(final.state)?.rounds[0]?.matches[0]).toMatchObject({ by: 'lot' });
  });

  it('lets the opponent go on when somebody withdraws', () => {
    const driver = run(drawAll(started(4, withCup)), {
      kind: 'withdraw-player',
      player: playerId('p2'),
      fromRound: 2,
    });
    const after = next(driver);
    expect(after.state.rounds[1]?.byes.map(({ player }) => player)).toEqual(['p1']);
    expect(boardsOf(after)).toEqual(['p3-p4']);
  });

  it('has the bracket as its standings', () => {
    const semis = whiteWinsAll(started(4, withCup));
    const ranks = (driver: Driver) =>
      viewStandings(driver.state).rows.map(({ rank, player }) => [player.id, rank]);
    expect(ranks(semis)).toEqual([
      ['p1', 1],
      ['p4', 1],
      ['p2', 3],
      ['p3', 3],
    ]);
    const over = whiteWinsAll(next(semis));
    expect(ranks(over).slice(0, 2)).toEqual([
      ['p1', 1],
      ['p4', 2],
    ]);
    expect(viewStandings(over.state).tieBreaks).toEqual([]);
    expect(viewCup(over.state)).toMatchObject({ status: 'won', winner: { id: 'p1' } });
  });

  it('shows what is published, no drafts', () => {
    const driver = run(withPlayers(4, withCup), { kind: 'pair-round' });
    expect(viewCup(driver.state)?.rounds[0]?.matches[0]?.games).toEqual([]);
    expect(viewCup(withPlayers(4).state)).toBeNull();
  });
});

describe('a play-off in the journal', () => {
  const playOff = (ranking: readonly string[]): SystemChoice => ({
    code: 'play-off',
    edition: 'fide-2012',
    ranking: ranking.map(playerId),
  });

  it('goes on until somebody has won, and its places are the standings', () => {
    let driver = drawAll(started(2, { system: playOff([]), roundsPlanned: 1 }));
    driver = drawAll(next(driver));
    expect(viewPhase(driver.state)).toBe('ready-to-pair');
    driver = whiteWinsAll(next(driver));
    expect(viewPhase(driver.state)).toBe('complete');
    const winner = driver.state.rounds[2]?.games[0]?.white;
    expect(viewStandings(driver.state).rows.map(({ rank, player }) => [rank, player.id])).toEqual([
      [1, winner],
      [2, winner === 'p1' ? 'p2' : 'p1'],
    ]);
  });

  it('drops the last of the ranking when three are tied again', () => {
    let driver = started(3, { system: playOff(['p2', 'p3', 'p1']) });
    for (let round = 2; round <= 4; round++) driver = next(drawAll(driver));
    expect(boardsOf(driver)).toEqual(['p2-p3']);
  });

  /** @article FIDE 2012 annex 3 1d */
  it('is for those with the most points, in the order of the tie-breaks', () => {
    expect(playOffCandidates(started(4).state)).toBeNull();
    const drawn = drawAll(started(6)).state;
    const order = viewStandings(drawn).rows.map(({ player }) => player.id);
    expect(playOffCandidates(drawn)).toEqual({ tied: order, players: order.slice(0, 4) });
    const one = whiteWinsAll(started(2)).state;
    expect(playOffCandidates(one)).toBeNull();
    expect(playOffCandidates(drawAll(started(4, withCup)).state)).toBeNull();
  });
});
