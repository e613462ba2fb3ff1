import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { databaseFileName, nextHash } from '../src/index.ts';
import { openJournals } from './open-journals.ts';
import { sampleEntries, tournamentId, withoutNames } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const autumn = tournamentId('autumn');

/** Five entries on disk, followed by a change to the file without Rokade. */
async function tamperedWith(tamper: (database: DatabaseSync) => void) {
  const folder = folderForTest();
  const before = await openJournals(folder);
  await before.append(autumn, 0, sampleEntries(autumn, 1, 5));
  await before.close();
  const database = new DatabaseSync(join(folder, databaseFileName));
  tamper(database);
  database.close();
  return openJournals(folder);
}

const run = (sql: string) => (database: DatabaseSync) => database.exec(sql);

const rows = [
  [
    'a changed result',
    run("UPDATE journal_entries SET entry = replace(entry, 'DEN', 'GER') WHERE version = 3"),
    { soundVersions: 2, foundVersions: 5, problem: 'hash-mismatch' },
  ],
  [
    'a changed name beside an entry',
    run(
      "UPDATE personal_values SET value = replace(value, 'Brønden', 'Brunden') WHERE version = 3",
    ),
    { soundVersions: 2, foundVersions: 5, problem: 'hash-mismatch' },
  ],
  [
    'a name beside an entry that is no JSON any more',
    run("UPDATE personal_values SET value = replace(value, '{', '[') WHERE version = 3"),
    { soundVersions: 2, foundVersions: 5, problem: 'hash-mismatch' },
  ],
  [
    'a name where none belongs',
    run(`INSERT INTO personal_values VALUES ('autumn', 1, 'p-9', '00', '{"name":"Nobody"}')`),
    { soundVersions: 0, foundVersions: 5, problem: 'hash-mismatch' },
  ],
  [
    'a changed text with a hash to match',
    (database: DatabaseSync) => {
      const entry = '{"version":3}';
      database
        .prepare('UPDATE journal_entries SET entry = ?, hash = ? WHERE version = 3')
        .run(entry, nextHash('made up', entry));
    },
    { soundVersions: 2, foundVersions: 5, problem: 'hash-mismatch' },
  ],
  [
    'a removed row',
    run('DELETE FROM journal_entries WHERE version = 2'),
    { soundVersions: 1, foundVersions: 4, problem: 'version-gap' },
  ],
  [
    'two rows exchanged',
    run(`UPDATE journal_entries SET version = 99 WHERE version = 3;
         UPDATE journal_entries SET version = 3 WHERE version = 4;
         UPDATE journal_entries SET version = 4 WHERE version = 99;`),
    { soundVersions: 2, foundVersions: 5, problem: 'hash-mismatch' },
  ],
  [
    'the newest row removed',
    run('DELETE FROM journal_entries WHERE version = 5'),
    { soundVersions: 4, foundVersions: 4, problem: 'version-gap' },
  ],
  [
    'every row removed',
    run('DELETE FROM journal_entries'),
    { soundVersions: 0, foundVersions: 0, problem: 'version-gap' },
  ],
  [
    'a row too many',
    (database: DatabaseSync) => {
      const { hash } = database
        .prepare('SELECT hash FROM journal_entries WHERE version = 5')
        .get() as { hash: string };
      const entry = JSON.stringify(sampleEntries(autumn, 6, 6)[0]);
      database
        .prepare("INSERT INTO journal_entries VALUES ('autumn', 6, 1, ?, ?)")
        .run(entry, nextHash(hash, entry));
    },
    { soundVersions: 6, foundVersions: 6, problem: 'hash-mismatch' },
  ],
  [
    'another tournament’s rows put in its place',
    run(`UPDATE journals SET journal = 'winter'; UPDATE journal_entries SET journal = 'winter';
         INSERT INTO journals (journal, version, hash, changed_at, kind)
           SELECT 'autumn', version, hash, changed_at, kind FROM journals;
         UPDATE journal_entries SET journal = 'autumn';
         UPDATE journal_entries SET hash = '0' WHERE version = 1`),
    { soundVersions: 0, foundVersions: 5, problem: 'hash-mismatch' },
  ],
  [
    'an entry that is no JSON, rightly hashed',
    (database: DatabaseSync) => {
      const { hash } = database
        .prepare('SELECT hash FROM journal_entries WHERE version = 4')
        .get() as { hash: string };
      const newHash = nextHash(hash, 'oops');
      database
        .prepare("UPDATE journal_entries SET entry = 'oops', hash = ? WHERE version = 5")
        .run(newHash);
      database.prepare('UPDATE journals SET hash = ?').run(newHash);
    },
    { soundVersions: 4, foundVersions: 5, problem: 'unreadable-entry' },
  ],
] as const;

const whole = sampleEntries(autumn, 1, 5);
const nameless = whole.map((entry) => (entry.version === 3 ? withoutNames(entry) : entry));

/** Where only a name is damaged, all entries are saved, and that name is missing as if it were erased. */
const savedWithoutNames: Readonly<Record<string, typeof whole>> = {
  'a changed name beside an entry': nameless,
  'a name beside an entry that is no JSON any more': nameless,
  'a name where none belongs': whole,
};

describe('a journal changed behind Rokade’s back', () => {
  it.each(rows)('%s is found on reading', async (title, tamper, damage) => {
    const journals = await tamperedWith(tamper);
    const error = { code: 'store.damaged', ...damage };
    expect(await journals.read(autumn, 0)).toEqual({ ok: false, error });
    const sound = await journals.readSound(autumn);
    const kept = sampleEntries(autumn, 1, damage.soundVersions);
    const entries = savedWithoutNames[title] ?? kept;
    expect(sound).toEqual({ ok: true, value: { entries, damage: error } });
    await journals.close();
  });

  it('is listed still when its own record is gone, and said to be damaged', async () => {
    const journals = await tamperedWith(run('DELETE FROM journals'));
    expect(await journals.list()).toEqual({
      ok: true,
      value: [
        {
          id: autumn,
          version: 5,
          changedAt: '',
          summary: null,
          archived: false,
          organisation: '',
          handedTo: [],
        },
      ],
    });
    expect(await journals.read(autumn, 0)).toMatchObject({
      error: { code: 'store.damaged', soundVersions: 5, problem: 'hash-mismatch' },
    });
    await journals.close();
  });

  it.each([
    ['of another kind', "UPDATE journals SET kind = 'tournbment'"],
    ['of another name', "UPDATE journals SET journal = 'auuumn'"],
  ])('is listed still when its record is one %s', async (_, sql) => {
    const journals = await tamperedWith(run(sql));
    const listed = await journals.list();
    expect(listed.ok && listed.value.map(({ id }) => id)).toContain(autumn);
    await journals.close();
  });

  it('is listed when what lists say of it is no JSON, or its version no number of ours', async () => {
    const journals = await tamperedWith(
      run("UPDATE journals SET summary = '{', version = 9007199254740993"),
    );
    expect(await journals.list()).toMatchObject({ value: [{ id: autumn, summary: null }] });
    expect(await journals.read(autumn, 0)).toMatchObject({ error: { code: 'store.damaged' } });
    await journals.close();
  });

  it('says that a newer program wrote it', async () => {
    const journals = await tamperedWith(run('UPDATE journal_entries SET format = 99'));
    expect(await journals.read(autumn, 0)).toEqual({
      ok: false,
      error: { code: 'store.newer-format', format: 99 },
    });
    await journals.close();
  });
});
