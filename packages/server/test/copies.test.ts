import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { clientAt, credentialsOf, password } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import { passwordCost } from './sample-tournament.ts';

async function serve(dataDirectory: string): Promise<RunningServer> {
  const options = { port: 0, host: '127.0.0.1', quiet: true, passwordCost, dataDirectory };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  onTestFinished(() => started.value.close());
  return started.value;
}

const tokenOf = ({ setupUrl }: RunningServer): string =>
  new URL(setupUrl ?? '').searchParams.get('token') ?? '';

/** A server in a new folder, with its owner signed in and the club's name noted. */
async function house(name: string) {
  const folder = folderForTest();
  const server = await serve(folder);
  const api = clientAt(server.url);
  const made = await api.post('/setup', { token: tokenOf(server), name: 'Ida Hansen', password });
  const owner = await credentialsOf(made);
  await rename(name);
  /** Changes the club's name. */
  async function rename(to: string) {
    const { version } = (await (await api.get('/installation', owner)).json()) as {
      version: number;
    };
    const command = { kind: 'change-installation', changes: { name: to } };
    await api.post('/installation/commands', { basedOn: version, command }, owner);
  }
  return { folder, server, api, owner, rename };
}

type House = Awaited<ReturnType<typeof house>>;

/** Everything of a house in one file. */
async function downloaded({ api, owner }: House): Promise<Uint8Array> {
  const answer = await api.get('/copies/whole', owner);
  expect(answer.headers.get('content-disposition')).toMatch(/rokade-.*\.sqlite\.gz/);
  return new Uint8Array(await answer.arrayBuffer());
}

const send = (url: string, path: string, body: Uint8Array, headers = {}) =>
  fetch(`${url}/api${path}`, { method: 'POST', headers, body: body as BodyInit });

/** The club's name, for somebody who signs in anew. */
async function nameAfterSigningIn(url: string): Promise<string> {
  const api = clientAt(url);
  const owner = await credentialsOf(await api.post('/session', { name: 'Ida Hansen', password }));
  const { name } = (await (await api.get('/installation', owner)).json()) as { name: string };
  return name;
}

describe('a copy of everything', () => {
  it('moves a house to a new machine, which nobody has set up yet', async () => {
    const copy = await downloaded(await house('Skakklubben Brønden'));
    const folder = folderForTest();
    const server = await serve(folder);
    const wrong = await send(server.url, '/setup/copy?token=guessed', copy);
    expect([wrong.status, await wrong.json()]).toEqual([
      403,
      { code: 'account.setup-token-invalid' },
    ]);
    const restored = await send(server.url, `/setup/copy?token=${tokenOf(server)}`, copy);
    expect(await restored.json()).toMatchObject({ accounts: 1, damaged: [] });
    expect(await nameAfterSigningIn(server.url)).toBe('Skakklubben Brønden');
    const files = readdirSync(folder).filter((name) => /copy|received|restored/.test(name));
    expect(files).toEqual([]);
  });

  it('replaces everything here once that is confirmed, and signs everybody out', async () => {
    const here = await house('Skakklubben Brønden');
    const { api, owner, server, folder } = here;
    const copy = await downloaded(here);
    await here.rename('Skakforeningen af 1895');
    const looked = await send(server.url, '/copies/received', copy, { ...owner });
    const { id } = (await looked.json()) as { id: string };
    expect((await api.post('/copies/restore', { id }, owner)).status).toBe(428);
    expect(await nameAfterSigningIn(server.url)).toBe('Skakforeningen af 1895');
    const done = await api.post('/copies/restore', { id, confirmed: true }, owner);
    expect(done.status).toBe(204);
    expect(await nameAfterSigningIn(server.url)).toBe('Skakklubben Brønden');
    expect((await api.get('/installation', owner)).status).toBe(401);
    const aside = readdirSync(folder).filter((name) => name.startsWith('replaced-'));
    expect(aside).toHaveLength(1);
    expect((await api.post('/copies/restore', { id, confirmed: true }, owner)).status).toBe(401);
  });

  it('is refused where it is cut off or none, and nothing is replaced', async () => {
    const here = await house('Skakklubben Brønden');
    const { server, owner } = here;
    const copy = await downloaded(here);
    const half = await send(server.url, '/copies/received', copy.slice(0, copy.length / 2), {
      ...owner,
    });
    const other = await send(server.url, '/copies/received', new Uint8Array(5000), { ...owner });
    expect([half.status, await half.json()]).toEqual([422, { code: 'copies.not-a-copy' }]);
    expect(await other.json()).toEqual({ code: 'copies.not-a-copy' });
    expect(await nameAfterSigningIn(server.url)).toBe('Skakklubben Brønden');
  });
});

