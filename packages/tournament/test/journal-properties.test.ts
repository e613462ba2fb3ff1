import {
  type Command,
  effectiveEntries,
  evolve,
  foldJournal,
  type JournalEntry,
  publishedRounds,
  statesAlong,
  type Tournament,
  viewCrosstable,
  viewPhase,
  viewPlayerCard,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  put,
  run,
  settings,
  tournamentId,
} from '../../../test/tournament/journal-driver.ts';

/** Four numbers stand for one act of an arbiter; their meaning depends on the state. */
const act = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99));
type Act = readonly [number, number, number, number];

const pick = <T>(items: readonly T[], n: number): T | undefined => items[n % items.length];

const results = [
  { kind: 'played', white: 2, black: 0 },
  { kind: 'played', white: 1, black: 1 },
  { kind: 'played', white: 0, black: 2 },
  { kind: 'forfeit', absent: 'white', notice: false },
  { kind: 'forfeit', absent: 'both', notice: true },
  { kind: 'pending', why: 'postponed', due: '' },
  { kind: 'played', white: 1, black: 0 },
] as const;

function resultCommand({ state }: Driver, [, b, c, d]: Act): Command {
  const round = pick(state.rounds, b);
  const game = pick(round?.games ?? [], c);
  const result = pick(results, d) ?? results[0];
  const at = { round: round?.number ?? 1, board: game?.board ?? 1 };
  return game?.result == null
    ? { kind: 'enter-result', ...at, result }
    : { kind: 'correct-result', ...at, result: d > 90 ? null : result };
}

function playerCommand({ state }: Driver, [a, b, c, d]: Act): Command {
  const player = pick(state.players, b)?.id ?? playerId('p0');
  const round = 1 + (c % 4);
  switch (a % 6) {
    case 0: {
      const id = playerId(`p${state.version}`);
      const missed = d % 2 === 0 ? [] : [{ round: 1, bye: 'half-point' } as const];
      const late = { id, details: details(`Ny ${state.version}`), missed };
      return { kind: 'enter-players', players: [late] };
    }
    case 1:
      return { kind: 'withdraw-player', player, fromRound: round };
    case 2:
      return { kind: 'return-player', player, fromRound: round };
    case 3:
      return { kind: 'request-bye', player, request: { round, bye: 'half-point' } };
    case 4:
      return { kind: 'change-player', player, changes: { rating: 1000 + d } };
    default:
      return { kind: 'remove-player', player };
  }
}

/** A player of the newest round without an opponent or, if there is none, two players with one. */
function latePair({ rounds, players }: Driver['state'], b: number): Command {
  const round = rounds.at(-1);
  const seated = new Set(round?.games.flatMap(({ white, black }) => [white, black]));
  const free = players.filter(({ id }) => !seated.has(id));
  const white = pick(free, b)?.id ?? playerId('q0');
  const black = pick(free, b + 1)?.id ?? playerId('q1');
  return { kind: 'add-pair', round: round?.number ?? 1, white, black, minutesOff: b % 20 };
}

function tournamentCommand({ state }: Driver, [a, b]: Act): Command {
  const commands: readonly Command[] = [
    { kind: 'pair-round' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'publish-round' },
    { kind: 'unpublish-round' },
    { kind: 'draw-lots', seed: `seed ${b}` },
    { kind: 'return-to', toVersion: 2 + (b % Math.max(1, state.version - 1)) },
    { kind: 'finish-tournament' },
    { kind: 'reopen-tournament' },
    { kind: 'swap-colours', round: 1 + (b % 3), board: 1 },
    latePair(state, b),
  ];
  return pick(commands, a) as Command;
}

function commandOf(driver: Driver, numbers: Act): Command {
  if (numbers[3] % 3 === 0) return resultCommand(driver, numbers);
  return numbers[3] % 7 === 1 ? playerCommand(driver, numbers) : tournamentCommand(driver, numbers);
}

function play(acts: readonly Act[]): Driver {
  const players = Array.from({ length: 7 }, (_, i) => ({
    id: playerId(`q${i}`),
    details: details(`Spiller ${i}`),
  }));
  const begun = run(
    null,
    { kind: 'create-tournament', id: tournamentId, settings },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'egenskaber' },
  );
  return acts.reduce<Driver>(
    (now, numbers) =>
      put(now, { command: commandOf(now, numbers), reason: 'prøve', confirmed: true }),
    begun,
  );
}

const journal = fc.array(act, { minLength: 5, maxLength: 60 }).map(play);

function viewsHold(state: Tournament): void {
  viewPhase(state);
  const standings = viewStandings(state);
  expect(standings.rows).toHaveLength(state.players.length);
  expect(viewCrosstable(state).rows).toHaveLength(state.players.length);
  for (const { number } of state.rounds) expect(viewRound(state, number)?.round).toBe(number);
  for (const { id } of state.players) {
    expect(viewPlayerCard(state, id)?.rounds).toHaveLength(publishedRounds(state));
  }
}

describe('any journal that decide lets come about', () => {
  test('entry by entry gives the same state as folding the whole', () => {
    fc.assert(
      fc.property(journal, ({ entries, state }) => {
        const stepwise = effectiveEntries(entries).reduce<Tournament | null>(evolve, null);
        expect({ ...stepwise, version: entries.length }).toEqual(state);
        expect(foldJournal(entries)).toEqual(state);
      }),
      { numRuns: 60 },
    );
  });

  test('every prefix is a valid tournament, with all its pages', () => {
    fc.assert(
      fc.property(journal, fc.nat(1000), ({ entries }, n) => {
        const prefix = entries.slice(0, 1 + (n % entries.length));
        const state = foldJournal(prefix);
        expect(state?.version).toBe(prefix.length);
        if (state !== null) viewsHold(state);
      }),
      { numRuns: 60 },
    );
  });

  test('the states along it are those of its beginnings', () => {
    fc.assert(
      fc.property(journal, ({ entries }) => {
        const beginnings = entries.map((_, index) => foldJournal(entries.slice(0, index + 1)));
        expect(statesAlong(entries)).toEqual(beginnings);
      }),
      { numRuns: 20 },
    );
  });

  test('a return gives the state of that moment, and can itself be taken back', () => {
    fc.assert(
      fc.property(journal, fc.nat(1000), ({ entries, state }, n) => {
        const toVersion = 1 + (n % (entries.length - 1));
        const back = (to: number, version: number): JournalEntry => ({
          ...(entries[0] as JournalEntry),
          version,
          event: { kind: 'returned-to', toVersion: to },
        });
        const returned = [...entries, back(toVersion, entries.length + 1)];
        const then = foldJournal(entries.slice(0, toVersion));
        expect(foldJournal(returned)).toEqual({ ...then, version: returned.length });
        const undone = [...returned, back(entries.length, returned.length + 1)];
        expect(foldJournal(undone)).toEqual({ ...state, version: undone.length });
      }),
      { numRuns: 60 },
    );
  });

  test('no round ever holds a player twice, and numbers run from 1 without gaps', () => {
    fc.assert(
      fc.property(journal, ({ state }) => {
        expect(state.players.map(({ no }) => no)).toEqual(state.players.map((_, i) => i + 1));
        for (const round of state.rounds) {
          const seated = [
            ...round.games.flatMap(({ white, black }) => [white, black]),
            ...round.byes.map(({ player }) => player),
          ];
          expect(new Set(seated).size).toBe(seated.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
