import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesOf, madeFideText, madeFideXml } from '../../../test/made-fide-list.ts';
import { madeXlsx, textRows } from '../../../test/made-spreadsheet.ts';
import { madeZip, type Packed } from '../../../test/made-zip.ts';
import { importList, importListApart, type ListImport, openRatingLists } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';

type Wish = Partial<Omit<ListImport, 'folder' | 'path' | 'now'>>;

/** A folder for lists, and what takes a file in there. */
function openFolder() {
  const base = folderForTest();
  const folder = join(base, 'lists');
  let day = 0;
  const take = (name: string, bytes: Uint8Array | string, wish: Wish = {}) => {
    const path = join(base, name);
    writeFileSync(path, bytes);
    day += 1;
    const now = new Date(Date.UTC(2026, 10, day));
    return importList({
      folder,
      path,
      name,
      now,
      source: null,
      month: null,
      kind: null,
      keep: 4,
      ...wish,
    });
  };
  const lists = <T>(ask: (lists: ReturnType<typeof openRatingLists>) => T): T => {
    const opened = openRatingLists(folder);
    try {
      return ask(opened);
    } finally {
      opened.close();
    }
  };
  return { base, folder, take, lists };
}

const table = (...rows: readonly string[]): string =>
  ['Name;DSU-nr.;FIDE ID;Rating;Klub;Land', ...rows, ''].join('\n');

const people = table(
  'Hansen, Ida;100100001;1414000;1643;SK Nord;DEN',
  'Hansen, Hans Peter;100100002;;1900;SK 1911;DEN',
  'Hansenius, Ib;100100003;;2100;SK Syd;SWE',
  'Östergård, Åse;100100004;;1200;SK Syd;DEN',
  "O'Brien, Müllerin;100100005;;1300;SK Syd;IRL",
);

const zipped = (...files: readonly Packed[]): Buffer => madeZip(files);

