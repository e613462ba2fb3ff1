import { describe, expect, test } from 'vitest';
import { makeTrf, parsePlayerList, readInput, recogniseListFile } from '../../src/index.ts';

/** A table as chess-results writes it to Excel, below its titles and above its notes. */
const sheet = (headings: string, rows: readonly string[]): string =>
  [
    'From the Tournament-Database of Chess-Results https://chess-results.com',
    'Prøveturnering 2026',
    'Last update 08.11.2026 17:00:00, Creator/Last Upload: Somebody',
    'Final Ranking crosstable after 3 Rounds',
    headings,
    ...rows,
    'Annotation:',
    'Tie Break1: Buchholz Tie-Breaks',
    'Chess-Tournament-Results-Server: Chess-Results',
  ].join('\n');

const byRank = sheet('Rk.\t\tName\tFED\tRtg\tClub/City\t1.Rd\t2.Rd\t3.Rd\tPts.\t TB1 ', [
  '1\tFM\tPrøve, Søren Bo\tDEN\t2301\tNord\t4b1\t5w+\t2b½\t2,5\t4,5',
  '2\t\tHolm, Ida\tDEN\t1710\t\t3b½\t4w1\t1w½\t2\t5',
  '3\tWCM\tMuster, Änne\tGER\t2010\t\t2w½\t-½\t5b-\t1\t4',
  '4\t\tTest, Bo\tDEN\t1850\t\t1w0\t2b0\t-1\t1\t5',
  '5\t\tSand, Per\tDEN\t0\t\t-1\t1b-\t3w-\t1\t3',
]);

const read = (text: string) => {
  const found = readInput(text);
  return found.ok && found.value.kind === 'document' ? found.value : found;
};

const entries = (text: string) => {
  const found = read(text);
  if (!('document' in found)) throw new Error(JSON.stringify(found));
  return makeTrf(found.document)
    .split(/\r?\n/)
    .filter((line) => line.startsWith('001'))
    .map(
      (line) =>
        line
          .slice(91)
          .match(/.{1,10}/g)
          ?.map((cell) => cell.trim()) ?? [],
    );
};

describe('a cross table of chess-results or Swiss-Manager', () => {
  test('gives the tournament with all rounds, and says what it lacks', () => {
    expect(entries(byRank)).toEqual([
      ['4 b 1', '5 w +', '2 b ='],
      ['3 b =', '4 w 1', '1 w ='],
      ['2 w =', '0000 - H', '5 b -'],
      ['1 w 0', '2 b 0', '0000 - U'],
      ['0000 - U', '1 b -', '3 w -'],
    ]);
    expect(read(byRank)).toMatchObject({
      format: 'cross-table',
      document: { header: { name: 'Prøveturnering 2026' }, roundsPlanned: 3 },
      warnings: [{ code: 'cross-table.left-out' }],
    });
  });

  test('is a list of players, too: titles stand in a column without a heading', () => {
    expect(recogniseListFile(byRank, 'x.xlsx')).toMatchObject({
      kind: 'cross-table',
      becomes: ['members', 'lookup', 'ratings', 'entries', 'tournament'],
    });
    const { players, faults } = parsePlayerList(byRank);
    expect(faults).toEqual([]);
    expect(players.map(({ details: { name, title, club } }) => [name, title, club])).toEqual([
      ['Prøve, Søren Bo', 'FM', 'Nord'],
      ['Holm, Ida', '', ''],
      ['Muster, Änne', 'WCM', ''],
      ['Test, Bo', '', ''],
      ['Sand, Per', '', ''],
    ]);
  });

  test('in the order of the standings with the numbers of the start list, as text in German', () => {
    const german = [
      'Rg.;Snr;Name;Land;EloI;1.Rd;2.Rd;Pkt.',
      '1;2;Holm, Ida;DEN;1710;1s1;3w1;2',
      '2;3;Muster, Anne;GER;2010;-1;2s0;1',
      '3;1;Prøve, Bo;DEN;2301;2w0;-0;0',
    ].join('\r\n');
    expect(entries(german)).toEqual([
      ['2 w 0', '0000 - Z'],
      ['1 b 1', '3 w 1'],
      ['0000 - U', '2 b 0'],
    ]);
  });

  test('White is `b` in Spanish', () => {
    const spanish = ['No.;Name;1.Rd;Pts.', '1;Uno, A;2b1;1', '2;Dos, B;1n0;0'].join('\n');
    expect(entries(spanish)).toEqual([['2 w 1'], ['1 b 0']]);
  });

  test('a game that is not over is left out, and points of another kind are told', () => {
    const table = ['No.;Name;1.Rd;2.Rd;Pts.', '1;Ask, A;2w1;*;3', '2;Bork, B;1b0;*;0'].join('\n');
    expect(entries(table)).toEqual([['2 w 1'], ['1 b 0']]);
    expect(read(table)).toMatchObject({
      warnings: [
        { code: 'cross-table.left-out' },
        { code: 'cross-table.points-differ', players: 1 },
      ],
    });
  });

  test.each([
    [
      'rows that disagree',
      ['No.;Name;1.Rd', '1;Ask, A;2w1', '2;Bork, B;1b1'],
      { code: 'cross-table.contradiction', player: 'Ask, A', round: 1 },
    ],
    [
      'a cell that says nothing known',
      ['No.;Name;1.Rd;2.Rd', '1;Ask, A;2w1;2b½', '2;Bork, B;1b0;x?'],
      { code: 'cross-table.cell', player: 'Bork, B', round: 2, text: 'x?', line: 3, column: 4 },
    ],
  ])('%s are refused with their place', (_, lines, fault) => {
    expect(read(lines.join('\n'))).toMatchObject({ ok: false, error: [fault] });
  });

  test.each([
    ['a start list', 'No.;Name;Rtg\n1;Ask, A;1800\n2;Bork, B;1700'],
    ['a table of a round robin', 'No.;Name;1;2\n1;Ask, A;*;1\n2;Bork, B;0;*'],
  ])('%s is none', (_, text) => {
    expect(readInput(text)).toMatchObject({ ok: true, value: { kind: 'table' } });
  });
});
