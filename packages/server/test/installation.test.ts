import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type InstallationValues,
  installationBook,
  installationFields,
  ownLawTexts,
} from '@rokade/installation';
import { foldJournal } from '@rokade/journal';
import { openBeside } from '@rokade/store';
import { journalFormat, usualSettings } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type Application,
  createApplication,
  parseJournalFile,
  tournamentDefaults,
} from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { applicationForTest, ida, noon } from './sample-tournament.ts';

const change = (changes: Partial<InstallationValues>) =>
  ({ kind: 'change-installation', changes }) as const;

async function say(app: Application, changes: Partial<InstallationValues>): Promise<void> {
  const basedOn = app.installation.now().version;
  const request = { basedOn, command: change(changes), reason: '', confirmed: false };
  const executed = await app.installation.execute(request, ida);
  if (!executed.ok) throw new Error(JSON.stringify(executed.error));
}

describe('the installation’s own book', () => {
  it('says nothing until somebody does, and then at once', async () => {
    const app = await applicationForTest();
    expect(app.installation.now()).toMatchObject({ version: 0, name: '' });
    expect(await app.installation.journal()).toMatchObject({ error: { code: 'store.missing' } });
    await say(app, { name: 'Skakklubben Brønden', timeZone: 'America/New_York' });
    expect(app.installation.now()).toMatchObject({ version: 2, name: 'Skakklubben Brønden' });
    // 12:00 UTC: the clock in the hall is the installation's.
    expect(app.hall().now).toBe('2026-11-21T07:00');
  });

  it('is undone, redone and looked back at like any book', async () => {
    const app = await applicationForTest();
    await say(app, { name: 'Skakklubben' });
    await say(app, { name: 'Brønden' });
    const request = { reason: '', confirmed: false };
    const back = (toVersion: number) => ({ kind: 'return-to', toVersion }) as const;
    const undone = await app.installation.execute(
      { ...request, basedOn: 3, command: back(2) },
      ida,
    );
    expect(undone).toMatchObject({ value: { state: { version: 4, name: 'Skakklubben' } } });
    await app.installation.execute({ ...request, basedOn: 4, command: back(3) }, ida);
    expect(app.installation.now()).toMatchObject({ version: 5, name: 'Brønden' });
    expect(await app.installation.at(2)).toMatchObject({ value: { name: 'Skakklubben' } });
    expect(
      await app.installation.execute({ ...request, basedOn: 5, command: back(9) }, ida),
    ).toMatchObject({ error: { code: 'journal.unknown-version' } });
  });

  it('tells the slower of two who change the same', async () => {
    const app = await applicationForTest();
    await say(app, { name: 'Skakklubben' });
    const write = (changes: Partial<InstallationValues>) =>
      app.installation.execute(
        { basedOn: 2, command: change(changes), reason: '', confirmed: false },
        ida,
      );
    expect(await write({ name: 'One' })).toMatchObject({ ok: true });
    expect(await write({ address: 'Havnegade 1' })).toMatchObject({ ok: true });
    expect(await write({ name: 'Two' })).toMatchObject({
      error: { code: 'store.conflict', actualVersion: 4 },
    });
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, { code: 'request.invalid', at: 'command.changes.timeZone' }],
    [{ language: 'xx' }, { code: 'request.invalid', at: 'command.changes.language' }],
    [
      { newTournament: tournamentDefaults({ tieBreaks: ['NOT-ONE'] }) },
      { code: 'settings.invalid', field: 'tieBreaks' },
    ],
    [
      { newTournament: { format: journalFormat, settings: { rounds: 7 } } },
      { code: 'request.invalid', at: 'command.changes.newTournament' },
    ],
  ])('refuses %j', async (changes, error) => {
    const app = await applicationForTest();
    const command = change(changes as Partial<InstallationValues>);
    const request = { basedOn: 0, command, reason: '', confirmed: false };
    expect(await app.installation.execute(request, ida)).toMatchObject({ ok: false, error });
  });

  it('gives new tournaments their settings, those of an older format, too', async () => {
    const app = await applicationForTest();
    const base = { ...usualSettings, name: 'Blitz' };
    expect(app.installation.newTournament(base)).toEqual(base);
    await say(app, { newTournament: tournamentDefaults({ roundsPlanned: 9, federation: 'GER' }) });
    expect(app.installation.newTournament(base)).toEqual({
      ...base,
      roundsPlanned: 9,
      federation: 'GER',
    });
    // Format 2 knew Tempelhof's Swiss without the rule of withdrawals.
    const system = { code: 'tempelhof', edition: 'tempelhof-2018', firstRound: 'lot' };
    await say(app, { newTournament: { format: 2, settings: { system, tieBreaks: [] } } });
    expect(app.installation.newTournament(base).system).toMatchObject({ withdrawals: 'fide-2012' });
  });
});

