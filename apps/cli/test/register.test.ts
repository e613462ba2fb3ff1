import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { associationsOf } from '@rokade/register';
import { createApplication, newRegisterIds } from '@rokade/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machine } from '../src/input/with-opened.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const list = [
  'Nummer;Navn;Født;Klub',
  '100900001;Brøndlund, Åse;1971;Brønden',
  '100900002;Æblegård, Bo;2012;Brønden',
].join('\n');

/** A data folder with a list beside it; Rokade may be running on it. */
async function folderForTest() {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-register-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'klub.csv'), list);
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  onTestFinished(created.value.close);
  return { folder, app: created.value };
}

const rokade = (folder: string, ...words: readonly string[]) =>
  run(['register', ...words, '--data', folder, '--lang', 'en'], terminalIn(folder));

const takeIn = (folder: string) =>
  rokade(folder, 'list', 'klub.csv', '--federation', 'DEN', '--yes');

describe('rokade register', () => {
  it('looks at a list, and takes it in when it is told to', async () => {
    const { folder, app } = await folderForTest();
    const looked = await rokade(folder, 'list', 'klub.csv');
    expect(looked).toMatchObject({ exit: 0, errors: [] });
    expect(looked.out).toContain('Brøndlund, Åse');
    expect(looked.out).toContain('a member of Brønden since long ago');
    expect(looked.out).toContain('To import 2 people, add --yes.');
    expect(app.register.now().version).toBe(0);
    expect((await takeIn(folder)).out).toContain('2 people were imported.');
    expect((await takeIn(folder)).out).toContain('0 people were imported.');
    await expect.poll(() => app.register.find('åse').length, { timeout: 20_000 }).toBe(1);
  });

  it('finds people by name, number or club, as a table, JSON or CSV', async () => {
    const { folder } = await folderForTest();
    await takeIn(folder);
    const { out } = await rokade(folder, 'people', 'bo aebl');
    expect(out).toContain('100900002');
    expect(out).not.toContain('Åse');
    const json = await rokade(folder, 'people', 'brønden', '--format', 'json');
    expect(JSON.parse(json.out)).toMatchObject([{ surname: 'Brøndlund' }, { surname: 'Æblegård' }]);
    const csv = await rokade(folder, 'people', '--format', 'csv');
    expect(csv.out.split('\r\n')[0]).toContain('Surname,First name');
    expect(csv.out).not.toContain('E-mail');
    expect(await rokade(folder, 'people', 'nobody')).toMatchObject({ exit: 1 });
  });

  it('says who is licensed on a day', async () => {
    const { folder, app } = await folderForTest();
    expect(await rokade(folder, 'licences')).toMatchObject({ exit: 1 });
    await takeIn(folder);
    await expect.poll(() => app.register.find('åse').length, { timeout: 20_000 }).toBe(1);
    const person = app.register.find('åse')[0]?.id;
    if (person === undefined) throw new Error('not taken in');
    const values = {
      ...({ rules: 'dsu-2002', step: 'course', on: '2026-02-01' } as const),
      passed: true,
      groups: 0,
      matter: 'DSU’s course',
      by: '',
    };
    const command = {
      kind: 'enter-licence-act',
      act: newRegisterIds.licenceAct(),
      person,
      values,
    } as const;
    const { version: basedOn } = app.register.now();
    const licensing = { basedOn, command, reason: '', confirmed: false };
    expect(await app.register.execute(licensing, machine)).toMatchObject({ ok: true });
    const table = await rokade(folder, 'licences', '--day', '2026-12-31');
    expect(table.out).toMatch(
      /Brøndlund, Åse +aspirant +1 Feb 2026 +DSU 2002 4\.6\.1\.1 +2 groups/,
    );
    const json = await rokade(folder, 'licences', 'broendlund', '--format', 'json');
    expect(JSON.parse(json.out).licences).toMatchObject([{ name: 'Brøndlund, Åse' }]);
    expect(await rokade(folder, 'licences', 'nobody')).toMatchObject({ exit: 1 });
    expect(await rokade(folder, 'licences', '--day', '2026-01-31')).toMatchObject({ exit: 1 });
  });

  it('says who holds which office on a day', async () => {
    const { folder, app } = await folderForTest();
    expect(await rokade(folder, 'offices')).toMatchObject({ exit: 1 });
    await takeIn(folder);
    await expect.poll(() => app.register.now().version, { timeout: 20_000 }).toBeGreaterThan(0);
    const state = app.register.now();
    const [person, club] = [app.register.find('åse')[0]?.id, associationsOf(state)[0]?.id];
    if (person === undefined || club === undefined) throw new Error('not taken in');
    const term = newRegisterIds.officeTerm();
    const values = {
      regulation: 'dsu-2002',
      office: 'club-chair',
      association: club,
      competition: '',
      ...({
        seat: 'member',
        order: 0,
        from: '2026-03-01',
        until: '',
        ended: '2026-10-31',
      } as const),
    };
    const request = { basedOn: state.version, reason: '', confirmed: false };
    const command = { kind: 'begin-office', term, person, values } as const;
    expect((await app.register.execute({ ...request, command }, machine)).ok).toBe(true);
    const on = async (day: string, format: string) =>
      (await rokade(folder, 'offices', '--day', day, '--format', format)).out;
    expect(await on('2026-10-31', 'table')).toMatch(
      /Brøndlund, Åse +Chair of the club \(Klubformand\)/,
    );
    expect(JSON.parse(await on('2026-11-01', 'json'))).toMatchObject({
      day: '2026-11-01',
      offices: [{ name: '–', remarks: expect.stringContaining('vacant') }],
    });
    expect(await on('2026-10-31', 'csv')).toContain('2026-10-31');
  });

  it('takes the book out of one folder and into another', async () => {
    const [from, to] = [await folderForTest(), await folderForTest()];
    await takeIn(from.folder);
    const { out } = await rokade(from.folder, 'export');
    expect(out).toContain('"kind":"register"');
    expect(await from.app.contactLooks.list()).toMatchObject([
      { name: 'rokade', person: '', place: 'book' },
    ]);
    writeFileSync(join(to.folder, 'register.json'), out);
    expect(await rokade(to.folder, 'import', 'register.json')).toMatchObject({ exit: 0 });
    expect((await rokade(to.folder, 'people', 'bo')).out).toContain('Æblegård');
    const again = await rokade(to.folder, 'import', 'register.json');
    expect(again).toMatchObject({ exit: 2 });
  });

  it('says what it cannot do', async () => {
    const { folder } = await folderForTest();
    const unknown = await rokade(folder, 'burn');
    expect(unknown.errors.join()).toContain('export, import, people, list');
    expect(await rokade(folder, 'list', 'nothing.csv')).toMatchObject({ exit: 2 });
    writeFileSync(join(folder, 'leer.csv'), 'Nummer;Klub\n1;Brønden');
    const nameless = await rokade(folder, 'list', 'leer.csv');
    expect(nameless.exit).toBe(2);
    expect(nameless.errors.join()).toContain('leer.csv:1:1');
    const never = await rokade(folder, 'list', 'klub.csv', '--day', '2026-13-40', '--yes');
    expect(never.exit).toBe(2);
    expect(never.errors.join()).toContain('2026-13-40');
  });
});
