import { describe, expect, it } from 'vitest';
import {
  listFileCodes,
  parsePlayerList,
  parseRegisterList,
  parseTrf,
  playersAsTable,
  recogniseListFile,
  withClubNames,
} from '../../src/index.ts';
import { lists } from '../csv/lists-of-federations.ts';
import { samplePlayers, sampleRounds } from '../other-programs/sample-tournament.ts';
import { writeSwt } from '../other-programs/write-swt.ts';
import { writeTunx } from '../other-programs/write-tunx.ts';

const dsb =
  'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Geburtsjahr,DWZ,FIDE-ID,FIDE-Land\r\n' +
  'NU4005017,A0123,7,,"Müller,Eva",W,1990,1650,4600001,GER\r\n';
const vereine =
  'ZPS-Nummer,Landesverband,UebergeordneterVerband,Vereinsname\r\nA0123,A,A0,"Schachklub Süd"\r\n';
const reported = (no: string, titled: string, name: string, more: string): string =>
  `001 ${no.padStart(4)} ${titled.padEnd(4)} ${name.padEnd(33)} ${more}`;
const trf = [
  '012 Herbstopen',
  reported('1', 'm GM', 'Probe, Anton', '2500 GER    12345678 1990/05/17  1.0    1     2 w 1'),
  reported('2', '', 'Test, Berta', '1710 DEN                         0.0    2     1 b 0'),
].join('\n');
const fideText =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK B-day Flag\n' +
  '4600001        Mueller, Eva                                                 GER F                                1650  0   40 1990\n';

const samples: readonly (readonly [string, string | Uint8Array, string, readonly string[]])[] = [
  [
    'DSU’s list of all members',
    '""\n"Nr";"Født";"Alder";"Navn";"Klub";"Titel";"Rat.";"Hur.";"Lyn";"Fide";"Nr";"K"\n"103110502";"2004";"22";"Søren Bo Prøve";"Skanderborg";"GM";"2635";"2505";"2655";"2615";"1444948";"10"\n',
    'dsu-members',
    ['members', 'lookup', 'ratings', 'entries'],
  ],
  [
    'DSU’s list of a club',
    'Nummer;Navn;Rating;Hurtig;Lyn\n100900001;Åse Brøndlund;1500;1400;1300\n',
    'dsu-club',
    ['members', 'lookup', 'ratings', 'entries'],
  ],
  ['DSB’s list', dsb, 'dsb', ['members', 'lookup', 'entries']],
  ['DSB’s table of clubs', vereine, 'dsb-clubs', []],
  [
    'Swiss-Manager’s list',
    'ID_No;Name;Title;FIDE_No;Rtg_Int;Rtg_Nat;Birthday;Fed;Sex\n1;Probe, Anton;GM;12345678;2501;2490;1990/05/17;GER;\n',
    'swiss-manager',
    ['members', 'lookup', 'ratings', 'entries'],
  ],
  [
    'the English list',
    'ECF_code,full_name,member_no,revised_standard\n100011B,"Probe, Robert J",19470,1620\n',
    'ecf',
    ['members', 'lookup', 'ratings', 'entries'],
  ],
  ['FIDE’s list as text', fideText, 'fide-text', ['members', 'lookup']],
  [
    'FIDE’s list as XML',
    '<?xml version="1.0"?><playerslist><player><fideid>1</fideid></player></playerslist>',
    'fide-xml',
    ['lookup'],
  ],
  ['a report file', trf, 'report', ['members', 'entries', 'tournament']],
  ['games', '[Event "X"]\n[White "A, A"]\n\n1. e4 1-0\n', 'games', ['tournament']],
  [
    'an export of a tournament',
    '{"count":1,"format":"rokade-journal","kind":"tournament","version":9}',
    'export',
    ['tournament'],
  ],
  [
    'an export of another book',
    '{"count":1,"format":"rokade-journal","kind":"register","version":9}',
    'book',
    [],
  ],
  [
    'a table with ratings',
    'Navn;Rating\nAlm, Bo;1500\n',
    'players',
    ['members', 'lookup', 'ratings', 'entries'],
  ],
  ['a table of names', 'Name;Club\nAlm, Bo;Nord\n', 'players', ['members', 'entries']],
  ['names alone', 'Alm, Bo\nBeck, Ida\n', 'players', ['members', 'entries']],
  [
    'a tournament of Swiss-Manager',
    writeTunx({ players: samplePlayers, rounds: sampleRounds }),
    'swiss-manager-file',
    ['members', 'entries', 'tournament'],
  ],
  [
    'a tournament of Swiss-Chess',
    writeSwt({ players: samplePlayers, rounds: sampleRounds }),
    'swiss-chess-file',
    ['members', 'entries', 'tournament'],
  ],
  ['the Dutch list', lists.knsb, 'knsb', ['members', 'lookup', 'ratings', 'entries']],
  ['the Italian list', lists.fsi, 'fsi', ['members', 'lookup', 'ratings', 'entries']],
  ['the Canadian list', lists.cfc, 'cfc', ['members', 'lookup', 'ratings', 'entries']],
  ['the American list', lists.uscf, 'uscf', ['members', 'lookup', 'ratings', 'entries']],
  ['a tournament of Vega', lists.vega, 'vega', ['members', 'lookup', 'ratings', 'entries']],
  [
    'a cross table',
    'No.;Name;Rtg;1.Rd\n1;Ask, A;1800;2w1\n2;Bork, B;1700;1b0\n',
    'cross-table',
    ['members', 'lookup', 'ratings', 'entries', 'tournament'],
  ],
  ['a packed list', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'packed', ['lookup']],
  [
    'a spreadsheet',
    new Uint8Array([0x50, 0x4b, 3, 4, ...Buffer.from('[Content_Types].xml')]),
    'spreadsheet',
    [],
  ],
  ['a picture', new Uint8Array([0x89, 0, 0, 1]), 'unreadable', []],
  ['a web page', '<!doctype html><p>Not found</p>', 'unknown', []],
];

