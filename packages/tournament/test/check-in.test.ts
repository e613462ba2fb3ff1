import {
  type Absence,
  type Command,
  countsByClub,
  type GameResult,
  type PlaceInRound,
  type PlayerId,
  publicTournament,
  viewCheckIn,
  viewNoShows,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  arbiter,
  type Driver,
  details,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const ids = (...numbers: readonly number[]): readonly PlayerId[] =>
  numbers.map((number) => playerId(`p${number}`));
const checkIn = (round: number, ...numbers: readonly number[]): Command => ({
  kind: 'check-in',
  round,
  players: ids(...numbers),
});
const undone = (round: number, ...numbers: readonly number[]): Command => ({
  kind: 'undo-check-in',
  round,
  players: ids(...numbers),
});
const settle = (round: number, absent: Readonly<Record<number, Absence['becomes']>>): Command => ({
  kind: 'settle-absences',
  round,
  absent: Object.entries(absent).map(([number, becomes]) => ({
    player: playerId(`p${number}`),
    becomes,
  })),
});

/** The numbers of the players who are present, and of those who are missing. */
const numbersOf = ({ state }: Driver) => {
  const { rows } = viewCheckIn(state);
  const of = (isSeen: boolean) =>
    rows
      .filter(({ seen, away }) => (seen !== null) === isSeen && (isSeen || away === null))
      .map(({ player }) => player.no);
  return { here: of(true), missing: of(false) };
};

const consequencesOf = (driver: Driver, command: Command) => {
  const refusal = refusalOf(driver, command);
  if (refusal.code !== 'command.needs-confirmation') throw new Error(refusal.code);
  return refusal.consequences;
};

describe('who is in the hall', () => {
  test('is noted for one or many, with who saw them and when, once', () => {
    const one = run(withPlayers(4), checkIn(1, 2));
    const two = run(one, checkIn(1, 2, 3, 3));
    expect(numbersOf(two)).toEqual({ here: [2, 3], missing: [1, 4] });
    expect(two.entries.at(-1)?.event).toEqual({
      kind: 'players-checked-in',
      round: 1,
      players: ids(3),
    });
    expect(viewCheckIn(two.state).rows[1]?.seen?.by).toBe(arbiter.name);
    expect(run(two, checkIn(1, 2, 3)).entries).toEqual(two.entries);
  });

  test('a wrong tap is taken back, by tapping or by going back in the journal', () => {
    const driver = run(withPlayers(4), checkIn(1, 1, 2));
    expect(numbersOf(run(driver, undone(1, 2))).here).toEqual([1]);
    expect(run(driver, undone(1, 3)).entries).toEqual(driver.entries);
    const back = run(driver, { kind: 'return-to', toVersion: driver.entries.length - 1 });
    expect(numbersOf(back).here).toEqual([]);
  });

  test('is asked before the next round alone', () => {
    const driver = started(4);
    for (const round of [1, 3, 9]) {
      expect(refusalOf(driver, checkIn(round, 1))).toEqual({
        code: 'check-in.not-this-round',
        round,
      });
    }
    expect(refusalOf(driver, checkIn(2, 9))).toEqual({ code: 'player.unknown', player: 'p9' });
    expect(viewCheckIn(run(driver, checkIn(2, 1)).state).round).toBe(2);
  });

  test('begins anew with each round, and is there again if one is taken back', () => {
    const first = run(withPlayers(4), checkIn(1, 1, 2, 3, 4), { kind: 'pair-round' });
    const out = run(first, { kind: 'publish-round' });
    expect(numbersOf(out).here).toEqual([]);
    const second = run(out, checkIn(2, 1));
    const back = run(runConfirmed(second, { kind: 'unpublish-round' }));
    expect(numbersOf(back).here).toEqual([1, 2, 3, 4]);
  });

  test('leaves a draft as it is', () => {
    const draft = run(withPlayers(4), { kind: 'pair-round' });
    expect(run(draft, checkIn(1, 1)).state.rounds).toEqual(draft.state.rounds);
  });

  test('is nothing that everybody may see', () => {
    const { state } = run(withPlayers(4), checkIn(1, 1));
    expect(publicTournament(state)?.checkIns).toEqual([]);
  });

  test('is counted by club, most of them missing first', () => {
    const guests = run(withPlayers(3), {
      kind: 'enter-players',
      players: [
        { id: playerId('g1'), details: details('Gæst, Ida', { club: 'Skive' }) },
        { id: playerId('g2'), details: details('Gæst, Per', { club: '' }) },
      ],
    });
    const driver = run(guests, checkIn(1, 1, 2, 3), {
      kind: 'request-bye',
      player: playerId('g2'),
      request: { round: 1, bye: 'zero-point' },
    });
    expect(
      countsByClub(
        viewCheckIn(driver.state).rows.map((row) => ({ ...row, here: row.seen !== null })),
      ),
    ).toEqual([
      { club: 'Skive', expected: 1, here: 0 },
      { club: 'Aalborg', expected: 3, here: 3 },
    ]);
  });
});

describe('who is not there', () => {
  const checked = run(withPlayers(8, { roundsPlanned: 5 }), checkIn(1, 1, 2, 3, 4, 5));

  test('has a bye, has left or is paired all the same, as the arbiter says of each', () => {
    const settled = run(checked, settle(1, { 6: 'half-point', 7: 'withdrawn', 8: 'paired' }));
    expect(viewCheckIn(settled.state).settled).toBe(true);
    const paired = run(settled, { kind: 'pair-round' }).state.rounds[0];
    const seated = paired?.games.flatMap(({ white, black }) => [white, black]) ?? [];
    expect(seated.toSorted()).toEqual(ids(1, 2, 3, 4, 5, 8));
    expect(paired?.byes.map(({ player, bye }) => [player, bye])).toEqual([['p6', 'half-point']]);
    expect(settled.state.players[6]?.presence).toMatchObject({ kind: 'withdrawn', fromRound: 1 });
  });

  test('is settled in one act, which is undone in one', () => {
    const settled = run(checked, settle(1, { 6: 'zero-point', 7: 'withdrawn' }));
    const back = run(settled, { kind: 'return-to', toVersion: checked.entries.length });
    expect(numbersOf(back)).toEqual(numbersOf(checked));
  });

  test('is not settled where one of them cannot be: nothing is', () => {
    const had = run(checked, {
      kind: 'request-bye',
      player: playerId('p6'),
      request: { round: 2, bye: 'half-point' },
    });
    expect(refusalOf(had, settle(1, { 7: 'withdrawn', 6: 'half-point' }))).toEqual({
      code: 'bye.too-many',
      most: 1,
    });
    expect(refusalOf(checked, settle(1, { 1: 'withdrawn' }))).toEqual({
      code: 'check-in.not-missing',
      player: 'p1',
    });
  });

  test('takes a draft back that they are in', () => {
    const draft = runConfirmed(checked, { kind: 'pair-round' });
    expect(run(draft, settle(1, { 6: 'zero-point' })).state.rounds).toEqual([]);
    expect(run(draft, settle(1, { 6: 'paired' })).state.rounds).toHaveLength(1);
  });

  test('over half of the field asks whether it is the check-in that is missing', () => {
    const three = run(withPlayers(8), checkIn(1, 1, 2, 3));
    const all = settle(1, {
      4: 'withdrawn',
      5: 'zero-point',
      6: 'paired',
      7: 'paired',
      8: 'paired',
    });
    expect(consequencesOf(three, all)).toEqual([
      { code: 'consequence.most-missing', missing: 5, expected: 8 },
    ]);
    expect(runConfirmed(three, all).state.players[3]?.presence.kind).toBe('withdrawn');
    const half = run(three, checkIn(1, 4));
    expect(run(half, settle(1, { 5: 'withdrawn' })).refusal).toBeNull();
  });

  test('is named before a round is paired on them', () => {
    expect(consequencesOf(checked, { kind: 'pair-round' })).toEqual([
      { code: 'consequence.not-checked-in', round: 1, players: ids(6, 7, 8), expected: 8 },
    ]);
    const few = run(withPlayers(8), checkIn(1, 1, 2, 3));
    expect(consequencesOf(few, { kind: 'pair-round' }).map(({ code }) => code)).toEqual([
      'consequence.not-checked-in',
      'consequence.most-missing',
    ]);
    const settled = run(checked, settle(1, { 6: 'paired' }));
    expect(run(settled, { kind: 'pair-round' }).refusal).toBeNull();
    expect(run(withPlayers(8), { kind: 'pair-round' }).refusal).toBeNull();
  });

  test('is asked about again after somebody was not there after all', () => {
    const settled = run(checked, settle(1, { 6: 'paired', 7: 'paired', 8: 'paired' }));
    const wrong = run(settled, undone(1, 5));
    expect(consequencesOf(wrong, { kind: 'pair-round' })[0]).toMatchObject({
      players: ids(5, 6, 7, 8),
    });
  });

  test('is seen as there when they come after all; what follows the arbiter decides', () => {
    const late = run(checked, settle(1, { 6: 'zero-point', 7: 'withdrawn' }), checkIn(1, 6, 7));
    const rows = viewCheckIn(late.state).rows;
    expect(rows[5]).toMatchObject({ away: 'zero-point', seen: { by: arbiter.name } });
    expect(rows[6]).toMatchObject({ away: 'withdrawn', seen: { by: arbiter.name } });
  });
});

describe('who plays the next round, said of many at once', () => {
  const place = (round: number, places: Readonly<Record<number, PlaceInRound['becomes']>>) =>
    ({
      kind: 'set-presences',
      round,
      players: Object.entries(places).map(([number, becomes]) => ({
        player: playerId(`p${number}`),
        becomes,
      })),
    }) satisfies Command;
  const awayOf = ({ state }: Driver) => viewCheckIn(state).rows.map(({ away }) => away);
  const half = started(6, { halfPointByes: 1, roundsPlanned: 5 });
  const played = run(whiteWinsAll(half));

  test('is one act: byes, withdrawals and those who play after all', () => {
    const placed = run(played, place(2, { 1: 'half-point', 2: 'withdrawn', 3: 'zero-point' }));
    expect(awayOf(placed)).toEqual(['half-point', 'withdrawn', 'zero-point', null, null, null]);
    const changed = run(placed, place(2, { 1: 'zero-point', 2: 'plays', 3: 'plays', 4: 'plays' }));
    expect(awayOf(changed)).toEqual(['zero-point', null, null, null, null, null]);
    expect(run(changed, place(2, { 1: 'zero-point', 4: 'plays' })).entries).toEqual(
      changed.entries,
    );
  });

  test('takes a draft back once, and leaves it where nothing changes', () => {
    const drafted = run(played, { kind: 'pair-round' });
    const changed = run(drafted, place(2, { 1: 'zero-point', 2: 'withdrawn' }));
    const fresh = changed.entries.slice(drafted.entries.length).map(({ event }) => event.kind);
    expect(fresh).toEqual(['bye-requested', 'player-withdrawn', 'round-withdrawn']);
    expect(run(drafted, place(2, { 1: 'plays' })).entries).toEqual(drafted.entries);
  });

  test.each<[string, Command, string]>([
    ['a round that is out', place(1, { 1: 'plays' }), 'check-in.not-this-round'],
    ['a round that is far', place(3, { 1: 'plays' }), 'check-in.not-this-round'],
    ['a stranger', place(2, { 1: 'withdrawn', 9: 'withdrawn' }), 'player.unknown'],
  ])('is said of nobody where it cannot be of one: %s', (_, command, code) => {
    expect(refusalOf(played, command).code).toBe(code);
  });

  test('gives no more half-point byes than there are (FIDE 2012 8.3.4), and none who left', () => {
    const had = run(played, place(2, { 1: 'half-point', 2: 'withdrawn' }));
    const next = whiteWinsAll(run(had, { kind: 'pair-round' }, { kind: 'publish-round' }));
    expect(refusalOf(next, place(3, { 3: 'plays', 1: 'half-point' })).code).toBe('bye.too-many');
    expect(refusalOf(had, place(2, { 2: 'zero-point' })).code).toBe('player.already-withdrawn');
  });
});

describe('who did not come to a round (FIDE 2012 8.1)', () => {
  const forfeit = (board: number, absent: 'white' | 'black' | 'both', notice = false): Command => ({
    kind: 'enter-result',
    round: 1,
    board,
    result: { kind: 'forfeit', absent, notice } satisfies GameResult,
  });
  const played = run(
    started(6),
    forfeit(1, 'black'),
    forfeit(2, 'both', true),
    forfeit(3, 'white'),
  );
  const noShows = (driver: Driver) => viewNoShows(driver.state).map(({ id }) => id);
  const [first, , third] = played.state.rounds[0]?.games ?? [];
  const [absentee, other] = [first?.black, third?.white] as const;

  test('is asked about unless they gave notice', () => {
    expect(noShows(played).toSorted()).toEqual([absentee, other].toSorted());
  });

  test('is asked about until they stay in or have left', () => {
    if (absentee === undefined || other === undefined) throw new Error('no games');
    const kept = run(played, { kind: 'keep-in', player: absentee, round: 1 });
    expect(noShows(kept)).toEqual([other]);
    expect(run(kept, { kind: 'keep-in', player: absentee, round: 1 }).entries).toEqual(
      kept.entries,
    );
    const gone = run(kept, { kind: 'withdraw-player', player: other, fromRound: 2 });
    expect(noShows(gone)).toEqual([]);
  });

  test('is asked about no more once a later round is out, or none is to come', () => {
    const next = run(played, { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(noShows(next)).toEqual([]);
    const only = run(started(6, { roundsPlanned: 1 }), forfeit(1, 'black'));
    expect(noShows(only)).toEqual([]);
  });

  test('nobody else is kept in', () => {
    const present = played.state.rounds[0]?.games[0]?.white ?? playerId('p1');
    expect(refusalOf(played, { kind: 'keep-in', player: present, round: 1 })).toEqual({
      code: 'check-in.not-a-no-show',
      player: present,
      round: 1,
    });
    expect(
      put(whiteWinsAll(started(4)), {
        command: { kind: 'keep-in', player: playerId('p1'), round: 1 },
        reason: '',
        confirmed: true,
      }).refusal?.code,
    ).toBe('check-in.not-a-no-show');
  });
});

describe('before a round of a knock-out', () => {
  const cup = { system: { code: 'cup', edition: 'tempelhof-2018', byes: [] } } as const;
  const listed = ({ state }: Driver) => viewCheckIn(state).rows.map(({ player }) => player.id);
  const draw: GameResult = { kind: 'played', white: 1, black: 1 };
  /** White wins on all boards but the first, which is drawn. */
  const withOneDraw = (driver: Driver): Driver => {
    const { number = 0, games = [] } = driver.state.rounds.at(-1) ?? {};
    const won: GameResult = { kind: 'played', white: 2, black: 0 };
    return games.reduce(
      (now, { board }) =>
        run(now, {
          kind: 'enter-result',
          round: number,
          board,
          result: board === 1 ? draw : won,
        }),
      driver,
    );
  };

  test('all who are in it are expected in the first', () => {
    expect(listed(withPlayers(6, cup))).toHaveLength(6);
  });

  test('those who are out are not', () => {
    const after = whiteWinsAll(started(8, cup));
    const white = after.state.rounds[0]?.games.map(({ white }) => white) ?? [];
    expect(listed(after).toSorted()).toEqual(white.toSorted());
    expect(viewCheckIn(after.state).expected).toBe(4);
  });

  test('those who wait for the winner of a drawn match are not either', () => {
    const after = withOneDraw(started(8, cup));
    const [first] = after.state.rounds[0]?.games ?? [];
    expect(listed(after).toSorted()).toEqual([first?.white, first?.black].toSorted());
    const missing = refusalOf(after, {
      kind: 'settle-absences',
      round: 2,
      absent: [
        { player: playerId('p3'), becomes: 'withdrawn' },
        { player: first?.white ?? playerId(''), becomes: 'withdrawn' },
        { player: first?.black ?? playerId(''), becomes: 'withdrawn' },
      ],
    });
    expect(missing.code).toBe('check-in.not-missing');
  });
});
