import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Reader } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Sends a form of a page to the API, as a browser without a script does. */
const tell = (reader: Reader, path: string, fields: Readonly<Record<string, string>>) =>
  house.ask(reader, `${path}?/tell`, { csrf: house.csrfOf(reader), ...fields });

const addClub = (name: string, basedOn: number, id = 'club000000000001') => ({
  to: '/register/commands',
  form: 'post /register/commands',
  basedOn: String(basedOn),
  'command.kind': 'enter-association',
  'command.association': id,
  'command.level': 'club',
  'command.values.name': name,
  'command.above': '',
});

const registered = () => house.app.register.now();

describe('a form that is passed on to the API', () => {
  it('does what its command says, and says that it is saved', async () => {
    const { version } = registered();
    const answer = await tell('owner', '/console/people/clubs', addClub('Brønden', version));
    expect(answer.status).toBe(200);
    expect(registered().version).toBe(version + 1);
    const html = await answer.text();
    expect(html).toContain('Brønden');
    expect(html).toContain('Saved.');
  });

  it('says at its field what is refused, and keeps what was typed', async () => {
    const { version } = registered();
    const fields = {
      ...addClub('', version, 'club000000000002'),
      'command.values.dsuNumber': '4711',
    };
    const answer = await tell('owner', '/console/people/clubs', fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toMatch(/<input[^>]*name="command\.values\.name"[^>]*aria-invalid="true"/);
    expect(html).toMatch(/name="command\.values\.dsuNumber"[^>]*value="4711"|value="4711"/);
    expect(registered().version).toBe(version);
  });

  it('tells what others wrote meanwhile, in words, and writes nothing', async () => {
    const { version } = registered();
    const rename = (to: string, basedOn: number) => ({
      to: '/register/commands',
      form: 'post /register/commands',
      basedOn: String(basedOn),
      'command.kind': 'change-association',
      'command.association': 'club000000000001',
      'command.changes.name': to,
    });
    await tell('owner', '/console/people/clubs', rename('Kilden', version));
    const late = await tell('owner', '/console/people/clubs', rename('Åen', version));
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Ida Hansen:');
    expect(registered().version).toBe(version + 1);
  });

  it('is refused to whom the API refuses it, whatever page they may see', async () => {
    const { version } = registered();
    const fields = addClub('Fremmed', version, 'club000000000003');
    const asArbiter = await tell('arbiter', '/console/people/clubs', fields);
    expect(asArbiter.status).toBe(403);
    expect((await tell('helper', '/console/people/clubs', fields)).status).toBe(403);
    expect((await tell('nobody', '/console/people/clubs', fields)).status).toBe(303);
    expect(registered().version).toBe(version);
  });

  it('without its token changes nothing', async () => {
    const { version } = registered();
    const fields = { ...addClub('Uden', version, 'club000000000004'), csrf: 'another' };
    const answer = await house.ask('owner', '/console/people/clubs?/tell', fields);
    expect(answer.status).toBe(403);
    expect(registered().version).toBe(version);
  });

  it('leads to what was made, and to no address of others', async () => {
    const made = await tell('owner', '/console/organisations', {
      to: '/organisations',
      name: 'Hjørnet',
      address: 'hjoernet',
      next: '/console/organisations/{id}',
    });
    expect([made.status, made.headers.get('location')]).toEqual([
      303,
      '/console/organisations/hjoernet',
    ]);
    const away = await tell('owner', '/console/organisations', {
      to: '/organisations',
      name: 'Broen',
      address: 'broen',
      next: '//example.org/{id}',
    });
    expect(away.headers.get('location')).toBe('/console');
  });

  it.each(['/nowhere', '/organisations/own/nothing', 'http://example.org/x', ''])(
    'to %j is refused',
    async (to) => {
      const answer = await tell('owner', '/console/organisations', { to });
      expect(answer.status).toBe(404);
    },
  );

  it('takes a book back to an earlier version', async () => {
    const { version } = registered();
    const answer = await tell('owner', '/console/people/history', {
      to: '/register/commands',
      basedOn: String(version),
      'command.kind': 'return-to',
      'command.toVersion': String(version - 1),
    });
    expect(answer.status).toBe(200);
    expect(registered().version).toBe(version + 1);
  });

  it.each([
    ['links', 'links', { name: 'Bo', role: 'results-only', hours: '1,5 t' }, 'hours'],
    ['links', 'links', { name: 'Bo', hours: '8', 'boards.first': 'x' }, 'boards.first'],
    [
      'links',
      'links',
      { name: 'Bo', hours: '8', 'rounds.first': '5', 'rounds.last': '2' },
      'rounds.last',
    ],
    ['links', 'webhooks', { address: 'ftp://example.org' }, 'address'],
    ['screens', 'screens', { kind: 'count-down', 'countdown.minutes': 'x' }, 'countdown.minutes'],
    [
      'screens',
      'screens',
      {
        kind: 'set-screen',
        'screen.number': '1',
        'screen.only': '',
        'screen.name': '',
        'screen.look': 'dark',
        'screen.seconds': '12,5',
        'screen.shows.0.what': 'boards',
      },
      'screen.seconds',
    ],
  ] as const)('of %s refuses at its field: %s %j', async (page, to, fields, field) => {
    const { open } = house.holdings;
    const path = `/tournaments/${open}/${to}`;
    const names = { links: 'link', webhooks: 'webhook', screens: '' };
    const own = 'kind' in fields ? (fields.kind === 'count-down' ? 'count' : 'set 1') : names[to];
    const answer = await tell('owner', `/console/${open}/${page}`, {
      to: path,
      form: own,
      ...fields,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const html = await answer.text();
    const invalid = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([one]) => one);
    expect(invalid.some((one) => one.includes(`name="${field}"`))).toBe(true);
  });

  it('that makes a link shows it, this once, and ends what was made', async () => {
    const { open } = house.holdings;
    const path = `/console/${open}/links`;
    const fields = {
      to: `/tournaments/${open}/links`,
      form: 'link',
      name: 'Bo ved døren',
      hours: '8',
    };
    const made = await tell('owner', path, fields);
    expect(made.status).toBe(200);
    expect(await made.text()).toMatch(/http:\/\/hall\.local\/link\/[\w-]+/);
    const [link] = await house.app.accounts.linksOf(open);
    const revoke = {
      to: `/tournaments/${open}/links/${link?.id}`,
      method: 'delete',
      form: `revoke ${link?.id}`,
    };
    expect((await tell('helper', path, revoke)).status).toBe(403);
    expect((await tell('owner', path, revoke)).status).toBe(200);
    expect((await house.app.accounts.linksOf(open))[0]?.revokedAt).not.toBeNull();
  });
});
