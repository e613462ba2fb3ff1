import { foldJournal } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Change, TournamentTypes } from '../src/index.ts';
import {
  applicationForTest,
  carryOut,
  enterPlayers,
  ida,
  noon,
  result,
  settings,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

const unconfirmed = { reason: '', confirmed: false };

describe('carrying out commands', () => {
  it('signs and dates what follows, and answers with the new state', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const before = await app.tournaments.journal(id);
    const version = before.ok ? before.value.length : 0;
    const executed = await app.tournaments.execute(
      id,
      { basedOn: version, command: result(1, 2, 2, 0), ...unconfirmed },
      ida,
    );
    expect(executed).toMatchObject({
      ok: true,
      value: {
        state: { version: version + 1 },
        entries: [
          {
            version: version + 1,
            at: noon.toISOString(),
            actor: ida,
            event: { kind: 'result-entered', round: 1, board: 2 },
          },
        ],
      },
    });
    expect(await app.tournaments.get(id)).toEqual({
      ok: true,
      value: executed.ok && executed.value.state,
    });
    expect(await app.tournaments.journal(id)).toEqual({
      ok: true,
      value: before.ok && executed.ok && [...before.value, ...executed.value.entries],
    });
  });

  it('lets results of different boards pass each other', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const state = await app.tournaments.get(id);
    const basedOn = state.ok ? state.value.version : 0;
    const outcomes = await Promise.all(
      [1, 2, 3].map((board) =>
        app.tournaments.execute(
          id,
          { basedOn, command: result(1, board, 1, 1), ...unconfirmed },
          ida,
        ),
      ),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    const after = await app.tournaments.get(id);
    expect(after.ok && after.value.rounds[0]?.games.map((game) => game.result?.kind)).toEqual([
      'played',
      'played',
      'played',
    ]);
  });

  it('tells the slower of two at the same board what the faster wrote', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const state = await app.tournaments.get(id);
    const basedOn = state.ok ? state.value.version : 0;
    const write = (white: number) =>
      app.tournaments.execute(
        id,
        { basedOn, command: result(1, 1, white, 2 - white), ...unconfirmed },
        ida,
      );
    const [first, second] = await Promise.all([write(2), write(0)]);
    expect(first.ok).toBe(true);
    expect(second).toEqual({
      ok: false,
      error: {
        code: 'store.conflict',
        actualVersion: basedOn + 1,
        since: first.ok && first.value.entries,
      },
    });
    const journal = await app.tournaments.journal(id);
    expect(journal.ok && journal.value).toHaveLength(basedOn + 1);
  });

  it('takes a version from the future for a conflict', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const executed = await app.tournaments.execute(
      id,
      { basedOn: 999, command: result(1, 1, 1, 1), ...unconfirmed },
      ida,
    );
    expect(executed).toMatchObject({ error: { code: 'store.conflict', since: [] } });
  });

  it('writes nothing for a command that changes nothing', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    await carryOut(app, id, result(1, 1, 2, 0));
    const before = await app.tournaments.journal(id);
    await carryOut(app, id, result(1, 1, 2, 0));
    expect(await app.tournaments.journal(id)).toEqual(before);
  });

  it.each([
    ['a number that is none', { ...result(1, 1, Number.NaN, 0) }, 'command.result.white'],
    ['an unknown property', { ...result(1, 1, 2, 0), colour: 'red' }, 'command.colour'],
    ['an unknown kind', { kind: 'resign' }, 'command.kind'],
    [
      'another tournament’s creation',
      { kind: 'create-tournament', id: 'x', settings },
      'command.id',
    ],
  ])('refuses %s before anything is decided', async (_, command, at) => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const request = { basedOn: 1, command, ...unconfirmed } as Parameters<
      typeof app.tournaments.execute
    >[1];
    expect(await app.tournaments.execute(id, request, ida)).toEqual({
      ok: false,
      error: { code: 'request.invalid', at },
    });
  });

  it('knows no tournament that was never created', async () => {
    const app = await applicationForTest();
    const missing = { ok: false, error: { code: 'store.missing' } };
    const id = tournamentId('nowhere');
    const request = { basedOn: 0, command: { kind: 'pair-round' } as const, ...unconfirmed };
    expect(await app.tournaments.execute(id, request, ida)).toEqual(missing);
    expect(await app.tournaments.get(id)).toEqual(missing);
    expect(await app.tournaments.at(id, 1)).toEqual(missing);
    expect(await app.tournaments.exportJson(id)).toEqual(missing);
    expect(await app.tournaments.salvage(id)).toEqual(missing);
  });
});

