import { clubColours } from '@rokade/installation';
import { printLooks } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { run, started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';
import { sheetOf } from '../../../test/tournament/sheet-of.ts';
import { clubColourCss, isEnlarged, lookClasses } from '../src/print/print-looks.ts';
import { printRequest } from '../src/print/print-request.ts';
import { type SheetFit, sheetFit } from '../src/print/sheet-fit.ts';
import { printKinds } from '../src/views/prints/kinds.ts';

const played = whiteWinsAll(started(5)).state;
const withLook = run(whiteWinsAll(started(5)), {
  kind: 'change-settings',
  changes: { printLook: 'club' },
}).state;

const requestOf = (t: typeof played, kind: (typeof printKinds)[number], query = '') =>
  printRequest(t, kind, new URLSearchParams(query));

const printOf = (t: typeof played, kind: (typeof printKinds)[number], query = '') => ({
  sheet: sheetOf(t, kind, query),
  request: requestOf(t, kind, query),
});

describe('the look of a print', () => {
  it.each(printKinds)('of %s is the tournament’s, unless the address says another', (kind) => {
    expect(requestOf(played, kind).look).toBe('plain');
    expect(requestOf(withLook, kind).look).toBe('club');
    for (const look of printLooks) {
      expect(requestOf(withLook, kind, `look=${look}`).look).toBe(look);
    }
    expect(requestOf(withLook, kind, 'look=toString').look).toBe('club');
  });

  it.each(printKinds)('has the club’s colour on %s only where it is wanted', (kind) => {
    expect(lookClasses('plain', kind)).toEqual([]);
    expect(lookClasses('club', kind)).toEqual(['coloured']);
    expect(lookClasses('large', kind)).toEqual(isEnlarged('large', kind) ? ['enlarged'] : []);
    expect(isEnlarged('club', kind)).toBe(false);
  });

  it('enlarges what hangs on walls, not what fills a sheet', () => {
    expect(printKinds.filter((kind) => isEnlarged('large', kind))).toEqual([
      'pairings',
      'names',
      'standings',
      'schedule',
      'players',
      'check-in',
      'signatures',
      'open',
      'prizes',
    ]);
  });

  it.each(printLooks.flatMap((look) => printKinds.map((kind) => [look, kind] as const)))(
    '%s is for %s, too: it says the same and stands at a known fit',
    (look, kind) => {
      const { sheet, request } = printOf(played, kind, `look=${look}`);
      expect(sheet).toEqual(printOf(played, kind).sheet);
      expect(['roomy', 'usual', 'tight']).toContain(sheetFit(sheet, request));
    },
  );
});

/** The relative luminance of `#rrggbb` by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the colours of clubs', () => {
  it.each(Object.entries(clubColours))('“%s” is read on white, and white on it', (_, colour) => {
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(7);
    expect(clubColourCss(colour)).toContain(`--club: ${colour};`);
  });
});

describe('how close the rows of a sheet stand', () => {
  const lineOf = (name: string) => ({ player: { name, club: '' } });
  const fitOf = (rows: number, name = 'Hansen, Ida'): SheetFit => {
    const { sheet, request } = printOf(played, 'standings');
    if (sheet.kind !== 'standings') throw new Error(sheet.kind);
    const [first] = sheet.lines;
    if (first === undefined) throw new Error('no line');
    const player = { ...first.player, ...lineOf(name).player };
    const lines = Array.from({ length: rows }, () => ({ ...first, player }));
    return sheetFit({ ...sheet, lines }, request);
  };

  it.each<[number, SheetFit]>([
    [8, 'roomy'],
    [20, 'roomy'],
    [30, 'usual'],
    [36, 'tight'],
    [50, 'usual'],
    [75, 'tight'],
    [90, 'usual'],
  ])('%i rows: %s', (rows, fit) => {
    expect(fitOf(rows)).toBe(fit);
  });

  it('counts the further lines of long names', () => {
    expect(fitOf(22)).toBe('usual');
    expect(fitOf(22, 'von der Sterren-Hohenfels, Maximilian Friedrich')).toBe('tight');
  });

  it('is as it is where letters are large, or there is no table', () => {
    const large = printOf(played, 'standings', 'look=large');
    expect(sheetFit(large.sheet, large.request)).toBe('usual');
    const cards = printOf(played, 'cards');
    expect(sheetFit(cards.sheet, cards.request)).toBe('usual');
  });
});
