/** @regulation Tempelhof 2018 */
import {
  type CupRequest,
  cup,
  cupBracket,
  cupPlaces,
  cupStage,
  cupTimes,
  drawCupLots,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import {
  afterRound,
  type Ending,
  newCup,
  pairedCup,
  playOn,
  seats,
  withAvailability,
} from './played-cup.ts';

const codesOf = (request: CupRequest, board: number): readonly string[] =>
  pairedCup(request).pairings[board - 1]?.because.map(({ code }) => code) ?? [];

const refusalOf = (request: CupRequest): unknown => {
  const answer = cup.pairRound(request);
  return answer.ok ? undefined : answer.error;
};

/** The cup after a number of rounds in which all games ended in this way. */
function afterRounds(request: CupRequest, rounds: number, ending: Ending): CupRequest {
  return Array.from({ length: rounds }).reduce<CupRequest>(
    (now) => afterRound(now, Array<Ending>(99).fill(ending)),
    request,
  );
}

describe('III.C.2: the preliminary round', () => {
  test.each([
    [2, 2, 0, 1],
    [3, 2, 1, 2],
    [4, 4, 0, 2],
    [5, 2, 3, 4],
    [6, 4, 2, 4],
    [7, 6, 1, 4],
    [8, 8, 0, 4],
    [9, 2, 7, 8],
    [11, 6, 5, 8],
    [12, 8, 4, 8],
    [15, 14, 1, 8],
    [16, 16, 0, 8],
    [17, 2, 15, 16],
    [23, 14, 9, 16],
    [31, 30, 1, 16],
    [32, 32, 0, 16],
    [33, 2, 31, 32],
    [40, 16, 24, 32],
  ])('of %i players %i play and %i have a bye, %i are left', (players, playing, byes, left) => {
    const round = pairedCup(newCup(players));
    expect(round.pairings).toHaveLength(playing / 2);
    expect(round.byes).toHaveLength(byes);
    const next = cupBracket(afterRound(newCup(players), [])).rounds;
    const lines = byes === 0 ? next[0]?.matches.length : (next[1]?.matches.length ?? 0) * 2;
    expect(lines).toBe(left);
  });

  test('byes go to those named, then by lot: to the lowest numbers', () => {
    const round = pairedCup({ ...newCup(11), byes: [9, 4] });
    expect(round.byes.map(({ no }) => no)).toEqual([1, 2, 3, 4, 9]);
    expect(round.byes.map(({ because }) => because[0]?.code)).toEqual([
      'cup.bye-by-lot',
      'cup.bye-by-lot',
      'cup.bye-by-lot',
      'cup.bye-named',
      'cup.bye-named',
    ]);
    expect(round.remarks[0]?.facts).toEqual({ players: 11, playing: 6, byes: 5, left: 8 });
  });

  test('more named than there are byes: the first ones have them', () => {
    const { byes } = pairedCup({ ...newCup(6), byes: [6, 5, 4] });
    expect(byes.map(({ no }) => no)).toEqual([5, 6]);
  });

  test('named players and byes are told from the round itself later on', () => {
    const after = afterRound({ ...newCup(5), byes: [5] }, ['0-1']);
    expect(pairedCup(after)).toEqual(pairedCup({ ...after, byes: [5] }));
    expect(seats(pairedCup(after))).toEqual(['1-2', '4-5']);
  });

  test('who is not there is not drawn, and who comes later is not in the cup', () => {
    const absent = withAvailability(newCup(5), { kind: 'absent', bye: 'zero-point' }, 2);
    const first = pairedCup(absent);
    expect(seats(first)).toEqual(['1-3', '5-4']);
    const later = withAvailability(afterRound(absent, []), { kind: 'present' }, 2);
    expect(seats(pairedCup(later))).toEqual(['1-5']);
  });
});

describe('III.C.1: the bracket', () => {
  test('is drawn once by the numbers; later rounds follow its lines', () => {
    const first = newCup(8);
    expect(seats(pairedCup(first))).toEqual(['1-2', '4-3', '5-6', '8-7']);
    const second = afterRound(first, ['1-0', '0-1', '1-0', '1-0']);
    expect(seats(pairedCup(second))).toEqual(['1-3', '8-5']);
    expect(seats(pairedCup(afterRound(second, ['0-1', '0-1'])))).toEqual(['3-5']);
  });

  test('spreads the byes evenly over the lines', () => {
    const { rounds } = cupBracket(newCup(11));
    const playing = rounds[0]?.matches.map(({ sides }) => sides[1].kind === 'player');
    expect(playing).toEqual([false, false, true, false, false, true, false, true]);
  });

  test('says of each match whether the lot or the bracket made it, and that colours are by lot', () => {
    expect(codesOf(newCup(4), 1)).toEqual(['cup.match-by-lot', 'cup.colours-by-lot']);
    const final = afterRound(newCup(4), []);
    expect(codesOf(final, 1)).toEqual(['cup.match-of-winners', 'cup.colours-by-lot']);
  });

  test('has the rounds to come, with the lines that lead to them', () => {
    const bracket = cupBracket(afterRound(newCup(8), ['1-0', '½-½', '½-½', '1-0']));
    expect(bracket.rounds.map(({ name }) => name)).toEqual([
      'quarter-final',
      'semi-final',
      'final',
    ]);
    expect(bracket.rounds[1]?.matches.map(({ sides }) => sides)).toEqual([
      [
        { kind: 'player', no: 1 },
        { kind: 'winner-of', match: 2 },
      ],
      [
        { kind: 'winner-of', match: 3 },
        { kind: 'player', no: 8 },
      ],
    ]);
    expect(bracket.outcome).toEqual({ kind: 'open' });
  });
});

describe('III.C.3: a drawn game', () => {
  const drawn = (games: number): CupRequest => afterRounds(newCup(4), games, '½-½');

  test.each([
    [1, 'classical', '1-2', []],
    [2, 'classical', '2-1', ['cup.replayed', 'cup.colours-reversed']],
    [3, 'rapid', '1-2', ['cup.replayed', 'cup.rapid-game', 'cup.colours-of-first-game']],
    [4, 'rapid', '2-1', ['cup.replayed', 'cup.rapid-game', 'cup.colours-reversed']],
    [5, 'blitz', '1-2', ['cup.replayed', 'cup.blitz-game', 'cup.colours-of-first-game']],
    [6, 'blitz', '2-1', ['cup.replayed', 'cup.blitz-game', 'cup.colours-reversed']],
  ])('game %i is %s, %s', (game, kind, board, codes) => {
    const request = drawn(game - 1);
    expect(cupStage(request)).toEqual({ bracketRound: 1, name: 'semi-final', game, kind });
    expect(seats(pairedCup(request))[0]).toBe(board);
    if (game > 1) expect(codesOf(request, 1)).toEqual(codes);
  });

  test('rapid is 15 minutes and 10 seconds, blitz 3 and 2', () => {
    expect(cupTimes).toEqual({
      rapid: { minutes: 15, seconds: 10 },
      blitz: { minutes: 3, seconds: 2 },
    });
    const times = pairedCup(drawn(2)).pairings[0]?.because.map(({ facts }) => facts);
    expect(times).toContainEqual({ minutes: 15, seconds: 10 });
  });

  test('after six draws the lot decides; without one nothing is paired', () => {
    const request = drawn(6);
    expect(cupStage(request)).toMatchObject({ bracketRound: 1, game: 7, kind: 'lot' });
    expect(refusalOf(request)).toEqual({
      code: 'pairing.lot-needed',
      roundNumber: 7,
      players: [1, 2, 3, 4],
    });
    const half = { ...request, lotWinners: [2] };
    expect(refusalOf(half)).toMatchObject({ code: 'pairing.lot-needed', players: [3, 4] });
    const both = { ...request, lotWinners: [1, 2, 3] };
    expect(refusalOf(both)).toMatchObject({ code: 'pairing.lot-needed', players: [1, 2] });
  });

  test('the winners of the lots go on, without a game', () => {
    const request = { ...drawn(6), lotWinners: [2, 3] };
    const round = pairedCup(request);
    expect(seats(round)).toEqual(['2-bye', '3-bye']);
    expect(round.byes[0]?.because).toEqual([
      { code: 'cup.won-lot', article: 'III.C.3', facts: { player: 2, opponent: 1 } },
    ]);
    const after = afterRound(request, []);
    expect(seats(pairedCup(after))).toEqual(['2-3']);
    expect(cupBracket(after).rounds[0]?.matches[0]?.outcome).toEqual({
      kind: 'won',
      winner: 2,
      by: 'lot',
    });
  });

  test('lots are repeatable from their seed, and either player may win one', () => {
    const request = drawn(6);
    expect(drawCupLots(request, 'a')).toEqual(drawCupLots(request, 'a'));
    const winners = Array.from({ length: 40 }, (_, seed) => drawCupLots(request, `${seed}`));
    for (const match of [0, 1]) {
      expect(new Set(winners.map((each) => each[match])).size).toBe(2);
    }
    expect(drawCupLots(newCup(4), 'a')).toEqual([]);
  });

  test.each([
    [7, '1-2'],
    [8, '2-1'],
    [9, '1-2'],
  ])('in the final game %i is blitz again, %s: no lot for the title', (game, board) => {
    const request = afterRounds(newCup(2), game - 1, '½-½');
    expect(cupStage(request)).toEqual({ bracketRound: 1, name: 'final', game, kind: 'blitz' });
    expect(seats(pairedCup(request))).toEqual([board]);
    expect(codesOf(request, 1)).toContain('cup.no-lot-in-final');
  });

  test('only the matches not decided are played again; the others wait', () => {
    const second = afterRound(newCup(8), ['1-0', '½-½', '1-0', '½-½']);
    expect(seats(pairedCup(second))).toEqual(['3-4', '7-8']);
    const third = afterRound(second, ['½-½', '1-0']);
    expect(seats(pairedCup(third))).toEqual(['4-3']);
    expect(seats(pairedCup(afterRound(third, ['1-0'])))).toEqual(['1-4', '7-5']);
  });
});

describe('III.C.3: who loses or does not come is out', () => {
  test.each<[Ending, readonly string[]]>([
    ['+/-', ['1-4']],
    ['-/+', ['2-4']],
    ['-/-', ['4-bye']],
  ])('%s', (ending, next) => {
    const after = afterRound(newCup(8), [ending]);
    expect(seats(pairedCup(after))).toEqual(expect.arrayContaining([...next]));
  });

  test('nobody out of one half: the other finalist has won the cup', () => {
    const after = afterRound(newCup(4), ['-/-', '1-0']);
    expect(refusalOf(after)).toEqual({ code: 'pairing.decided', winners: [4] });
    expect(cupBracket(after).outcome).toEqual({ kind: 'won', winner: 4, by: 'no-opponent' });
  });

  test('a final to which neither comes has no winner, and both share first and second place', () => {
    const after = afterRound(newCup(2), ['-/-']);
    expect(refusalOf(after)).toEqual({ code: 'pairing.decided', winners: [] });
    expect(cupPlaces(cupBracket(after)).map(({ first, last }) => [first, last])).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('who leaves between two games of a match: the opponent goes on', () => {
    const drawn = afterRound(newCup(4), ['½-½', '1-0']);
    const left = { kind: 'withdrawn', sinceRoundNumber: 2, order: 1 } as const;
    const second = withAvailability(drawn, left, 1);
    expect(seats(pairedCup(second))).toEqual(['2-bye']);
    const third = afterRound(second, []);
    expect(seats(pairedCup(third))).toEqual(['2-4']);
    expect(cupBracket(third).rounds[0]?.matches[0]?.outcome).toEqual({
      kind: 'won',
      winner: 2,
      by: 'walkover',
    });
  });

  test('who is away when the next round is paired is out, even if they come back', () => {
    const second = withAvailability(
      afterRound(newCup(8), []),
      { kind: 'absent', bye: 'half-point' },
      1,
    );
    expect(seats(pairedCup(second))).toEqual(['8-5', '4-bye']);
    const third = withAvailability(afterRound(second, []), { kind: 'present' }, 1);
    expect(seats(pairedCup(third))).toEqual(['4-8']);
  });

  test('both gone: their match has no winner, and the other finalist has won', () => {
    const drawn = afterRound(newCup(4), ['½-½', '1-0']);
    const left = { kind: 'withdrawn', sinceRoundNumber: 2, order: 1 } as const;
    expect(refusalOf(withAvailability(drawn, left, 1, 2))).toEqual({
      code: 'pairing.decided',
      winners: [4],
    });
  });

  test('a game still to be finished holds up the cup; it does not count as a draw', () => {
    const after = afterRound(newCup(4), ['open', '1-0']);
    expect(refusalOf(after)).toEqual({
      code: 'pairing.games-unfinished',
      roundNumber: 2,
      players: [1, 2],
    });
  });
});

describe('what was played counts, not what should have been', () => {
  test('a bracket that the arbiter changed by hand goes on as it was played', () => {
    const round = pairedCup(newCup(4));
    const changed = round.pairings.map((pairing) =>
      pairing.board === 1 ? { ...pairing, black: 3 } : { ...pairing, black: 2 },
    );
    const after = afterRound(newCup(4), ['0-1', '0-1'], { ...round, pairings: changed });
    expect(seats(pairedCup(after))).toEqual(['3-2']);
  });

  test('a draw corrected to a win after the next game: the first decision stands', () => {
    const replayed = afterRounds(newCup(4), 2, '½-½');
    const corrected = {
      ...replayed,
      players: replayed.players.map((player) => {
        const [first, ...rest] = player.records;
        if (first?.kind !== 'game' || player.no > 2) return player;
        return { ...player, records: [{ ...first, halfPoints: player.no === 1 ? 2 : 0 }, ...rest] };
      }),
    };
    expect(seats(pairedCup(corrected))).toEqual(['4-3']);
    expect(cupBracket(corrected).rounds[0]?.matches[0]).toMatchObject({
      games: [{ roundNumber: 1 }, { roundNumber: 2 }],
      outcome: { kind: 'won', winner: 1, by: 'game' },
    });
  });

  test('a win corrected to a draw after the next round began: who went on stays in', () => {
    const semis = afterRound(newCup(8), []);
    const final = afterRound(semis, []);
    const corrected = {
      ...final,
      players: final.players.map((player) => {
        const [first, ...rest] = player.records;
        if (first?.kind !== 'game' || player.no > 2) return player;
        return { ...player, records: [{ ...first, halfPoints: 1 }, ...rest] };
      }),
    };
    expect(pairedCup(corrected)).toEqual(pairedCup(final));
    expect(cupBracket(corrected).rounds[0]?.matches[0]?.outcome).toEqual({
      kind: 'won',
      winner: 1,
      by: 'went-on',
    });
  });
});

describe('III.C.4, III.A.8: places', () => {
  test('winner, finalist, two thirds, four fifths; the preliminary round behind them', () => {
    const over = playOn(newCup(11), 'seed', ({ white, black }) => (white < black ? '1-0' : '0-1'));
    const places = cupPlaces(cupBracket(over));
    expect(places[0]).toEqual({ no: 1, first: 1, last: 1 });
    const shared = places.map(({ first, last }) => `${first}–${last}`);
    expect(shared).toEqual([
      '1–1',
      '2–2',
      ...Array(2).fill('3–4'),
      ...Array(4).fill('5–8'),
      ...Array(3).fill('9–11'),
    ]);
  });

  test('who is still in has no place yet; who is out knows theirs', () => {
    const places = cupPlaces(cupBracket(afterRound(newCup(8), ['1-0', '½-½', '0-1', '1-0'])));
    expect(places).toEqual([
      { no: 2, first: 5, last: 8 },
      { no: 5, first: 5, last: 8 },
      { no: 7, first: 5, last: 8 },
    ]);
  });
});
