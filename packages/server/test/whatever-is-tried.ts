import { type Command, foldJournal } from '@rokade/tournament';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createApplication } from '../src/index.ts';
import {
  details,
  enterPlayers,
  ida,
  noon,
  playerId,
  settings,
  tournamentId,
} from './sample-tournament.ts';

const id = tournamentId('autumn');
const round = fc.integer({ min: 1, max: 4 });
const board = fc.integer({ min: 1, max: 4 });
const player = fc.integer({ min: 1, max: 9 }).map(playerId);
const played = fc
  .constantFrom([2, 0], [1, 1], [0, 2], [1, 0])
  .map(([white = 0, black = 0]) => ({ kind: 'played', white, black }) as const);

const written = fc.record({ round, board, result: played });
const moved = fc.record({ player, fromRound: round });

/** Something an arbiter might try, sensible at that moment or not. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Command>({ kind: 'pair-round' }) },
  { weight: 4, arbitrary: fc.constant<Command>({ kind: 'publish-round' }) },
  {
    weight: 12,
    arbitrary: written.map((where): Command => ({ kind: 'enter-result', ...where })),
  },
  written.map((where): Command => ({ kind: 'correct-result', ...where })),
  fc.record({ round, board }).map((where): Command => ({ kind: 'swap-colours', ...where })),
  moved.map((who): Command => ({ kind: 'withdraw-player', ...who })),
  moved.map((who): Command => ({ kind: 'return-player', ...who })),
  player.map((who): Command => ({ kind: 'change-player', player: who, changes: { club: 'SK' } })),
  fc.integer({ min: 7, max: 9 }).map(
    (place): Command => ({
      kind: 'enter-players',
      players: [{ id: playerId(place), details: details(`Sen ${place}, Bo`) }],
    }),
  ),
  player.map((who): Command => ({ kind: 'erase-player', player: who })),
  fc.constant<Command>({ kind: 'unpublish-round' }),
  fc.constant<Command>({ kind: 'finish-tournament' }),
  fc.constant<Command>({ kind: 'reopen-tournament' }),
  fc.integer({ min: 1, max: 40 }).map((toVersion): Command => ({ kind: 'return-to', toVersion })),
);

async function openApplication() {
  const created = await createApplication({ dataDirectory: ':memory:', clock: () => noon });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

async function playThrough(commands: readonly Command[]) {
  const app = await openApplication();
  const opening: readonly Command[] = [
    { kind: 'create-tournament', id, settings },
    enterPlayers(6),
    { kind: 'draw-lots', seed: 'x' },
  ];
  for (const command of [...opening, ...commands]) {
    const state = await app.tournaments.get(id);
    const basedOn = state.ok ? state.value.version : 0;
    await app.tournaments.execute(id, { basedOn, command, reason: 'why', confirmed: true }, ida);
  }
  return app;
}

/**
 * Whatever is tried, the live state is the fold of the journal, any prefix folds, and export and
 * import keep it.
 */
export async function expectJournalKept(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { maxLength: 40 }), async (commands) => {
      const app = await playThrough(commands);
      const journal = await app.tournaments.journal(id);
      const live = await app.tournaments.get(id);
      if (!journal.ok || !live.ok) throw new Error('the journal does not open');
      expect(live.value).toEqual(foldJournal(journal.value));
      for (let end = 1; end <= journal.value.length; end++) {
        expect(foldJournal(journal.value.slice(0, end))?.version).toBe(end);
      }
      const exported = await app.tournaments.exportJson(id);
      await app.close();
      const other = await openApplication();
      expect(await other.tournaments.importJson(exported.ok ? exported.value : '')).toEqual({
        ok: true,
        value: id,
      });
      expect(await other.tournaments.journal(id)).toEqual(journal);
      await other.close();
    }),
    { numRuns },
  );
}
