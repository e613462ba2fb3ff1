import {
  type NewTournament,
  newTournamentCommands,
  type Settings,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  put,
  run,
  settings,
  tournamentId,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const list = withPlayers(12).state;
const groupId: TournamentId = tournamentId;
const origin = { kind: 'group', tournaments: [list.id] } as const;

const newTournamentOf = (
  numbers: readonly number[],
  change: Partial<Settings> = {},
  numbered = false,
): NewTournament => ({
  id: groupId,
  settings: { ...settings, group: 'MA-1', origin, ...change },
  players: numbers.map((no) => {
    const player = list.players[no - 1];
    if (player === undefined) throw new Error(`no player ${no}`);
    return player;
  }),
  numbered,
});

/** Carries out the commands of a new tournament on the existing state. */
function found(there: Driver | null, newTournament: NewTournament): Driver {
  let now = there;
  for (const command of newTournamentCommands(there?.state ?? null, newTournament)) {
    now = put(now, { command, reason: 'Numre efter stillingen', confirmed: true });
    if (now.refusal !== null) throw new Error(JSON.stringify(now.refusal));
  }
  if (now === null) throw new Error('nothing was founded');
  return now;
}

const idsOf = ({ players }: Tournament): readonly string[] => players.map(({ id }) => id).sort();

describe('a tournament made of players of another', () => {
  it('has its settings and its players with their details and ids', () => {
    const { state } = found(null, newTournamentOf([3, 1, 2]));
    expect(state.settings).toEqual({ ...settings, group: 'MA-1', origin });
    expect(state.players.map(({ id, details: d }) => [id, d.rating])).toEqual([
      ['p3', 1970],
      ['p1', 1990],
      ['p2', 1980],
    ]);
    expect(state.lots.kind).toBe('not-drawn');
  });

  it('numbers them in the order given where that is wanted', () => {
    const { state } = found(null, newTournamentOf([3, 1, 2], {}, true));
    expect(state.players.map(({ id, no }) => [no, id])).toEqual([
      [1, 'p3'],
      [2, 'p1'],
      [3, 'p2'],
    ]);
    expect(state.lots.kind).toBe('typed-in');
  });

  it('keeps byes asked for, where the new tournament has such a round and no table', () => {
    const withBye = run(withPlayers(4), {
      kind: 'request-bye',
      player: playerId('p2'),
      request: { round: 2, bye: 'half-point' },
    }).state;
    const byesIn = (change: Partial<Settings>) => {
      const { state } = found(null, { ...newTournamentOf([], change), players: withBye.players });
      return state.players.flatMap(({ id, byeRequests }) =>
        byeRequests.map(({ round }) => [id, round]),
      );
    };
    expect(byesIn({})).toEqual([['p2', 2]]);
    expect(byesIn({ roundsPlanned: 1 })).toEqual([]);
    const table = { code: 'dsu', edition: 'dsu-2002', cycles: 1, withdrawals: 'dsu-2002' } as const;
    const system = { ...table, freeDates: false };
    expect(byesIn({ system, tieBreaks: ['DSU-SB'] })).toEqual([]);
  });

  it('takes over a corrected name', () => {
    const before = found(null, newTournamentOf([1, 2]));
    const corrected = { ...details('Rettet, Navn'), rating: 1990 };
    const [first, ...others] = newTournamentOf([1, 2]).players;
    if (first === undefined) throw new Error('no player');
    const again = {
      ...newTournamentOf([]),
      players: [{ ...first, details: corrected }, ...others],
    };
    expect(found(before, again).state.players[0]?.details.name).toBe('Rettet, Navn');
  });

  const anyPlayers = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2 });

  it('whatever was there, becomes what is wanted, and then nothing is left to do', () => {
    fc.assert(
      fc.property(anyPlayers, anyPlayers, fc.boolean(), (before, after, numbered) => {
        const wanted = newTournamentOf(after, { group: 'M7-1', roundsPlanned: 7 }, numbered);
        const done = found(found(null, newTournamentOf(before, {}, numbered)), wanted);
        expect(idsOf(done.state)).toEqual(after.map((no) => `p${no}`).sort());
        expect(done.state.settings).toEqual(wanted.settings);
        expect(newTournamentCommands(done.state, wanted)).toEqual([]);
        if (numbered)
          expect(done.state.players.map(({ id }) => id)).toEqual(after.map((no) => `p${no}`));
      }),
    );
  });

  it('goes on wherever a try broke off', () => {
    fc.assert(
      fc.property(anyPlayers, fc.nat(4), (numbers, stop) => {
        const wanted = newTournamentOf(numbers, {}, true);
        const begun = newTournamentCommands(null, wanted).slice(0, 1 + stop);
        const broken = run(null, ...begun);
        const done = found(broken, wanted).state;
        expect(done.players).toEqual(found(null, wanted).state.players);
      }),
    );
  });
});