describe('looking back', () => {
  it('gives the state as it was, and again after a return', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const before = await app.tournaments.get(id);
    const version = before.ok ? before.value.version : 0;
    await carryOut(app, id, result(1, 1, 2, 0), { kind: 'return-to', toVersion: version });
    const now = await app.tournaments.get(id);
    expect(now).toEqual({
      ok: true,
      value: before.ok && { ...before.value, version: version + 2 },
    });
    expect(await app.tournaments.at(id, version)).toEqual(before);
    const between = await app.tournaments.at(id, version + 1);
    expect(between.ok && between.value.rounds[0]?.games[0]?.result).toMatchObject({ white: 2 });
  });

  it.each([0, -1, 1.5, 999])('knows no version %s', async (version) => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    expect(await app.tournaments.at(id, version)).toEqual({
      ok: false,
      error: { code: 'journal.unknown-version', version },
    });
  });
});

describe('the list', () => {
  it('sums tournaments up and follows them', async () => {
    const app = await applicationForTest();
    expect(await app.tournaments.list()).toEqual([]);
    const id = await startTournament(app);
    const summary = {
      id,
      name: 'Efterårsturnering',
      place: 'Aarhus',
      group: 'A',
      published: true,
      demo: false,
      finished: false,
      players: 6,
      roundsPlayed: 1,
      roundsPlanned: 5,
      firstDate: '2026-11-21',
      origin: null,
      changedAt: noon.toISOString(),
      damaged: null,
      archived: false,
      organisation: 'own',
      handedTo: [],
    };
    expect(await app.tournaments.list()).toEqual([summary]);
    await carryOut(app, id, { kind: 'change-settings', changes: { name: 'Vinter' } });
    expect(await app.tournaments.list()).toEqual([{ ...summary, name: 'Vinter' }]);
  });
});

describe('listeners', () => {
  it('hear of entries once the state they lead to can be had', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const heard: Change<TournamentTypes>[] = [];
    const versions: number[] = [];
    app.tournaments.subscribe(async (change) => {
      heard.push(change);
      const state = await app.tournaments.get(change.id);
      if (state.ok) versions.push(state.value.version);
    });
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 0, 2));
    expect(heard.map(({ entries }) => entries.map(({ event }) => event.kind))).toEqual([
      ['result-entered'],
      ['result-entered'],
    ]);
    expect(versions).toEqual(heard.map(({ version }) => version));
  });
});

describe('the demo', () => {
  it('is the middle of a fourth round, and goes without a trace', async () => {
    const app = await applicationForTest();
    const created = await app.tournaments.createDemo(ida);
    const id = created.ok ? created.value : tournamentId('none');
    const state = await app.tournaments.get(id);
    if (!state.ok) throw new Error(state.error.code);
    const { players, rounds, demo, settings: demoSettings } = state.value;
    expect({ demo, players: players.length, published: demoSettings.visibility.published }).toEqual(
      {
        demo: true,
        players: 24,
        published: true,
      },
    );
    expect(players.filter(({ presence }) => presence.kind === 'withdrawn')).toHaveLength(1);
    const kinds = rounds.map(({ games }) => games.map((game) => game.result?.kind ?? 'open'));
    expect(kinds.map((round) => new Set(round))).toEqual([
      new Set(['played']),
      new Set(['played']),
      new Set(['played', 'pending']),
      new Set(['played', 'open']),
    ]);
    expect(await app.tournaments.removeDemo(id)).toEqual({ ok: true, value: null });
    expect(await app.tournaments.list()).toEqual([]);
  });

  it('is the same from the same seed, whoever makes it', async () => {
    const app = await applicationForTest();
    const events = async () => {
      const created = await app.tournaments.createDemo(ida);
      const journal = await app.tournaments.journal(created.ok ? created.value : tournamentId('x'));
      return journal.ok ? journal.value.slice(1).map(({ event }) => event) : [];
    };
    const first = await events();
    expect(first.length).toBeGreaterThan(60);
    expect(await events()).toEqual(first);
  });

  it('has times that never go back and end by now', async () => {
    const app = await applicationForTest();
    const created = await app.tournaments.createDemo(ida);
    const journal = await app.tournaments.journal(created.ok ? created.value : tournamentId('x'));
    const times = journal.ok ? journal.value.map(({ at }) => at) : [];
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)! <= noon.toISOString()).toBe(true);
  });

  it('is the only kind of tournament that can be removed', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    expect(await app.tournaments.removeDemo(id)).toMatchObject({ ok: false });
    expect((await app.tournaments.get(id)).ok).toBe(true);
  });
});

describe('the live state', () => {
  it('is the fold of the journal, before and after it was forgotten', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 1, 1), result(1, 3, 0, 2));
    for (let other = 0; other < 55; other++) {
      const otherId = tournamentId(`other-${other}`);
      await carryOut(app, otherId, { kind: 'create-tournament', id: otherId, settings });
    }
    await carryOut(app, id, { kind: 'pair-round' }, enterPlayersLate());
    const journal = await app.tournaments.journal(id);
    const live = await app.tournaments.get(id);
    expect(live.ok && live.value).toEqual(journal.ok && foldJournal(journal.value));
  });
});

const enterPlayersLate = () => {
  const command = enterPlayers(7);
  if (command.kind !== 'enter-players') throw new Error('not entering');
  return { ...command, players: command.players.slice(6) };
};