describe('the second place', () => {
  it('gets its first copy at once, and one a day after that', async () => {
    const { api, owner, folder } = await house('Skakklubben Brønden');
    const stick = folderForTest();
    const set = await api.post('/copies/second-place', { folder: stick }, owner);
    expect(await set.json()).toMatchObject({ secondPlace: { folder: stick, error: null } });
    const [copy = ''] = readdirSync(stick);
    expect(copy).toMatch(/^rokade-\d{4}-\d\d-\d\d\.sqlite\.gz$/);
    await api.post('/copies/second-place/copies', {}, owner);
    expect(readdirSync(stick)).toEqual([copy]);
    expect(readdirSync(folder).filter((name) => name.startsWith('copy-'))).toEqual([]);
  });

  it('keeps the last ten days', async () => {
    const { api, owner } = await house('Skakklubben Brønden');
    const stick = folderForTest();
    for (let day = 10; day < 30; day++)
      writeFileSync(join(stick, `rokade-2020-01-${day}.sqlite.gz`), '');
    writeFileSync(join(stick, 'photo.jpg'), '');
    await api.post('/copies/second-place', { folder: stick }, owner);
    const left = readdirSync(stick);
    expect(left).toHaveLength(11);
    expect(left).toContain('photo.jpg');
    expect(left).toContain('rokade-2020-01-29.sqlite.gz');
    expect(left).not.toContain('rokade-2020-01-20.sqlite.gz');
  });

  it('says in so many words when it is not there', async () => {
    const { api, owner, folder } = await house('Skakklubben Brønden');
    const stick = join(folderForTest(), 'stick');
    const wanted = (place: string) => api.post('/copies/second-place', { folder: place }, owner);
    expect(await (await wanted(stick)).json()).toEqual({ code: 'copies.no-folder', folder: stick });
    expect(await (await wanted('stick')).json()).toMatchObject({ code: 'copies.no-folder' });
    const inside = join(folder, 'backups');
    expect(await (await wanted(inside)).json()).toMatchObject({ code: 'copies.folder-inside' });
    mkdirSync(stick);
    await wanted(stick);
    rmSync(stick, { recursive: true });
    await api.post('/copies/second-place/copies', {}, owner);
    const health = await (await api.get('/health', owner)).json();
    expect(health).toMatchObject({ problems: [{ code: 'health.second-place', folder: stick }] });
    expect(await (await api.get('/copies', owner)).json()).toMatchObject({
      secondPlace: { error: { code: 'copies.no-folder' } },
    });
    mkdirSync(stick);
    await api.post('/copies/second-place/copies', {}, owner);
    expect(await (await api.get('/health', owner)).json()).toMatchObject({ problems: [] });
  });
});

it.each([
  ['a link that leads to itself', (folder: string) => symlinkSync(folder, folder)],
  ['a file', (folder: string) => writeFileSync(folder, '')],
])('says of %s that no copy can be written there', async (_, make) => {
  const { api, owner } = await house('Skakklubben Brønden');
  const stick = join(folderForTest(), 'stick');
  make(stick);
  const set = await api.post('/copies/second-place', { folder: stick }, owner);
  expect([set.status, (await set.json()) as { code: string }]).toMatchObject([
    422,
    { code: expect.stringMatching(/^copies\.(no-folder|folder-unusable)$/) },
  ]);
});

