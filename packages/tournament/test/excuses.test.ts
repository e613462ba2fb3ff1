/** @regulation Tempelhof 2018 */
import {
  type Command,
  publicTournament,
  type Settings,
  viewExcuses,
  viewOpenGames,
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

const tempelhof: Partial<Settings> = {
  roundsPlanned: 3,
  roundDates: ['2026-11-02', '2026-11-16', '2026-11-30'],
  system: {
    code: 'tempelhof',
    edition: 'tempelhof-2018',
    firstRound: 'lot',
    withdrawals: 'fide-2012',
  },
};

const excuse = (player: string, change: Partial<Omit<Excusing, 'kind'>> = {}): Excusing => ({
  kind: 'note-excuse',
  player: playerId(player),
  round: 1,
  toldArbiter: '2026-11-01',
  toldOpponent: '2026-11-01',
  offered: ['2026-11-05', '2026-11-09'],
  duty: false,
  ...change,
});
type Excusing = Extract<Command, { kind: 'note-excuse' }>;

const consequencesOf = (driver: Driver, command: Command): readonly string[] => {
  const { refusal } = put(driver, { command, reason: '', confirmed: false });
  return refusal?.code === 'command.needs-confirmation'
    ? refusal.consequences.map(({ code }) => code)
    : [];
};
const whiteOf = ({ state }: Driver, round = 1): string =>
  state.rounds[round - 1]?.games[0]?.white ?? '';

describe('an excuse', () => {
  const round1 = started(4, tempelhof);
  const white = whiteOf(round1);

  test('puts the game off, and stands with it', () => {
    const { state } = run(round1, excuse(white));
    expect(state.rounds[0]?.games[0]?.result).toEqual({
      kind: 'pending',
      why: 'postponed',
      due: '',
    });
    expect(viewOpenGames(state).due).toMatchObject([
      {
        round: 1,
        board: 1,
        why: 'postponed',
        due: '',
        until: '2026-11-15',
        article: 'Tempelhof III.A.10',
        excuses: [{ toldArbiter: '2026-11-01', offered: ['2026-11-05', '2026-11-09'] }],
      },
    ]);
    expect(viewExcuses(state)).toMatchObject({ most: 2, players: [{ counted: 1 }] });
  });

  test.each<[string, Partial<Excusing>, readonly string[]]>([
    ['sound', {}, []],
    [
      'told on the day alone',
      { toldArbiter: '2026-11-02', toldOpponent: '' },
      ['consequence.excuse-arbiter-told-late', 'consequence.excuse-opponent-not-told'],
    ],
    ['without dates', { offered: ['', ''] }, ['consequence.excuse-dates-missing']],
  ])('%s: what is asked', (_, change, codes) => {
    expect(consequencesOf(round1, excuse(white, change))).toEqual(codes);
  });

  test.each<[string, readonly string[], number]>([
    ['before the round alone', ['2026-10-30', '2026-11-01'], 0],
    ['of which one is the day itself', ['2026-11-01', '2026-11-02'], 1],
  ])('with dates %s counts %j: %i', (_, offered, counted) => {
    const { state } = run(round1, excuse(white, { offered }));
    expect(viewExcuses(state)).toMatchObject({ players: [{ counted }] });
  });

  test('is accepted with a reason where it lacks something', () => {
    const { state } = runConfirmed(round1, excuse(white, { offered: [] }));
    expect(state.players.find(({ id }) => id === white)?.excuses).toHaveLength(1);
  });

  test('is one player’s twice, and a third is asked about unless they play for the club', () => {
    const noted = { toldArbiter: '2026-10-31', toldOpponent: '2026-10-31' };
    const twice = {
      ...round1,
      state: {
        ...round1.state,
        players: round1.state.players.map((player) =>
          player.id === white
            ? {
                ...player,
                excuses: [2, 3].map((round) => ({
                  ...excuse(white, { offered: ['2026-12-03', '2026-12-10'] }),
                  round,
                })),
              }
            : player,
        ),
      },
    };
    expect(consequencesOf(twice, excuse(white, noted))).toEqual(['consequence.excuse-too-many']);
    expect(consequencesOf(twice, excuse(white, { ...noted, duty: true }))).toEqual([]);
    const inAdvance = { offered: ['2026-10-30', '2026-10-31'] };
    expect(consequencesOf(twice, excuse(white, { ...noted, ...inAdvance }))).toEqual([]);
  });

  test('from the last round is asked about (III.A.11)', () => {
    const last = started(4, { ...tempelhof, roundsPlanned: 1 });
    expect(consequencesOf(last, excuse(whiteOf(last)))).toEqual([
      'consequence.postponed-in-last-round',
    ]);
  });

  test('is taken away again; the game stays put off', () => {
    const { state } = run(round1, excuse(white), {
      kind: 'remove-excuse',
      player: playerId(white),
      round: 1,
    });
    expect(viewExcuses(state).players).toEqual([]);
    expect(state.rounds[0]?.games[0]?.result?.kind).toBe('pending');
  });

  test('is nobody else’s to see', () => {
    const shown = publicTournament(run(round1, excuse(white)).state);
    expect(shown?.players.flatMap(({ excuses }) => excuses)).toEqual([]);
  });

  test('needs a game that is open, days, and somebody to take it from', () => {
    const over = whiteWinsAll(round1);
    expect(refusalOf(over, excuse(white))).toMatchObject({ code: 'excuse.game-over' });
    expect(refusalOf(round1, excuse('p9'))).toMatchObject({ code: 'player.unknown' });
    expect(refusalOf(round1, excuse(white, { round: 2 }))).toMatchObject({ code: 'round.unknown' });
    expect(refusalOf(round1, excuse(white, { toldArbiter: 'i går' }))).toEqual({
      code: 'excuse.not-a-day',
      day: 'i går',
    });
    const remove = { kind: 'remove-excuse', player: playerId(white), round: 1 } as const;
    expect(refusalOf(round1, remove)).toMatchObject({ code: 'excuse.none' });
  });

  test('by another regulation is noted as it is', () => {
    expect(consequencesOf(started(4), excuse('p1', { offered: [], toldArbiter: '' }))).toEqual([]);
  });
});
