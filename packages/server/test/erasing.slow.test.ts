import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSweep, rotatingSeed } from '../../../test/rotating-seed.ts';
import { createApplication } from '../src/index.ts';
import { filesWith } from './bytes-in-folder.ts';
import { folderForTest } from './folder-for-test.ts';
import {
  carryOut,
  details,
  ida,
  playerId,
  result,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

const id = tournamentId('autumn');
const program = fileURLToPath(new URL('./erasing-process.ts', import.meta.url));

async function openIn(folder: string) {
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

/** Lets the erasing live for some milliseconds after it has begun; tells whether it was done. */
function killErasingAfter(folder: string, milliseconds: number): Promise<boolean> {
  const child = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    if (output === '') setTimeout(() => child.kill('SIGKILL'), milliseconds);
    output += chunk;
  });
  return new Promise((resolve) => child.once('close', () => resolve(output.includes('done'))));
}

/** Between its beginning and its end, on a quiet machine and on a busy one. */
const moments = [0, 4, 8, 12, 16, 24, 36, 60, 100, 200, 400].filter(
  (_, index) => isSweep || index % 3 === rotatingSeed % 3,
);

/** The last one comes through. */
const lives = [...moments, 20_000];

describe('erasing that is killed', () => {
  it('leaves the name or takes it away, and nothing in between', async () => {
    const original = folderForTest();
    const first = await openIn(original);
    await startTournament(first);
    await carryOut(first, id, result(1, 1, 2, 0));
    await first.close();
    const outcomes = new Set<boolean>();
    for (const milliseconds of lives) {
      const folder = folderForTest();
      cpSync(original, folder, { recursive: true });
      const done = await killErasingAfter(folder, milliseconds);
      const app = await openIn(folder);
      const journal = await app.tournaments.journal(id);
      if (!journal.ok) throw new Error(journal.error.code);
      const isErased = journal.value.at(-1)?.event.kind === 'player-erased';
      const isNamed = JSON.stringify(journal.value).includes('Nr 3, Åse');
      expect(isNamed).toBe(!isErased);
      if (done) expect(isErased).toBe(true);
      if (isErased) await expect.poll(() => filesWith(folder, 'Nr 3, Åse')).toEqual([]);
      await app.close();
      outcomes.add(isErased);
    }
    expect(outcomes).toContain(true);
  }, 240_000);
});

const player = fc.integer({ min: 1, max: 6 }).map(playerId);
const named = fc.integer({ min: 1, max: 9 }).map((number) => `Geheim ${number}, Åse`);

/** What writes names, moves rows about and goes back. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ player, name: named }).map(
    ({ player: who, name }): Command => ({
      kind: 'change-player',
      player: who,
      changes: { name },
    }),
  ),
  player.map(
    (who): Command => ({ kind: 'change-player', player: who, changes: details('Ny, Bo') }),
  ),
  player.map((who): Command => ({ kind: 'remove-player', player: who })),
  fc.record({ player, name: named }).map(
    ({ player: who, name }): Command => ({
      kind: 'enter-players',
      players: [{ id: who, details: details(name) }],
    }),
  ),
  fc.constant<Command>({ kind: 'change-settings', changes: { place: 'x'.repeat(90) } }),
  fc.integer({ min: 1, max: 30 }).map((toVersion): Command => ({ kind: 'return-to', toVersion })),
);

describe('whatever was written of somebody', () => {
  it('is in no file once all are erased, and no way back leads to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { maxLength: 60 }), async (commands) => {
        const folder = folderForTest();
        const app = await openIn(folder);
        const run = async (command: Command) => {
          const state = await app.tournaments.get(id);
          const basedOn = state.ok ? state.value.version : 0;
          const request = { basedOn, command, reason: '', confirmed: true };
          return app.tournaments.execute(id, request, ida);
        };
        await startTournament(app);
        await run({ kind: 'return-to', toVersion: 7 });
        for (const command of commands) await run(command);
        for (let place = 1; place <= 6; place++) {
          await run({ kind: 'erase-player', player: playerId(place) });
        }
        const journal = await app.tournaments.journal(id);
        const versions = journal.ok ? journal.value.length : 0;
        for (let toVersion = 1; toVersion <= versions; toVersion += 3) {
          await run({ kind: 'return-to', toVersion });
          expect(JSON.stringify(await app.tournaments.get(id))).not.toMatch(/Geheim|Nr \d/);
        }
        expect((await app.tournaments.journal(id)).ok).toBe(true);
        await app.close();
        expect(filesWith(join(folder), 'Geheim')).toEqual([]);
        expect(filesWith(join(folder), 'Nr 3, Åse')).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 240_000);
});
