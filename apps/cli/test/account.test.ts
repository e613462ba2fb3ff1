import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownInstallation } from '@rokade/installation';
import { type Application, createApplication } from '@rokade/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const password = 'correct horse battery';

/** Today at noon: a session that nobody has used for weeks is over, and the command line asks the true clock. */
const noon = `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;
const today = noon.slice(0, 10);

/** A folder with two accounts, the second signed in; each test gets a copy of its own. */
const model = mkdtempSync(join(tmpdir(), 'rokade-account-'));
let folder: string;
let app: Application;
let bo: string;

async function open(dataDirectory: string): Promise<Application> {
  const created = await createApplication({
    dataDirectory,
    clock: () => new Date(noon),
  });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

beforeAll(async () => {
  const first = await open(model);
  await first.accounts.setUp((await first.accounts.setupToken()) ?? '', 'Ida Hansen', password);
  const ida = { id: 'ida', name: 'Ida Hansen' };
  await first.accounts.create(
    { name: 'Bo Voß', password },
    { role: 'arbiter', for: { kind: 'organisation', organisation: ownInstallation } },
    ida,
  );
  await first.tournaments.createDemo(ida);
  const signedIn = await first.accounts.signIn('Bo Voß', password, { address: 'a' });
  bo = signedIn.ok ? signedIn.value : '';
  await first.close();
});
afterAll(() => rmSync(model, { recursive: true, force: true }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-account-'));
  cpSync(model, folder, { recursive: true });
  app = await open(folder);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const rokade = (...words: readonly string[]) =>
  run(['account', ...words, '--data', folder], terminalIn(folder));

/** Signs in while the application runs; returns the session's name or the refusal. */
async function enter(name: string, typed: string): Promise<string> {
  const signedIn = await app.accounts.signIn(name, typed, { address: name });
  if (!signedIn.ok) return signedIn.error.code;
  return (await app.accounts.session(signedIn.value))?.name ?? '';
}

describe('rokade account, while Rokade runs', () => {
  it('lists the accounts', async () => {
    expect((await rokade('list')).out).toBe(
      [
        'Name        Rights   Since       State',
        '──────────  ───────  ──────────  ─────────────────────',
        `Bo Voß      Arbiter  ${today}  signed in on 1 device`,
        `Ida Hansen  Owner    ${today}  signed in on 1 device`,
        '',
      ].join('\n'),
    );
    expect(JSON.parse((await rokade('list', '--format', 'json')).out)).toEqual([
      {
        name: 'Bo Voß',
        rights: [{ role: 'arbiter', event: null }],
        created: noon,
        disabled: false,
        sessions: 1,
      },
      expect.objectContaining({
        name: 'Ida Hansen',
        rights: [{ role: 'owner', event: null }],
      }),
    ]);
  });

  it('says where somebody is signed in, and ends one session', async () => {
    const listed = JSON.parse((await rokade('sessions', 'Bo Voß', '--format', 'json')).out);
    const [session] = listed;
    expect(listed).toEqual([{ session: expect.any(String), device: '', since: noon, used: noon }]);
    expect((await rokade('sessions', 'Bo Voß')).out.split('\n')[2]?.split(/ {2,}/)).toEqual([
      session.session,
      'an unknown device',
      `${today} 12:00 UTC`,
      `${today} 12:00 UTC`,
    ]);
    expect((await rokade('end', 'Bo Voß')).errors.join()).toContain('--session');
    const ended = await rokade('end', 'Bo Voß', '--session', session.session);
    expect(ended.out).toBe('Bo Voß is signed out there.\n');
    expect(await app.accounts.session(bo)).toBeNull();
    const again = await rokade('end', 'Bo Voß', '--session', session.session);
    expect(again.errors).toEqual(['Bo Voß: This session has already ended.']);
  });

  it('resets a password: the new one is shown, the sessions end', async () => {
    const { exit, out } = await rokade('reset', ' bo  VOß ');
    const shown = /^ {4}(\S+)$/m.exec(out)?.[1] ?? '';
    expect([exit, out.split('\n')[0]]).toEqual([
      0,
      'Bo Voß has a new password and is signed out everywhere:',
    ]);
    expect(await app.accounts.session(bo)).toBeNull();
    expect(await enter('Bo Voß', password)).toBe('account.wrong-credentials');
    expect(await enter('Bo Voß', shown)).toBe('Bo Voß');
    const again = JSON.parse((await rokade('reset', 'Bo Voß', '--format', 'json')).out);
    expect(await enter(again.name, again.password)).toBe('Bo Voß');
  });

  it('renames, signs out, disables and enables', async () => {
    expect((await rokade('sign-out', 'Bo Voß')).out).toBe('Bo Voß is signed out everywhere.\n');
    expect(await app.accounts.session(bo)).toBeNull();
    await rokade('rename', 'Bo Voß', '--to', 'Bo Holm');
    expect(await enter('Bo Holm', password)).toBe('Bo Holm');
    await rokade('disable', 'Bo Holm');
    expect(await enter('Bo Holm', password)).toBe('account.disabled');
    expect((await rokade('list')).out).toContain('disabled');
    await rokade('enable', 'Bo Holm');
    expect(await enter('Bo Holm', password)).toBe('Bo Holm');
  });

  it('gives rights and takes them away; the sessions that are open have them', async () => {
    const [demo] = await app.tournaments.list();
    const event = demo?.id ?? '';
    const may = async () => (await app.accounts.session(bo))?.rights.map(({ role }) => role);
    expect((await rokade('give', 'Bo Voß', '--role', 'results-only', '--for', event)).out).toBe(
      `Bo Voß now has the right: Results only (only ${event}).\n`,
    );
    await expect.poll(may, { timeout: 10_000 }).toEqual(['arbiter', 'results-only']);
    await rokade('take', 'Bo Voß', '--role', 'arbiter');
    await expect.poll(may, { timeout: 10_000 }).toEqual(['results-only']);
    await rokade('give', 'Bo Voß', '--role', 'owner');
    expect((await rokade('take', 'Ida Hansen', '--role', 'owner')).out).toBe(
      'Ida Hansen no longer has the right: Owner.\n',
    );
    expect((await rokade('list')).out).toContain(`Results only (only ${event}); Owner`);
    expect((await rokade('list')).out).toMatch(/Ida Hansen {2}none /);
  });

  it.each([
    [
      ['explode', 'Bo Voß'],
      '“explode” is not possible with an account; choose list, give, take, reset, rename, disable, enable, sign-out, sessions, end',
    ],
    [['reset'], 'NAME is missing'],
    [['rename', 'Bo Voß'], '--to <NAME> is required'],
    [
      ['rename', 'Bo Voß', '--to', 'ida hansen'],
      'Bo Voß: There is already an account with this name.',
    ],
    [
      ['disable', 'Ida Hansen'],
      'Ida Hansen: This is the only account that can manage accounts. Give another account that right first.',
    ],
    [['give', 'Bo Voß'], '--role <ROLE> is required'],
    [
      ['give', 'Bo Voß', '--role', 'king'],
      '“king” is not a role an account can have; choose owner, federation-officer, club-officer, treasurer, chief-arbiter, arbiter, results-only, check-in-only, class-keeper, captain, player',
    ],
    [
      ['give', 'Bo Voß', '--role', 'arbiter', '--for', 'nowhere'],
      'Bo Voß: There is no tournament “nowhere” to give a right for.',
    ],
    [
      ['give', 'Bo Voß', '--role', 'results-only'],
      'Bo Voß: This role cannot be given for that. The page “Who may do what” shows what each role can be given for.',
    ],
    [
      ['take', 'Ida Hansen', '--role', 'owner'],
      'Ida Hansen: This is the only account that can manage accounts. Give another account that right first.',
    ],
    [['reset', 'Ole'], 'there is no account “Ole”; there are Bo Voß, Ida Hansen'],
  ])('%j: says in one line what is wrong', async (words, line) => {
    expect(await rokade(...words)).toEqual({ exit: 2, out: '', errors: [line] });
  });
});

it('rokade account leaves a folder without data as it is', async () => {
  const empty = join(folder, 'empty');
  const { exit, errors } = await run(['account', 'list', '--data', empty], terminalIn(folder));
  expect([exit, errors]).toEqual([
    2,
    [`There is no Rokade data in the folder ${empty}. Give the right one with --data.`],
  ]);
});
