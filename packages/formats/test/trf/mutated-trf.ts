import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  makeTrf,
  type ParsedTrf,
  parseTrf,
  type ReadingChoice,
  trfGames,
  trfReader,
} from '../../src/index.ts';

const fixtures = path.join(import.meta.dirname, '../fixtures');

/** Every kind of record, with the records that it needs. */
const everyRecord = [
  '### a comment',
  "012 Grandmommy's Cup",
  '042 2026/01/01',
  '062 4 (2)',
  '102 IA Hansen, Ida (1400123)',
  '112 Krüger, Jens',
  `132${' '.repeat(88)}26/01/01  26/01/02`,
  '142 7',
  'XXC rank white1',
  '162  W 3.0    D 1.0    P 1.5',
  'XXS WW=3.0 BW=3.5',
  'BBU  1.0',
  '172 DEN FIDON',
  '192 FIDE_TEAM_BAKU',
  '202 EDET/P,BH:MP/C1/P,SB',
  '222 W40/6000+30:900+30-B240',
  '352 WBWB',
  '362 TW 2.0   TD 1.0   TL 0.0',
  '240 H   3    1    2',
  'XXZ 3',
  '250  2.0  1.0   1   3    1    2',
  'XXA    1  1.0  0.5',
  '260   1   2    1    2    3',
  'XXP 1 4',
  '299 +   2.0   2.5    1    1    2',
  '001    1 w WM Jørgensen, Åse                    2186 DEN     1400123 1987/00/00  3.0    1     2 w 1  0000 - U',
  '001    2      Ida 👑                                                              0.0    3     1 b 0     3 - +',
  '001    3                                                                         0.0    3  0000 - H     2 - -',
  '001    4      Bo',
  'DEN    1 w  M Jørgensen, Åse                    1901 JYL       12345 1987/12/31',
  '013 Club                               1    2',
  '310   1 Club One                         CLB1    2486   15.0   28.0  11     1    2',
  '310   2 Club Two                         CLB2    2310    1.0    8.5   2     3    4',
  '300   1   1   2    2 0000    1',
  '320  1.0  2.0 000   2',
  '330 +-   1   1   2',
  '801 anything at all',
].join('\r\n');

/** Valid files: every kind of record, and files of other programs. */
export const soundTexts: readonly string[] = [
  everyRecord,
  ...readdirSync(fixtures)
    .filter((name) => name.endsWith('.trf'))
    .map((name) => readFileSync(path.join(fixtures, name), 'utf8')),
];

type Change = (text: string, at: number) => string;

const onLines =
  (change: (lines: string[], at: number) => readonly string[]): Change =>
  (text, at) => {
    const lines = text.split('\r\n');
    return change(lines, at % lines.length).join('\r\n');
  };

const put =
  (inserted: string, replaced = 0): Change =>
  (text, at) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + inserted + text.slice(place + replaced);
  };

const inserts = [
  ...[' ', '0', '1', '9', 'w', 'b', '=', '+', '-', 'H', 'Z', '?', '½', '.', '\t', '\0'],
  ...['\r', '\n', '\r\n', '\u2028', '👑', '\u0301', '\uFEFF', '\uD800'],
  ...['999999999999999999999', '-1', '1e9', '001 ', '\n001    1', '\nXXP ', '\n260   1   2'],
  ' '.repeat(500),
];

const changes: readonly Change[] = [
  ...inserts.flatMap((inserted) => [put(inserted), put(inserted, inserted.length)]),
  put('', 1),
  put('', 7),
  (text, at) => text.slice(0, Math.max(1, at % text.length)),
  (text, at) => text.slice(at % text.length),
  onLines((lines, at) => lines.toSpliced(at, 1)),
  onLines((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  onLines((lines, at) => lines.with(at, ` ${lines[at] ?? ''}`)),
  onLines((lines, at) => lines.with(at, (lines[at] ?? '').replace(' ', ''))),
  onLines((lines, at) => lines.with(at, (lines[at] ?? '').replace(/(\d) /, '$1  '))),
  onLines((lines, at) => lines.toReversed().slice(at)),
];

/**
 * A file with up to twelve slips: characters, lines and columns lost, doubled, moved, or foreign ones
 * added.
 */
export const mutatedText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...soundTexts),
    fc.array(fc.tuple(fc.constantFrom(...changes), fc.nat()), { minLength: 1, maxLength: 12 }),
  )
  .map(([text, slips]) => slips.reduce((current, [change, at]) => change(current, at), text));

/** A file with up to eight bytes changed. */
export const mutatedBytes: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.constantFrom(...soundTexts),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }),
  )
  .map(([text, slips]) => {
    const bytes = new Uint8Array(Buffer.from(text));
    for (const [at, value] of slips) bytes[at % bytes.length] = value;
    return bytes;
  });

const mostRounds = 20;

function checkDocument({ document, guesses }: ParsedTrf): void {
  const source = trfReader(document);
  const rounds = Math.min(source.roundsPaired, mostRounds);
  for (let round = 1; round <= rounds + 1; round++) source.pairingRequest(round);
  source.scoredPlayers(rounds);
  trfGames(document);
  const again = parseTrf(makeTrf(document));
  expect(again.ok ? again.value.document : again.error).toEqual({
    ...document,
    layout: guesses.length > 0 ? [] : document.layout,
  });
}

const beyondGuessing = ['trf.not-trf', 'trf.no-players'];

/**
 * Checks that a text gives a document that works and can be written again, or at least one fault with a
 * code.
 */
function checkTrf(input: string | Uint8Array, choice: ReadingChoice): void {
  const parsed = parseTrf(input, choice);
  if (parsed.ok) checkDocument(parsed.value);
  else {
    expect(parsed.error.length).toBeGreaterThan(0);
    for (const { code } of parsed.error) {
      expect(code).toMatch(/^(input|trf)\./);
      if (choice.lenient && code.startsWith('trf.')) expect(beyondGuessing).toContain(code);
    }
  }
}

/** Checks both modes; a text that is read strictly is read leniently without a guess. */
export function checkBothWays(input: string | Uint8Array): void {
  checkTrf(input, { lenient: false });
  checkTrf(input, { lenient: true });
  const strict = parseTrf(input);
  if (strict.ok) expect(parseTrf(input, { lenient: true })).toEqual(strict);
}