describe('taking a list in', () => {
  it.each([
    ['players_list_xml.xml', () => bytesOf(madeFideXml(500, 'club'))],
    ['players_list_foa.txt', () => bytesOf(madeFideText(500, 'club'))],
  ])("takes FIDE's %s from its zip, and by itself", async (name, make) => {
    const { take, lists } = openFolder();
    const head = { source: 'fide', month: '2026-11', players: 500 };
    const packed = await take('list.zip', zipped({ name, bytes: make() }));
    expect(packed).toMatchObject({ ok: true, value: { ...head, file: 'list.zip' } });
    expect(await take(name, make(), { month: '2026-10' })).toMatchObject({
      ok: true,
      value: { month: '2026-10' },
    });
    expect(lists((all) => all.kept().map(({ month }) => month))).toEqual(['2026-11', '2026-10']);
  });

  it('takes a spreadsheet as the table that it shows, and says why one cannot be read', async () => {
    const { take, lists } = openFolder();
    const rows = textRows([
      ['Name', 'DSU-nr.', 'Rating', 'Klub'],
      ['Hansen, Ida', '100100001', '1643', 'SK Nord'],
    ]);
    const bytes = madeXlsx([{ name: 'List', rows }]);
    expect(await take('klub.xlsx', bytes)).toMatchObject({ ok: true, value: { players: 1 } });
    expect(lists((all) => all.kept())).toHaveLength(1);
    expect(await take('klub.xlsx', bytes.subarray(0, bytes.length - 30))).toEqual({
      ok: false,
      error: { code: 'input.spreadsheet-damaged' },
    });
    const large = madeZip([
      { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') },
      { name: 'xl/media/image1.png', bytes: randomBytes(21_000_000) },
    ]);
    expect(await take('klub.xlsx', large)).toEqual({
      ok: false,
      error: { code: 'input.too-large', megabytes: 22, limitMegabytes: 20 },
    });
  });

  const dsu = '"Nummer";"Navn";"Rating";"Hurtig"\n"100100001";"Ida Hansen";"1643";""\n';

  // The zips are packed in November 2026.
  it.each<readonly [string, string, Wish, object | null]>([
    ['a list of no month', 'fide', {}, { kind: 'month-of-zip' }],
    ['one packed in its month', 'fide', { month: '2026-11' }, null],
    ['one packed the month before', 'fide', { month: '2026-12' }, null],
    ...(['2026-10', '2027-01'] as const).map(
      (month) =>
        [
          `one said to be of ${month}`,
          'fide',
          { month },
          { kind: 'packed-otherwise', packed: '2026-11' },
        ] as const,
    ),
    ["a club's own", 'dsu', {}, null],
    ["a club's own of another month", 'dsu', { month: '2026-08' }, { packed: '2026-11' }],
  ])('says what is doubtful of the month of %s (%s)', async (_, source, wish, doubt) => {
    const { take } = openFolder();
    const file =
      source === 'fide'
        ? { name: 'players_list_foa.txt', bytes: bytesOf(madeFideText(50, 'club')) }
        : { name: 'klub.csv', bytes: Buffer.from(dsu) };
    const taken = await take('list.zip', zipped(file), wish);
    expect(taken.ok ? taken.value.doubt : taken).toEqual(
      doubt === null ? null : expect.objectContaining(doubt),
    );
  });

  it('says that the month of a list by itself is that of today', async () => {
    const { take } = openFolder();
    const taken = await take('players_list_foa.txt', bytesOf(madeFideText(50, 'club')));
    expect(taken).toMatchObject({
      value: { month: '2026-11', doubt: { kind: 'month-of-today' } },
    });
    const named = await take('standard_oct26frl.txt', bytesOf(madeFideText(50, 'club')));
    expect(named).toMatchObject({ value: { month: '2026-10', doubt: null } });
  });

  it("reads DSB's zip with its clubs and associations", async () => {
    const { take, lists } = openFolder();
    const spieler =
      'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Geburtsjahr,DWZ,FIDE-ID,FIDE-Land\r\nNU4005017,A0123,7,,"Müller,Eva",W,1990,1650,4600001,GER\r\n';
    const clubs =
      'ZPS-Nummer,Landesverband,UebergeordneterVerband,Vereinsname\r\nA0123,A,A0,"Schachklub Süd"\r\n';
    const above =
      'Verbandnummer,Landesverband,UebergeordneterVerband,Verbandname\r\nA,A,0,Baden\r\n';
    const latin1 = (name: string, text: string) => ({ name, bytes: Buffer.from(text, 'latin1') });
    const zip = zipped(
      latin1('vereine.csv', clubs),
      latin1('spieler.csv', spieler),
      latin1('verbaende.csv', above),
      latin1('README.txt', 'x'.repeat(10_000)),
    );
    expect(await take('LV-0-dwzliste.zip', zip)).toMatchObject({
      ok: true,
      value: { source: 'dwz' },
    });
    const found = lists((all) => all.search('eva mueller', { source: null, limit: 5 }));
    expect(found).toMatchObject([
      { id: 'NU4005017', name: 'Müller, Eva', club: 'Schachklub Süd', association: 'Baden' },
    ]);
    expect(lists((all) => all.search('nu4005 süd', { source: 'dwz', limit: 5 }))).toHaveLength(1);
  });

  it('puts lists of one kind of play together to those of their month', async () => {
    const { take, lists } = openFolder();
    const line = (rating: string, month: string) =>
      `ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA ${month} Gms K  B-day Flag\r\n1414000        Hansen, Ida                                                  DEN F                                ${rating}  3   20 1971  w   \r\n`;
    await take('standard_rating_list.txt', line('1776', 'OCT26'));
    await take('rapid_rating_list.txt', line('1688', 'OCT26'));
    await take('blitz_rating_list.txt', line('1702', 'NOV26'));
    const found = lists((all) => all.search('hansen', { source: null, limit: 5 }));
    expect(found).toMatchObject([
      { month: '2026-11', ratings: { standard: null, rapid: null, blitz: 1702 } },
    ]);
    lists((all) => all.remove('fide', '2026-11'));
    expect(lists((all) => all.search('hansen', { source: null, limit: 5 }))).toMatchObject([
      { month: '2026-10', ratings: { standard: 1776, rapid: 1688, blitz: null } },
    ]);
  });

  it('keeps the last months of a source, more by choice, and one list of a month', async () => {
    const { folder, take, lists } = openFolder();
    const months = () => lists((all) => all.kept().map(({ month }) => month));
    for (const month of ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-10']) {
      await take('list.csv', people, { month });
    }
    expect(months()).toEqual(['2026-10', '2026-09', '2026-08', '2026-07']);
    await take('list.csv', people, { month: '2026-11', keep: 6 });
    expect(months()).toEqual(['2026-11', '2026-10', '2026-09', '2026-08', '2026-07']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toHaveLength(5);
  });

  it('takes away what an import left behind that was killed', async () => {
    const { folder, take } = openFolder();
    await take('list.csv', people);
    writeFileSync(join(folder, '17.new'), 'half a list');
    await take('list.csv', people);
    expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('says how far it is, and stops when it is interrupted', async () => {
    const { folder, take, lists } = openFolder();
    await take('list.csv', people);
    const stages = new Set<string>();
    const list = bytesOf(madeFideText(3000, 'club'));
    const whole = await take('fide.txt', list, {
      onProgress: ({ stage, share }) => {
        expect(share).toBeLessThanOrEqual(1);
        stages.add(stage);
      },
    });
    expect([whole.ok, ...stages]).toEqual([true, 'reading', 'finding']);
    const stop = new AbortController();
    const stopped = await take('fide.txt', list, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(stopped).toEqual({ ok: false, error: { code: 'list.interrupted' } });
    expect(lists((all) => all.kept())).toHaveLength(2);
    expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('does it in a thread of its own, which hears when it is to stop', async () => {
    const { base, folder, lists } = openFolder();
    const path = join(base, 'fide.txt');
    writeFileSync(path, bytesOf(madeFideText(3000, 'club')));
    const upload = { folder, path, name: 'fide.txt', source: null, month: null, kind: null };
    const stop = new AbortController();
    const apart = { ...upload, keep: 4, now: new Date(), signal: stop.signal };
    const stages = new Set<string>();
    const whole = await importListApart({ ...apart, onProgress: ({ stage }) => stages.add(stage) });
    expect([whole.ok, ...stages]).toEqual([true, 'reading', 'finding']);
    const stopped = importListApart(apart);
    stop.abort();
    expect(await stopped).toEqual({ ok: false, error: { code: 'list.interrupted' } });
    expect(lists((all) => all.kept())).toHaveLength(1);
  });

  it('refuses a second import beside the first', async () => {
    const { take } = openFolder();
    const list = bytesOf(madeFideText(2000, 'club'));
    const [first, second] = await Promise.all([take('a.txt', list), take('b.txt', list)]);
    expect([first.ok, second]).toEqual([true, { ok: false, error: { code: 'list.busy' } }]);
  });
});

describe('a bad list', () => {
  const fide = (name = 'players_list_xml.xml', bytes = bytesOf(madeFideXml(300, 'club'))) => ({
    name,
    bytes,
  });
  const twice = table('Hansen, Ida;100100001;;1643;;', 'Holm, Bo;100100001;;1500;;');
  const spaces = Buffer.alloc(5_000_000, ' ');

  it.each<readonly [string, string, Uint8Array | string, Wish, object]>([
    [
      'of another month',
      'standard_oct26frl_xml.xml',
      fide().bytes,
      { month: '2026-11' },
      { code: 'list.other-month', found: '2026-10', said: '2026-11' },
    ],
    [
      'of another source',
      'x.zip',
      zipped(fide()),
      { source: 'dsu' },
      { code: 'list.other-source' },
    ],
    [
      'a zip cut short',
      'x.zip',
      zipped(fide()).subarray(0, 900),
      {},
      { code: 'list.zip-truncated' },
    ],
    [
      'a zip with a byte changed',
      'x.zip',
      zipped(fide()).fill(0xff, 60, 64),
      {},
      { code: 'list.zip-damaged' },
    ],
    [
      'a zip without a list',
      'x.zip',
      zipped(fide('logo.png')),
      {},
      { code: 'list.zip-without-list' },
    ],
    [
      'a zip bomb that says so',
      'x.zip',
      zipped(fide('a.txt', spaces)),
      {},
      { code: 'list.line-too-long', line: 1 },
    ],
    [
      'a zip bomb that does not',
      'x.zip',
      zipped({ ...fide(), statedSize: 1000 }),
      {},
      { code: 'list.zip-damaged' },
    ],
    [
      'a zip in a zip',
      'x.zip',
      zipped(fide('a.csv', zipped(fide()))),
      {},
      { code: 'input.not-text' },
    ],
    [
      'two players with one number',
      'x.csv',
      twice,
      {},
      { code: 'list.number-twice', number: '100100001', name: 'Hansen, Ida', other: 'Holm, Bo' },
    ],
    ['nobody in it', 'x.csv', table(), {}, { code: 'list.no-players' }],
    ['nothing in it', 'x.csv', '', {}, { code: 'list.unknown' }],
  ])('%s is refused, and the old list stays', async (_, name, bytes, wish, error) => {
    const { folder, take, lists } = openFolder();
    await take('list.csv', people);
    const before = lists((all) => all.kept());
    expect(await take(name, bytes, wish)).toMatchObject({ ok: false, error });
    expect(lists((all) => all.kept())).toEqual(before);
    expect(readdirSync(folder).filter((file) => file.includes('.new'))).toEqual([]);
  });
});

describe('searching', () => {
  it.each([
    ['ida hansen', ['Hansen, Ida']],
    ['HANS PET', ['Hansen, Hans Peter']],
    ['hansen', ['Hansen, Hans Peter', 'Hansen, Ida', 'Hansenius, Ib']],
    ['ostergaard', ['Östergård, Åse']],
    ['oestergård aase', ['Östergård, Åse']],
    ['obrien', ["O'Brien, Müllerin"]],
    ['syd', ['Hansenius, Ib', "O'Brien, Müllerin", 'Östergård, Åse']],
    ['den hans', ['Hansen, Hans Peter', 'Hansen, Ida']],
    ['1414000', ['Hansen, Ida']],
    [
      '10010',
      ['Hansenius, Ib', 'Hansen, Hans Peter', 'Hansen, Ida', "O'Brien, Müllerin", 'Östergård, Åse'],
    ],
    ['100100003 ib', ['Hansenius, Ib']],
    ['sk 1911', ['Hansen, Hans Peter']],
    ['" OR *', []],
    ['  ', []],
    ['nobody', []],
  ])('%j finds %j', async (text, names) => {
    const { take, lists } = openFolder();
    await take('list.csv', people);
    const found = lists((all) => all.search(text, { source: null, limit: 20 }));
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  it('looks in the newest list of each source, whole words and strong players first', async () => {
    const { take, lists } = openFolder();
    await take('old.csv', table('Holm, Old;100100009;;2400;;'), { month: '2026-08' });
    await take('new.csv', table('Holm, New;100100009;;1400;;'), { month: '2026-09' });
    await take('dsu.csv', table('Holm, Bo;100100009;;1500;;', 'Holmegaard, Aa;100100010;;2500;;'), {
      source: 'dsu',
    });
    const names = (source: 'dsu' | null) =>
      lists((all) => all.search('holm', { source, limit: 20 }).map(({ name }) => name));
    expect(names(null)).toEqual(['Holm, Bo', 'Holm, New', 'Holmegaard, Aa']);
    expect(names('dsu')).toEqual(['Holm, Bo', 'Holmegaard, Aa']);
  });
});
