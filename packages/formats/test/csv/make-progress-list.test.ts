import { describe, expect, it } from 'vitest';
import { documentPlayers, makeProgressList, parseTrf } from '../../src/index.ts';

const line = (who: string, score: string, ...rounds: readonly string[]) => {
  const [no = '', name = '', rating = '', born = ''] = who.split(';');
  const head = `001 ${no.padStart(4)}      ${name.padEnd(33)} ${rating.padEnd(4)} GER`;
  return `${head}             ${born.padEnd(10)} ${score}  ${rounds.map((one) => one.padStart(8)).join('  ')}`;
};

const report = [
  '012 Stadtmeisterschaft',
  '022 Berlin',
  '032 GER',
  '042 2026/03/01',
  '052 2026/03/08',
  '092 Individual: Swiss-System',
  '102 Voß, Anna',
  '122 90 Minuten + 30 Sekunden',
  '132                                                                                        26/03/01  26/03/08',
  line('1;Müller, Jan Erik;1850;1990/05/01', ' 1.5    1', '2 w 1', '3 b ='),
  line('2;=SUMME(A1);1500;1980', ' 0.0    3', '1 b 0', '0000 - -'),
  line('3;Nowak, Eva;;2012', ' 1.5    2', '0000 - U', '1 w ='),
  line('4;Weg, Udo;1700;1970', ' 1.0    4', '5 w +', '5 b W'),
  line('5;Weg, Ute;1700;1971', ' 0.0    5', '4 b -', '4 w L'),
  '',
].join('\n');

describe('a list for the DWZ', () => {
  const parsed = parseTrf(report);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { document } = parsed.value;
  const lines = makeProgressList(document, documentPlayers(document)).split('\r\n');

  it('says of the event what the regulation asks', () => {
    expect(lines.slice(0, 9)).toEqual([
      'Turnier;Stadtmeisterschaft',
      'Spielort;Berlin',
      'Beginn;2026-03-01',
      'Ende;2026-03-08',
      'Modus;Individual: Swiss-System',
      'Bedenkzeit;90 Minuten + 30 Sekunden',
      'Turnierleiter;Voß, Anna',
      'Rundentermine;2026-03-01;2026-03-08',
      '',
    ]);
  });

  it('has everybody with opponents and results, what was not played as + and -', () => {
    const cells = lines.slice(10, 15).map((row) => row.split(';'));
    expect(cells.map((row) => row.slice(-3))).toEqual([
      ['2w1', '3s½', '1,5'],
      ['1s0', 'kampflos -', '0'],
      ['spielfrei', '1w½', '1,5'],
      ['5w+', '5s1 (ohne Wertung)', '1'],
      ['4s-', '4w0 (ohne Wertung)', '0'],
    ]);
    expect(cells[0]?.slice(0, 4)).toEqual(['1', 'Müller', 'Jan Erik', '1990-05-01']);
    expect(lines[9]).toMatch(/^Nr;Nachname;Vorname;Geburtsdatum;.*;Elo;Runde 1;Runde 2;Punkte$/);
  });

  it('is safe to open in a spreadsheet', () => {
    expect(lines[11]).toContain("'=SUMME(A1)");
  });
});
