/** @regulation FIDE 2012 */
import { type PlayOffRequest, playOff, playOffPlan } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { afterRound, type Ending, newCup, seats, withAvailability } from '../cup/played-cup.ts';

const paired = (request: PlayOffRequest) => {
  const answer = playOff.pairRound(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** A play-off after rounds with these endings, board by board; 'w3' is a win of number 3. */
function after(players: number, rounds: readonly string[], change: Partial<PlayOffRequest> = {}) {
  let request: PlayOffRequest = { ...newCup(players), ...change };
  for (const round of rounds) {
    const drawn = paired(request);
    const endings = round.split(' ').map((word, index): Ending => {
      const board = drawn.pairings[index];
      if (word === '=') return '½-½';
      if (word === 'open') return 'open';
      return word === `w${board?.white}` ? '1-0' : '0-1';
    });
    request = { ...afterRound(request, endings, drawn), ...change };
  }
  return request;
}

const refusal = (request: PlayOffRequest): unknown => {
  const answer = playOff.pairRound(request);
  return answer.ok ? 'paired' : answer.error;
};

const placesOf = (request: PlayOffRequest): readonly string[] =>
  playOff.knockOut.standing(request).places.map(({ no, first, last }) => `${no}: ${first}–${last}`);

describe('annex 3 1h, 1k: who plays how', () => {
  test.each([
    [2, 'match', 2],
    [3, 'round-robin', 3],
    [4, 'knock-out', 4],
    [5, 'knock-out', 4],
    [9, 'knock-out', 4],
  ])('%i tied: %s of %i, 3 minutes and 2 seconds a move', (tied, format, players) => {
    expect(playOffPlan(tied)).toEqual({
      format,
      players,
      minutes: 3,
      seconds: 2,
      firstPauseMinutes: 30,
      pauseMinutes: 10,
    });
  });

  test.each([0, 1])('%i: nothing to decide', (tied) => expect(playOffPlan(tied)).toBeNull());
});

describe('annex 3 1k.1: two players', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['two wins', ['w1', 'w1'], ['1: 1–1', '2: 2–2']],
    ['a win and a draw', ['=', 'w2'], ['2: 1–1', '1: 2–2']],
    ['sudden death, at once', ['=', '=', 'w2'], ['2: 1–1', '1: 2–2']],
    ['sudden death after draws', ['w1', 'w2', '=', '=', 'w1'], ['1: 1–1', '2: 2–2']],
  ])('%s', (_what, rounds, places) => {
    const request = after(2, rounds);
    expect(placesOf(request)).toEqual(places);
    expect(refusal(request)).toEqual({
      code: 'pairing.decided',
      winners: [Number(places[0]?.[0])],
    });
  });

  test('the match has two games with colours changed', () => {
    expect(seats(paired(after(2, [])))).toEqual(['1-2']);
    expect(seats(paired(after(2, ['w1'])))).toEqual(['2-1']);
    expect(placesOf(after(2, ['w1']))).toEqual([]);
  });

  test('sudden death: colours by a new lot, changed after each odd game', () => {
    const draws = Array<string>(8).fill('=');
    for (const seed of ['a', 'b', 'c', 'd']) {
      const whites = [2, 3, 4, 5, 6, 7, 8].map(
        (games) => paired(after(2, draws.slice(0, games), { seed })).pairings[0]?.white,
      );
      const [first, second] = whites;
      expect(first).not.toBe(second);
      expect(whites).toEqual([first, second, second, first, first, second, second]);
    }
    const firsts = Array.from(
      { length: 30 },
      (_, seed) => paired(after(2, ['=', '='], { seed: `${seed}` })).pairings[0]?.white,
    );
    expect(new Set(firsts).size).toBe(2);
  });

  test('a game still to be finished: nothing goes on', () => {
    expect(refusal(after(2, ['open']))).toMatchObject({
      code: 'pairing.games-unfinished',
      players: [1, 2],
    });
  });

  test('one does not come any more: the other has won', () => {
    const left = { kind: 'withdrawn', sinceRoundNumber: 2, order: 1 } as const;
    const request = withAvailability(after(2, ['w1']), left, 1);
    const round = paired(request);
    expect(seats(round)).toEqual(['2-bye']);
    expect(placesOf(afterRound(request, [], round))).toEqual(['2: 1–1', '1: 2–2']);
  });
});

describe('annex 3 1k.2: three players', () => {
  test('meet each other once, each free once', () => {
    expect(seats(paired(after(3, [])))).toEqual(['2-3', '1-bye']);
    expect(seats(paired(after(3, ['w2'])))).toEqual(['3-1', '2-bye']);
    expect(seats(paired(after(3, ['w2', 'w1'])))).toEqual(['1-2', '3-bye']);
  });

  test('one has most points: decided, places by the points of the play-off', () => {
    expect(placesOf(after(3, ['w2', 'w1', 'w1']))).toEqual(['1: 1–1', '2: 2–2', '3: 3–3']);
    expect(placesOf(after(3, ['=', 'w1', 'w1']))).toEqual(['1: 1–1', '2: 2–3', '3: 2–3']);
  });

  test('two have most points: they play a match', () => {
    const request = after(3, ['w2', 'w1', '=']);
    expect(seats(paired(request))).toEqual(['1-2']);
    expect(placesOf(request)).toEqual(['3: 3–3']);
    const over = after(3, ['w2', 'w1', '=', 'w2', '=']);
    expect(placesOf(over)).toEqual(['2: 1–1', '1: 2–2', '3: 3–3']);
  });

  test.each([
    [undefined, '1-2'],
    [[3, 1, 2], '1-3'],
    [[2, 3, 1], '2-3'],
  ])('all tied again: the last by the next tie-break, of %j, is out', (ranking, board) => {
    const change = ranking === undefined ? {} : { ranking };
    const request = after(3, ['w2', 'w3', 'w1'], change);
    expect(seats(paired(request))).toEqual([board]);
  });
});

describe('annex 3 1k.3: four players', () => {
  test('semi-finals by lot, then the final; the losers share third place', () => {
    expect(seats(paired(after(4, [])))).toEqual(['1-2', '4-3']);
    const semis = after(4, ['w1 =', 'w1 =']);
    expect(seats(paired(semis))).toHaveLength(1);
    const final = after(4, ['w1 =', 'w1 =', 'w3']);
    expect(seats(paired(final))).toEqual(['1-3']);
    const over = after(4, ['w1 =', 'w1 =', 'w3', '=', 'w3']);
    expect(placesOf(over)).toEqual(['3: 1–1', '1: 2–2', '2: 3–4', '4: 3–4']);
  });
});

describe('annex 3 1k.4: five and more', () => {
  test('the first four by the next tie-break play', () => {
    const round = paired(after(6, [], { ranking: [6, 5, 3, 1, 2, 4] }));
    expect(seats(round)).toEqual(['1-3', '6-5']);
    expect(round.remarks).toMatchObject([
      { code: 'play-off.out-by-ranking', facts: { players: [2, 4] } },
    ]);
    const next = after(6, ['w1 w6'], { ranking: [6, 5, 3, 1, 2, 4] });
    expect(seats(paired(next))).toEqual(['3-1', '5-6']);
  });
});
