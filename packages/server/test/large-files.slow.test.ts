import type { RatingsCommand } from '@rokade/ratings';
import { describe, expect, it } from 'vitest';
import { everyNth, seedMessage } from '../../../test/rotating-seed.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { longestStretch } from './longest-stretch.ts';
import { applicationForTest, ida, noon, settings } from './sample-tournament.ts';

/** What nobody notices who asks for something else meanwhile, in milliseconds. */
const unnoticed = 200;

const importer = { actor: ida, at: noon.toISOString(), settings, confirmed: true };

/** Columns 81 to 89 of a report file's player and all before; the first half wins all its games. */
function playerLine(no: number, half: number, rounds: number): string {
  const isFirst = no <= half;
  const games = Array.from({ length: rounds }, (_, round) => {
    const opponent = isFirst
      ? half + 1 + ((no + round) % half)
      : 1 + ((no - half - 2 - round + 2 * half) % half);
    return `  ${String(opponent).padStart(4)} ${isFirst ? 'w 1' : 'b 0'}`;
  });
  const points = `${isFirst ? rounds : 0}.0`.padStart(4);
  const name = `Spiller${no}, Åse`.padEnd(33);
  const head = `001 ${String(no).padStart(4)}      ${name} 1500`.padEnd(80);
  return `${head}${points} ${String(no).padStart(4)}${games.join('')}`;
}

/** A report file of as many players, each of the first half against others of the second. */
function reportOf(players: number, rounds: number): Uint8Array {
  const lines = Array.from({ length: players }, (_, index) =>
    playerLine(index + 1, players / 2, rounds),
  );
  return new TextEncoder().encode(['012 Stævne', ...lines, ''].join('\n'));
}

describe('a file of a thousand players', () => {
  it('is taken in, exported and taken in again while others have their turn', async () => {
    const app = await applicationForTest();
    const { tournaments } = app;
    const file = reportOf(1000, 2);
    let exported = '';
    const importing = await longestStretch(async () => {
      const taken = await tournaments.importFile(file, importer);
      if (!taken.ok) throw new Error(JSON.stringify(taken.error));
      const text = await tournaments.exportJson(taken.value.id);
      exported = text.ok ? text.value : '';
    });
    const again = await longestStretch(async () => {
      const taken = await tournaments.importJson(exported);
      expect(taken.ok && (await tournaments.get(taken.value))).toMatchObject({
        value: { players: { length: 1000 }, rounds: { length: 2 } },
      });
    });
    expect(Math.max(importing, again)).toBeLessThan(unnoticed);
  });

  it('is refused in the same way where it is spoilt', async () => {
    const { tournaments } = await applicationForTest();
    const spoilt = reportOf(1000, 1).fill(120, 20_000, 60_000);
    const longest = await longestStretch(async () => {
      expect((await tournaments.importFile(spoilt, importer)).ok).toBe(false);
      const text = `{"format":"rokade-journal","entries":[${'{},'.repeat(100_000)}{}]}`;
      expect(await tournaments.importJson(text)).toMatchObject({
        error: { code: 'import.invalid', problem: 'wrong-shape' },
      });
    });
    expect(longest).toBeLessThan(unnoticed);
  });

  it('or a list of many more is read while others have their turn', async () => {
    const { tournaments } = await applicationForTest();
    const rows = Array.from(
      { length: 9000 },
      (_, row) => `Spiller${row}, Bo;${row % 2500};${'x'.repeat(60)}`,
    );
    const longest = await longestStretch(async () => {
      const list = await tournaments.readPlayerList(['Navn;Rating;Klub', ...rows].join('\n'));
      expect(list.players).toHaveLength(9000);
    });
    expect(longest).toBeLessThan(unnoticed);
  });
});

describe('a file of many megabytes with nothing in it', () => {
  it('is refused at any address that takes a file, while others have their turn', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const owner = await setUpArbiter(app, api);
    const file = `{"format":"rokade-journal","entries":[${'{},'.repeat(500_000)}{}]}`;
    const longest = await longestStretch(async () => {
      const takesFile = api.routes.filter(({ takes }) => takes === 'file');
      for (const { path } of everyNth(takesFile, 3)) {
        const answer = await api.post(path.replace('{id}', 'spring'), file, owner);
        expect([path, answer.status]).toEqual([path, expect.toSatisfy(isRefusal)]);
      }
    });
    expect(longest, seedMessage).toBeLessThan(unnoticed);
    expect(api.bugs).toEqual([]);
  });
});

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

describe('a federation’s list of numbers', () => {
  it('is previewed and taken over while others have their turn', async () => {
    const { ratings } = await applicationForTest();
    const rows = Array.from(
      { length: 20_000 },
      (_, row) => `${100_000 + row};Spiller${row}, Bo;${1000 + (row % 1500)};Klub ${row % 300}`,
    );
    const list = ['DSU-nr;Navn;Rating;Klub', ...rows].join('\n');
    const facts = { day: '2026-01-01', source: 'DSU' };
    let command: RatingsCommand | undefined;
    const previewing = await longestStretch(async () => {
      const read = await ratings.openingOf(list, facts);
      if (!read.ok) throw new Error(JSON.stringify(read.error[0]));
      command = read.value.command;
      const preview = await ratings.preview(command);
      expect(preview.ok && preview.value.changes).toHaveLength(20_000);
    });
    if (command === undefined) throw new Error('nothing was read');
    const request = { basedOn: 0, command, reason: '', confirmed: true };
    const taking = await longestStretch(async () => {
      expect((await ratings.execute(request, ida)).ok).toBe(true);
    });
    expect(previewing).toBeLessThan(unnoticed / 2);
    expect(taking).toBeLessThan(unnoticed);
  });
});
