import { type EventId, emptyEventValues } from '@rokade/event';
import { allOf } from '@rokade/journal';
import { usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { madeXlsx, textRows } from '../../../test/made-spreadsheet.ts';
import { entryOf } from '../src/acts/contests/enter-people.ts';
import { peopleAsPlayers } from '../src/acts/tournaments/people-as-players.ts';
import type { Application } from '../src/index.ts';
import {
  apiClient,
  type Credentials,
  credentialsOf,
  password,
  setUpArbiter,
} from './api-client.ts';
import { applicationForTest, arbiter, ida, startTournament } from './sample-tournament.ts';

const dsu =
  '""\n"Nr";"Født";"Alder";"Navn";"Klub";"Titel";"Rat.";"Hur.";"Lyn";"Fide";"Nr";"K"\n' +
  '"103110502";"2004";"22";"Søren Bo Prøve";"Skanderborg Skakklub";"GM";"2635";"2505";"2655";"2615";"1444948";"10"\n' +
  '"102100848";"1980";"46";"Kåre Frederik Test";"Enkeltmedlem 9 HK";"";"0";"0";"0";"-";"0";""\n';
const dsb =
  'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Geburtsjahr,DWZ,FIDE-ID,FIDE-Land\r\n' +
  'NU4005017,A0123,7,,"Müller,Eva",W,1990,1650,4600001,GER\r\n';
const vereine =
  'ZPS-Nummer,Landesverband,UebergeordneterVerband,Vereinsname\r\nA0123,A,A0,"Schachklub Süd"\r\n';

const trf = [
  '012 Herbstopen',
  '001    1 m GM Probe, Anton                      2500 GER    12345678 1990/05/17  0.0    1',
  '001    2      Test, Berta                       1710 DEN                         0.0    2',
].join('\n');

interface Answer {
  readonly code?: string;
  readonly use?: string;
  readonly file: {
    readonly kind: string;
    readonly lacksClubNames: boolean;
    readonly sheet: object | null;
    readonly fault: object | null;
  };
  readonly uses: readonly {
    readonly use: string;
    readonly allowed: boolean;
    readonly preview?: Readonly<Record<string, unknown>>;
  }[];
  readonly taken: readonly { readonly use: string; readonly count: number; readonly id?: string }[];
}

async function door() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const owner = await setUpArbiter(app, api);
  const post = async (path: string, body: object, as: Credentials = owner) => {
    const response = await api.post(path, body, as);
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  return {
    app,
    api,
    look: (body: object, as?: Credentials) => post('/lists/look', body, as),
    take: (body: object, as?: Credentials) => post('/lists/taking', body, as),
  };
}

/** Waits until the list that was sent is read. */
async function listRead(app: Application) {
  await expect.poll(() => app.lists.underWay()).toBe(null);
  return app.lists.lastTakenIn();
}

describe('the one door for lists', () => {
  it('says what a file is and what it can become, and writes nothing', async () => {
    const { app, look } = await door();
    const event = await startTournament(app);
    const { version } = app.register.now();
    const found = await look({ list: dsu, name: 'medlemmer.csv', to: `tournament:${event}` });
    expect(found.file.kind).toBe('dsu-members');
    expect(found.uses).toMatchObject([
      { use: 'members', allowed: true, preview: { clear: 2 } },
      { use: 'lookup', allowed: true },
      { use: 'ratings', allowed: true, preview: { faults: [] } },
      { use: 'entries', allowed: true, preview: { list: { faults: [] } } },
    ]);
    expect(app.register.now().version).toBe(version);
    expect(app.lists.kept()).toEqual([]);
  });

  it('reads a spreadsheet by the sheet that is chosen, and takes that in', async () => {
    const { app, look, take } = await door();
    const sheet = (name: string, player: string) => ({
      name,
      rows: textRows([
        ['Name', 'FIDE ID', 'Rating'],
        [player, '1414000', '1500'],
      ]),
    });
    const bytes = madeXlsx([sheet('U10', 'Alm, Bo'), sheet('U12', 'Beck, Ida')]);
    const list = { base64: Buffer.from(bytes).toString('base64') };
    const sheets = ['U10', 'U12'];
    expect((await look({ list, name: 'youth.xlsx' })).file).toMatchObject({
      kind: 'players',
      sheet: { sheet: 'U10', sheets, hiddenRows: 0 },
    });
    expect((await look({ list, sheet: 'U12' })).file.sheet).toMatchObject({ sheet: 'U12' });
    expect((await look({ list, sheet: 'of another file' })).file.sheet).toMatchObject({
      sheet: 'U10',
    });
    const uses = ['members', 'lookup'];
    const { version } = app.register.now();
    const chosen = { list, sheet: 'U12', uses, versions: { members: version }, federation: 'den' };
    expect(await take(chosen)).toMatchObject({ status: 200, taken: [{ count: 1 }, { count: 1 }] });
    expect(app.register.find('beck')).toHaveLength(1);
    expect(app.register.find('alm')).toHaveLength(0);
    expect(await listRead(app)).toMatchObject({ outcome: { value: { players: 1 } } });
  });

  it('says why a spreadsheet cannot be read', async () => {
    const { look } = await door();
    const bytes = madeXlsx([{ name: 'A', rows: textRows([['Name']]) }]);
    const list = { base64: Buffer.from(bytes.subarray(0, 500)).toString('base64') };
    expect(await look({ list, name: 'youth.xlsx' })).toMatchObject({
      file: { kind: 'spreadsheet', fault: { code: 'input.spreadsheet-damaged' } },
      uses: [],
    });
  });

  it('does what is ticked: members, a list to look up in, ratings and entries at once', async () => {
    const { app, take } = await door();
    const event = await startTournament(app);
    const tournament = await app.tournaments.get(event);
    if (!tournament.ok) throw new Error('it is there');
    const done = await take({
      list: dsu,
      name: 'medlemmer.csv',
      day: '2026-11-21',
      federation: 'den',
      source: 'DSU',
      to: `tournament:${event}`,
      uses: ['entries', 'members', 'ratings', 'lookup'],
      versions: { entries: tournament.value.version },
      confirmed: true,
    });
    expect(done).toMatchObject({
      status: 200,
      taken: [
        { use: 'members', count: 2 },
        { use: 'lookup' },
        { use: 'ratings', count: 1 },
        { use: 'entries', count: 2 },
      ],
    });
    expect(app.register.find('prøve')).toHaveLength(1);
    expect(await listRead(app)).toMatchObject({
      outcome: { value: { source: 'dsu', month: '2026-11', players: 2 } },
    });
    const after = await app.tournaments.get(event);
    expect(after.ok && after.value.players.at(-2)?.details).toMatchObject({
      name: 'Prøve, Søren Bo',
      rating: 2635,
      fideId: '1444948',
    });
  });

  it('asks for the names of clubs, and lets them come with the members and their DWZ', async () => {
    const { app, look, take } = await door();
    expect((await look({ list: dsb })).file).toMatchObject({ kind: 'dsb', lacksClubNames: true });
    const both = { list: dsb, clubs: vereine, name: 'spieler.csv', federation: 'GER' };
    expect((await look(both)).file.lacksClubNames).toBe(false);
    const done = await take({ ...both, uses: ['members', 'lookup'] });
    expect(done.status).toBe(200);
    const clubs = allOf(app.register.now().associations).map((one) => one.values.name);
    expect(clubs).toContain('Schachklub Süd');
    await listRead(app);
    expect(app.lists.search('müller', { source: null, limit: 5 })).toMatchObject([
      { club: 'Schachklub Süd', ratings: { standard: 1650 } },
    ]);
  });

  it('lets the DWZ of a club’s own table with numbers come along, and of nobody with another number', async () => {
    const { app, look, take } = await door();
    const list = [
      'Nachname;Vorname;Geburtsdatum;Verein;DWZ;PKZ',
      'Abel;Anna;08.05.1954;SK Tempelhof 1931;1712;10000000',
      'Bauer;Bernd;24.07.1978;SK Tempelhof 1931;1905;10000001',
    ].join('\n');
    const sent = { list, name: 'mitglieder.csv', federation: 'GER', uses: ['members', 'lookup'] };
    await look(sent);
    const { version } = app.register.now();
    expect((await take({ ...sent, versions: { members: version } })).status).toBe(200);
    await listRead(app);
    // A further list of the same month says whose place it would take.
    const further = await look({ ...sent, list: list.split('\n').slice(0, 2).join('\n') });
    expect(further.uses.find(({ use }) => use === 'lookup')?.preview).toEqual({
      byName: null,
      replaces: 2,
    });
    const settings = { ...usualSettings, federation: 'GER' };
    const [anna] = app.register.find('Abel, Anna');
    if (anna === undefined) throw new Error('Abel, Anna');
    const [player] = peopleAsPlayers(app, [anna.id], { day: '2026-11-21', settings });
    expect(player?.details).toMatchObject({ rating: 1712, nationalId: '10000000' });
    const inTable = { name: 'Bauer, Bernd', born: '1978', club: 'SK Tempelhof 1931' };
    expect(app.lists.named({ ...inTable, numbers: ['10000001'] })?.ratings.standard).toBe(1905);
    expect(app.lists.named({ ...inTable, numbers: ['10000009'] })).toBe(null);
    expect(app.lists.named(inTable)).toBe(null);
  });

  it('lets the ratings of a table without numbers come along by name, and of nobody in doubt', async () => {
    const { app, look, take } = await door();
    const list = [
      'Navn;Født;Klub;Rating',
      'Alm, Bo;1971;Brønden;1650',
      'Beck, Ida;1990;Brønden;1500',
      'Beck, Ida;1990;Brønden;1700',
      'Krog, Cai;;;1400',
    ].join('\n');
    const sent = { list, name: 'klub.csv', federation: 'DEN', uses: ['members', 'lookup'] };
    const { uses } = await look(sent);
    expect(uses.find(({ use }) => use === 'lookup')?.preview).toEqual({
      byName: { found: 1, notFound: 3 },
      replaces: 0,
    });
    const { version } = app.register.now();
    expect((await take({ ...sent, versions: { members: version } })).status).toBe(200);
    await listRead(app);
    for (const name of ['Alm, Bo', 'Krog, Cai']) {
      const [person] = app.register.find(name);
      if (person === undefined) throw new Error(name);
      const day = '2026-11-21';
      const rating = name === 'Alm, Bo' ? 1650 : null;
      expect(entryOf(app, person, day)).toMatchObject({ values: { name }, rating });
      const [player] = peopleAsPlayers(app, [person.id], { day, settings: null });
      expect(player?.details).toMatchObject({ name, rating });
    }
    const born1971 = { name: 'Alm, Bo', born: '1971', club: 'Brønden' };
    expect(app.lists.named(born1971)?.ratings.standard).toBe(1650);
    expect(app.lists.named({ ...born1971, born: '1972' })).toBe(null);
    expect(app.lists.named({ name: 'Beck, Ida', born: '1990', club: 'Brønden' })).toBe(null);
  });

  it('lets the ratings of members come along wherever they are entered', async () => {
    const { app, api, take } = await door();
    await take({
      list: dsu,
      name: 'medlemmer.csv',
      federation: 'DEN',
      uses: ['members', 'lookup'],
    });
    await listRead(app);
    const [{ id: person } = { id: '' }] = app.register.find('Prøve');
    const headers = await credentialsOf(
      await api.post('/session', { name: 'Ida Hansen', password }),
    );
    const open = await startTournament(app);
    const version = async () => {
      const found = await app.tournaments.get(open);
      return found.ok ? found.value.version : 0;
    };
    const into = { basedOn: await version(), people: [person], confirmed: true };
    expect((await api.post(`/tournaments/${open}/people`, into, headers)).status).toBe(200);
    const tournament = await app.tournaments.get(open);
    expect(tournament.ok && tournament.value.players.at(-1)).toMatchObject({
      details: { person, rating: 2635, rapidRating: 2505, fideRating: 2615, title: 'GM' },
    });
    const made = await api.post(
      '/events',
      { values: { ...emptyEventValues, name: 'Pinse' } },
      headers,
    );
    const { id: event } = (await made.json()) as { id: string };
    const entering = { basedOn: 1, people: [person] };
    expect((await api.post(`/events/${event}/people`, entering, headers)).status).toBe(200);
    const found = await app.events.get(event as EventId);
    expect(found.ok && found.value.entrants.at(-1)?.values).toMatchObject({ rating: 2635 });
  });

  it('makes entries or a tournament of a report file', async () => {
    const { app, take } = await door();
    const done = await take({ list: trf, name: 'open.trf', uses: ['tournament'] });
    expect(done).toMatchObject({ status: 200, taken: [{ use: 'tournament', count: 2 }] });
    const event = await startTournament(app);
    const now = await app.tournaments.get(event);
    const entered = await take({
      list: trf,
      uses: ['entries'],
      to: `tournament:${event}`,
      versions: { entries: now.ok ? now.value.version : 0 },
      confirmed: true,
    });
    expect(entered).toMatchObject({ status: 200, taken: [{ use: 'entries', count: 2 }] });
  });

  it('names the use that was refused, and what was done before it', async () => {
    const { app, take } = await door();
    const none = await take({ list: dsu, uses: [] });
    expect(none).toMatchObject({ status: 422, code: 'list.no-use' });
    const other = await take({ list: trf, uses: ['ratings'] });
    expect(other).toMatchObject({ status: 422, code: 'list.other-use', use: 'ratings' });
    const half = await take({ list: dsu, uses: ['members', 'entries'] });
    expect(half).toMatchObject({
      status: 422,
      code: 'list.no-place',
      use: 'entries',
      taken: [{ use: 'members', count: 2 }],
    });
    expect(app.register.find('prøve')).toHaveLength(1);
  });

  it('goes by the rights of each use', async () => {
    const { app, api, look, take } = await door();
    await app.accounts.create({ name: 'Bo Voß', password }, arbiter, ida);
    const bo = await credentialsOf(await api.post('/session', { name: 'Bo Voß', password }));
    const found = await look({ list: dsu }, bo);
    expect(found.uses.map(({ use, allowed }) => [use, allowed])).toEqual([
      ['members', false],
      ['lookup', false],
      ['ratings', false],
      ['entries', true],
    ]);
    expect(found.uses.every(({ preview }) => !preview)).toBe(true);
    for (const use of ['members', 'lookup', 'ratings']) {
      expect(await take({ list: dsu, uses: [use] }, bo)).toMatchObject({ status: 403 });
    }
    expect(app.register.find('')).toEqual([]);
  });
});
