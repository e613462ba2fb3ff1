import { readFileSync } from 'node:fs';
import { comparedRound } from '@rokade/presentation/desks/round/compared-rounds.ts';
import { newSettings } from '@rokade/presentation/desks/settings/new-settings.ts';
import { invariant } from '@rokade/rules';
import { createApplication } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { expect, test } from 'vitest';
import { checkedInTurns } from '../src/lib/server/tournaments/checked-in-turns.ts';

const importer = {
  actor: { id: 'arbiter-1', name: 'Møller, Bo' },
  settings: newSettings('da'),
  at: '2026-11-21T18:00:00.000Z',
  confirmed: false,
};

const player = (no: number, name: string): string =>
  `001 ${String(no).padStart(4)}      ${name.padEnd(33)} 1500`;

const report = (...names: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    ['012 Klubmonrad', ...names.map((name, index) => player(index + 1, name)), ''].join('\n'),
  );

async function emptyApplication() {
  const made = await createApplication({ dataDirectory: ':memory:' });
  invariant(made.ok, 'a memory can be opened');
  return made.value;
}

test('a report file becomes a tournament with its players', async () => {
  const app = await emptyApplication();
  const taken = await app.tournaments.importFile(report('Hansen, Ida', 'Voß, Anna'), importer);
  expect(taken).toMatchObject({ value: { losses: [], remarks: [], differing: [] } });
  expect((await app.tournaments.list()).map(({ name }) => name)).toEqual(['Klubmonrad']);
  await app.close();
});

test('a report file keeps its games', async () => {
  const app = await emptyApplication();
  const file = new URL('../../../packages/formats/test/fixtures/dutch-0010.trf', import.meta.url);
  const taken = await app.tournaments.importFile(readFileSync(file), importer);
  invariant(taken.ok, 'the file is taken in');
  const t = await app.tournaments.get(taken.value.id);
  invariant(t.ok, 'the tournament is there');
  expect(t.value.settings.system.code).toBe('dutch');
  expect(taken.value).toMatchObject({ losses: [], remarks: [], differing: [] });
  expect(t.value.rounds.length).toBeGreaterThan(3);
  expect(t.value.rounds[0]?.games.every(({ result }) => result !== null)).toBe(true);
  await app.close();
});

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../packages/formats/test/fixtures/${name}`, import.meta.url), 'utf8');

test('a report file begun with Black, which no record says, is paired as it stands', async () => {
  const app = await emptyApplication();
  const untold = fixture('dutch-0015.trf').replace(/^(152|XXC) .*$\r?\n?/gm, '');
  const taken = await app.tournaments.importFile(new TextEncoder().encode(untold), importer);
  invariant(taken.ok, 'the file is taken in');
  expect(taken.value.differing).toEqual([]);
  const t = await app.tournaments.get(taken.value.id);
  expect(t.ok && t.value.settings.system).toMatchObject({ initialColour: 'black' });
  await app.close();
});

test('a round that the rules pair otherwise, and what a journal has no place for, are said', async () => {
  const app = await emptyApplication();
  const other = fixture('dutch-0015.trf').replace('152 B', '152 W');
  const penalty = `${other}299          -0.5    1    1\n`;
  const bytes = new TextEncoder().encode(penalty);
  const asked = await app.tournaments.importFile(bytes, importer);
  expect(asked).toMatchObject({ ok: false, error: [{ code: 'import.rounds-differ' }] });
  expect(await app.tournaments.list()).toEqual([]);
  const taken = await app.tournaments.importFile(bytes, { ...importer, confirmed: true });
  invariant(taken.ok, 'the file is taken in');
  expect(taken.value.losses).toEqual([{ code: 'loss.abnormal-points', count: 1 }]);
  expect(taken.value.remarks).toMatchObject([{ code: 'trf.points.differ' }]);
  expect(taken.value.differing).toContain(1);
  const t = await app.tournaments.get(taken.value.id);
  invariant(t.ok, 'the tournament is there');
  const [first] = (await checkedInTurns(t.value)).map((each) =>
    comparedRound(t.value, translator('en'), each),
  );
  expect(first?.ok).toBe(false);
  expect(first?.byRules).toHaveLength(first?.actual.length ?? 0);
  expect(first?.byRules[0]).toMatch(/^\d+ .+ – \d+ .+$/);
  await app.close();
});

test('a file that left FIDE mode is taken with its rounds unasked', async () => {
  const app = await emptyApplication();
  const other = fixture('dutch-0015.trf').replace('152 B', '152 W');
  const left = `### FIDE mode exited @ Round 1\n${other}`;
  const taken = await app.tournaments.importFile(new TextEncoder().encode(left), importer);
  invariant(taken.ok, 'the file is taken in');
  expect(taken.value.differing).toContain(1);
  const t = await app.tournaments.get(taken.value.id);
  expect(t).toMatchObject({ value: { fideMode: { kind: 'left' } } });
  await app.close();
});

test('a report file that is refused leaves no half-made tournament behind', async () => {
  const app = await emptyApplication();
  const long = new TextEncoder().encode(`012 ${'x'.repeat(300)}\n${player(1, 'Hansen, Ida')}\n`);
  const taken = await app.tournaments.importFile(long, importer);
  expect(taken).toMatchObject({ ok: false, error: [{ code: 'settings.invalid', field: 'name' }] });
  expect(await app.tournaments.list()).toEqual([]);
  await app.close();
});