it.each(['x'.repeat(300), 'a\0b'])(
  'says of a name that no folder can have: it is not there',
  async (name) => {
    const { api, owner } = await house('Skakklubben Brønden');
    const set = await api.post('/copies/second-place', { folder: `/media/${name}` }, owner);
    expect(set.status).toBe(422);
    expect(await (await api.get('/health', owner)).json()).toMatchObject({ problems: [] });
  },
);

it('goes on when the stick is pulled out in the middle of a copy, and copies once it is back', async () => {
  const { api, owner, rename, folder } = await house('Skakklubben Brønden');
  const stick = join(folderForTest(), 'stick');
  mkdirSync(stick);
  await api.post('/copies/second-place', { folder: stick }, owner);
  await rename('Skakklubben Springeren');
  const copying = api.post('/copies/second-place/copies', {}, owner);
  // It is there when the copy is begun, and gone before it is written.
  while (!readdirSync(folder).some((name) => name.startsWith('copy-'))) {
    await new Promise((next) => setImmediate(next));
  }
  rmSync(stick, { recursive: true, force: true });
  const answer = await copying;
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'copies.folder-unusable', problem: 'io' },
  ]);
  expect(await (await api.get('/health', owner)).json()).toMatchObject({
    problems: [{ code: 'health.second-place', folder: stick }],
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('copy-'))).toEqual([]);
  mkdirSync(stick);
  expect((await api.post('/copies/second-place/copies', {}, owner)).status).toBe(200);
  expect(readdirSync(stick)).toHaveLength(1);
});

it('takes the copy of the day where an old one cannot be deleted', async () => {
  const { api, owner } = await house('Skakklubben Brønden');
  const stick = folderForTest();
  for (let day = 10; day < 30; day++) {
    mkdirSync(join(stick, `rokade-2020-01-${day}.sqlite.gz`));
  }
  const set = await api.post('/copies/second-place', { folder: stick }, owner);
  expect(await set.json()).toMatchObject({ secondPlace: { folder: stick, error: null } });
});

it('says of a second place that is full that it is full, and takes the next copy once there is room', async () => {
  const { api, owner } = await house('Skakklubben Brønden');
  const stick = folderForTest();
  await api.post('/copies/second-place', { folder: stick }, owner);
  const [copy = ''] = readdirSync(stick);
  // What is written to this device finds no room.
  symlinkSync('/dev/full', join(stick, `${copy}.part`));
  const refused = await api.post('/copies/second-place/copies', {}, owner);
  expect(await refused.json()).toEqual({
    code: 'copies.folder-unusable',
    folder: stick,
    problem: 'disk-full',
  });
  const health = await (await api.get('/health', owner)).json();
  expect(health).toMatchObject({ problems: [{ code: 'health.second-place-full', folder: stick }] });
  // The copy of before stays.
  expect(readdirSync(stick)).toEqual([copy]);
  await api.post('/copies/second-place/copies', {}, owner);
  expect(await (await api.get('/health', owner)).json()).toMatchObject({ problems: [] });
});

it('refuses all of it to whoever is no owner', async () => {
  const { api, owner } = await house('Skakklubben Brønden');
  const right = { role: 'arbiter', for: { kind: 'organisation', organisation: 'own' } };
  await api.post('/accounts', { name: 'Bo Voß', password, right }, owner);
  const bo = await credentialsOf(await api.post('/session', { name: 'Bo Voß', password }));
  for (const path of ['/copies', '/copies/whole']) {
    expect((await api.get(path, bo)).status).toBe(403);
  }
  expect((await api.post('/copies/second-place', { folder: '/tmp' }, bo)).status).toBe(403);
});