describe('a file with a list', () => {
  it.each(samples)('%s is known by its content', (_, input, kind, becomes) => {
    expect(recogniseListFile(input, 'list.txt')).toMatchObject({ kind, becomes });
  });

  it('is of one of the kinds, each with a sample here', () => {
    const seen = new Set(samples.map(([, , kind]) => kind));
    expect(listFileCodes.filter((code) => !seen.has(code))).toEqual(['document']);
  });

  it('counts its people, and has its month from its heading or name', () => {
    expect(recogniseListFile('Name\nAlm, Bo\nBeck, Ida\n', '').lines).toBe(2);
    expect(recogniseListFile(fideText, 'standard_oct26frl.txt')).toMatchObject({
      lines: 1,
      month: '2026-10',
    });
  });
});

describe('a table of DSB without the names of its clubs', () => {
  it('says so, and takes them from the table of clubs', () => {
    expect(recogniseListFile(dsb, '').lacksClubNames).toBe(true);
    const named = withClubNames(dsb, vereine);
    expect(recogniseListFile(named, '')).toMatchObject({ kind: 'dsb', lacksClubNames: false });
    const [player] = parsePlayerList(named).players;
    expect(player?.details).toMatchObject({ club: 'Schachklub Süd', rating: 1650 });
    const [listed] = parseRegisterList(named).listed;
    expect(listed?.club).toEqual({ zps: 'A0123', name: 'Schachklub Süd' });
  });

  it('stays as it is with a table of no clubs', () => {
    expect(withClubNames(dsb, 'Name\nAlm, Bo\n')).toBe(dsb);
  });
});

describe('the players of a report file', () => {
  it('are a table like any other', () => {
    const parsed = parseTrf(trf);
    if (!parsed.ok) throw new Error('the report is read');
    const { players, faults } = parsePlayerList(playersAsTable(parsed.value.document));
    expect(faults).toEqual([]);
    expect(players.map(({ details }) => details)).toMatchObject([
      {
        name: 'Probe, Anton',
        title: 'GM',
        federation: 'GER',
        fideRating: 2500,
        fideId: '12345678',
      },
      { name: 'Test, Berta', federation: 'DEN', fideRating: 1710 },
    ]);
  });
});