describe('its journal file', () => {
  it('goes from one folder to another, with its history', async () => {
    const app = await applicationForTest();
    await say(app, { name: 'Skakklubben' });
    await say(app, { address: 'Havnegade 1\n8000 Aarhus' });
    const text = await app.installation.exportJson();
    const other = await applicationForTest();
    expect(await other.installation.importJson(text.ok ? text.value : '', ida)).toMatchObject({
      ok: true,
    });
    expect(other.installation.now()).toEqual(app.installation.now());
    expect(await other.installation.journal()).toEqual(await app.installation.journal());
  });

  it('changes what is said where something was', async () => {
    const app = await applicationForTest();
    await say(app, { name: 'Skakklubben' });
    const text = await app.installation.exportJson();
    const other = await applicationForTest();
    await say(other, { name: 'Another', timeZone: 'Europe/Berlin' });
    await other.installation.importJson(text.ok ? text.value : '', ida);
    expect(other.installation.now()).toMatchObject({
      version: 3,
      name: 'Skakklubben',
      timeZone: '',
    });
  });

  it('is no tournament, and a tournament none of it', async () => {
    const app = await applicationForTest();
    await say(app, { name: 'Skakklubben' });
    const text = await app.installation.exportJson();
    const fault = { error: { code: 'import.invalid', problem: 'other-kind' } };
    expect(await app.tournaments.importJson(text.ok ? text.value : '')).toMatchObject(fault);
    const demo = await app.tournaments.createDemo(ida);
    const tournament = demo.ok ? await app.tournaments.exportJson(demo.value) : demo;
    const imported = app.installation.importJson(tournament.ok ? tournament.value : '', ida);
    expect(await imported).toMatchObject(fault);
  });

  it('of format 1 is read for ever', () => {
    const kept = new URL('./fixtures/journals/installation-1.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    expect(parsed).toMatchObject({ ok: true, value: { summary: { name: 'Skakklubben Brønden' } } });
    expect(parsed.ok && parsed.value.entries.map(({ event }) => event.kind)).toEqual([
      'installation-begun',
      'installation-changed',
      'installation-changed',
      'returned-to',
      'installation-changed',
    ]);
  });

  it('of format 2 is read for ever, with its rights', () => {
    const kept = new URL('./fixtures/journals/installation-2.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    const entries = parsed.ok ? parsed.value.entries : [];
    const organisation = { kind: 'organisation', organisation: 'own' };
    expect(foldJournal(installationBook, entries)).toMatchObject({
      version: 7,
      name: 'Skakklubben Brønden',
      rights: {
        'account-2': [
          { role: 'arbiter', for: organisation },
          { role: 'results-only', for: { kind: 'event', event: 'klub-2026' } },
        ],
        'account-3': [],
      },
    });
  });

  it('of format 3 is read for ever, with what is handed in and rights elsewhere', () => {
    const kept = new URL('./fixtures/journals/installation-3.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    const entries = parsed.ok ? parsed.value.entries : [];
    expect(foldJournal(installationBook, entries)).toMatchObject({
      name: 'Skakklubben Brønden',
      handedIn: { 'klub-2026': ['union'] },
      rights: {
        'account-2': [
          { role: 'club-officer', for: { kind: 'organisation', organisation: 'broenden' } },
        ],
      },
    });
  });

  it('of format 4 is read for ever, with its purpose', () => {
    const kept = new URL('./fixtures/journals/installation-4.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    const entries = parsed.ok ? parsed.value.entries : [];
    expect(foldJournal(installationBook, entries)).toMatchObject({
      name: 'Skakklubben Brønden',
      purpose: 'club-year',
    });
  });

  it('brings own texts beside the Laws to a book that has others', async () => {
    const other = await applicationForTest();
    await say(other, { name: 'Another' });
    const kept = new URL('./fixtures/journals/installation-6.json', import.meta.url);
    expect(await other.installation.importJson(readFileSync(kept, 'utf8'), ida)).toMatchObject({
      ok: true,
    });
    expect(Object.keys(other.installation.now().lawTexts)).toEqual(['da-2023']);
  });

  it('of format 8 is read for ever, with the lists fetched daily', () => {
    const kept = new URL('./fixtures/journals/installation-8.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    const entries = parsed.ok ? parsed.value.entries : [];
    expect(foldJournal(installationBook, entries)).toMatchObject({
      name: 'Skakklubben Brønden',
      dailyLists: 'https://ratings.fide.com/download/players_list.zip',
    });
  });

  it('takes addresses of lists by https alone', async () => {
    const app = await applicationForTest();
    await say(app, { dailyLists: 'https://example.org/a.zip\n\n https://example.org/b.zip ' });
    expect(app.dailyLists.of().map(({ address }) => address)).toEqual([
      'https://example.org/a.zip',
      'https://example.org/b.zip',
    ]);
    const { parse } = installationFields.dailyLists.shape as { parse(text: string): string | null };
    for (const text of ['http://example.org/a.zip', 'file:///etc/passwd', 'ratings']) {
      expect(parse(text), text).toBeNull();
    }
  });

  it('of format 7 is read for ever, with what its owner allows', () => {
    const kept = new URL('./fixtures/journals/installation-7.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    const entries = parsed.ok ? parsed.value.entries : [];
    expect(foldJournal(installationBook, entries)).toMatchObject({
      name: 'Skakklubben Brønden',
      phoneMessages: 'on',
    });
  });

  it('of format 6 is read for ever, with own texts beside the Laws', () => {
    const kept = new URL('./fixtures/journals/installation-6.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    const state = foldJournal(installationBook, parsed.ok ? parsed.value.entries : []);
    expect(Object.keys(state?.lawTexts ?? {})).toEqual(['da-2023']);
    expect(ownLawTexts(state?.lawTexts ?? {}, 'da', '2023')).toMatchObject([{ place: '9.2' }]);
  });

  it('of format 5 is read for ever, with its colour', () => {
    const kept = new URL('./fixtures/journals/installation-5.json', import.meta.url);
    const parsed = parseJournalFile(installationBook, readFileSync(kept, 'utf8'));
    const entries = parsed.ok ? parsed.value.entries : [];
    expect(foldJournal(installationBook, entries)).toMatchObject({
      purpose: 'club-year',
      colour: 'wine',
    });
  });
});

describe('on the disk', () => {
  async function openIn(folder: string) {
    const created = await createApplication({ dataDirectory: folder, clock: () => noon });
    if (!created.ok) throw new Error(created.error.code);
    return created.value;
  }

  it('it is copied after each change and found again', async () => {
    const folder = folderForTest();
    const app = await openIn(folder);
    await say(app, { name: 'Skakklubben' });
    await app.close();
    const copies = join(folder, 'backups', 'installation');
    expect(readdirSync(copies)).toEqual(['installation-20261121T120000000Z.json']);
    const again = await openIn(folder);
    expect(again.installation.now().name).toBe('Skakklubben');
    await again.close();
  });

  it('a damaged one says nothing, and what is sound of it is taken out and in again', async () => {
    const folder = folderForTest();
    const before = await openIn(folder);
    await say(before, { name: 'Skakklubben' });
    await say(before, { name: 'Brønden' });
    await before.close();
    const database = new DatabaseSync(join(folder, 'rokade.sqlite'));
    database.exec(
      `UPDATE journal_entries SET entry = replace(entry, 'Brønden', 'Hullet') WHERE version = 3`,
    );
    database.close();
    const app = await openIn(folder);
    onTestFinished(app.close);
    expect(app.installation.now()).toMatchObject({ version: 0, name: '' });
    const damaged = { code: 'store.damaged', soundVersions: 2, foundVersions: 3 };
    expect(await app.installation.journal()).toMatchObject({ ok: false, error: damaged });
    const salvaged = await app.installation.salvage();
    const text = salvaged.ok ? salvaged.value : '';
    expect(await app.installation.importJson(text, ida)).toEqual({ ok: true, value: null });
    expect(app.installation.now()).toMatchObject({ version: 2, name: 'Skakklubben' });
    await say(app, { address: 'Havnegade 1' });
    expect(await app.installation.journal()).toMatchObject({ ok: true });
  });

  it('what another process writes is heard of and built on', async () => {
    const folder = folderForTest();
    const app = await openIn(folder);
    onTestFinished(app.close);
    await say(app, { name: 'Skakklubben' });
    const beside = await openBeside(folder);
    if (!beside.ok) throw new Error(beside.error.code);
    const journal = await app.installation.journal();
    const newest = journal.ok ? journal.value.at(-1) : undefined;
    if (newest === undefined) throw new Error('nothing written');
    const event = { kind: 'installation-changed', changes: { name: 'Brønden' } } as const;
    await beside.value
      .journals(installationBook)
      .append('own', 2, [{ ...newest, version: 3, event }]);
    // A writer who has seen it already is not told that it is not there.
    const command = change({ address: 'Havnegade 1' });
    const request = { basedOn: 3, command, reason: '', confirmed: false };
    expect(await app.installation.execute(request, ida)).toMatchObject({
      value: { state: { version: 4, name: 'Brønden', address: 'Havnegade 1' } },
    });
    await beside.value
      .journals(installationBook)
      .append('own', 4, [{ ...newest, version: 5, event }]);
    await expect.poll(() => app.installation.now().version, { timeout: 20_000 }).toBe(5);
    await beside.value.close();
  });
});
