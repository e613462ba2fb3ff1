import { readFileSync } from 'node:fs';
import { dutchEditionOn, makeSystem, recordOf, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { readSystem } from '../src/convert/read-system.ts';
import {
  documentSettings,
  emptyTrfDocument,
  eventDays,
  importLosses,
  makeTrf,
  parseTrf,
  readInput,
  trfReader,
} from '../src/index.ts';
import { crosstable } from './trf/trf-lines.ts';

const field = (name: string): Uint8Array =>
  readFileSync(new URL(`./fixtures/field/${name}`, import.meta.url));

function readReport(input: string | Uint8Array) {
  const parsed = parseTrf(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('the system in record 192', () => {
  const header = (edition: string, firstDay: string, acceleration = 'none') => {
    const choice = makeSystem('dutch', { edition, acceleration });
    return recordOf(choice).stated(choice, firstDay);
  };

  it('is FIDE_DUTCH, which every program reads, with or without Baku', () => {
    expect(header('fide-2026', '2026-11-29')).toEqual({
      type: 'Individual: Swiss-System (Dutch)',
      system: 'FIDE_DUTCH',
    });
    expect(header('fide-2026', '', 'baku').system).toBe('FIDE_DUTCH_BAKU');
    expect(header('fide-2017', '2025-11-29').type).toBe('Individual: Swiss-System (Dutch)');
  });

  it.each([
    ['fide-2017', '2026-11-29'],
    ['fide-2026', '2025-11-29'],
    ['fide-2017', ''],
    ['fide-2026', ''],
    ['fide-2017', '2025-11-29'],
    ['fide-2026', '2026-02-01'],
  ])(
    'the edition %s of a tournament of %j is read again, from the words where it differs',
    (edition, day) => {
      const startDate = day.replaceAll('-', '/');
      const stated = header(edition, day);
      expect(stated.type.includes('edition')).toBe(edition !== dutchEditionOn(day));
      const document = {
        ...emptyTrfDocument,
        header: { ...emptyTrfDocument.header, startDate, ...stated },
      };
      expect(readSystem(document)).toMatchObject({ code: 'dutch', edition });
    },
  );
});

describe('162 Z of bbpPairings', () => {
  it('is read as what an absence is worth, with a note, and written as it stood', () => {
    const { document, warnings } = readReport(field('162-Z.trf'));
    expect(warnings).toMatchObject([
      { code: 'trf.scoring.other-symbol', record: '162', symbol: 'Z', line: 2 },
    ]);
    expect(makeTrf(document)).toContain('Z 0.0');
    const changed = readReport(`162  Z 0.5\n${crosstable(['0000 - Z'], ['0000 - -'])}`).document;
    expect(
      trfReader(changed)
        .scoredPlayers(1)
        .map(({ records }) => records[0]),
    ).toMatchObject([{ halfPoints: 1 }, { halfPoints: 1 }]);
  });
});

describe('a bye of the pairing in the round to be paired', () => {
  const { document, warnings } = readReport(field('preset-pab.trf'));
  const source = trfReader(document);

  it('is set beforehand: the round is not held yet, and this is noted', () => {
    expect(source.roundsPaired).toBe(1);
    expect(warnings).toMatchObject([
      { code: 'trf.bye.set-beforehand', player: 8, round: 2, line: 10 },
    ]);
  });

  it('leaves the player out of the round with that bye', () => {
    const { players } = source.pairingRequest(2);
    expect(
      players.flatMap(({ no, availability }) => (availability.kind === 'present' ? [no] : [])),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
    expect(players[7]?.availability).toEqual({ kind: 'absent', bye: 'pairing-allocated' });
    expect(players[7]?.records).toHaveLength(1);
  });

  it('has no place of its own in a journal, which is said', () => {
    expect(importLosses(document)).toContainEqual({ code: 'loss.set-byes', count: 1 });
  });
});

describe('the days of a tournament', () => {
  const days = (startDate: string, endDate: string) =>
    eventDays({ header: { ...emptyTrfDocument.header, startDate, endDate } });

  it.each([
    ['2026/01/11', '2026/01/13', '2026-01-11', '2026-01-13'],
    ['11/01/26', '13/01/26', '2026-01-11', '2026-01-13'],
    ['26/01/11', '26/01/13', '2026-01-11', '2026-01-13'],
    ['11/28/26', '11/29/26', '2026-11-28', '2026-11-29'],
    ['28.11.26', '29.11.26', '2026-11-28', '2026-11-29'],
    ['31/01/26', '02/02/26', '2026-01-31', '2026-02-02'],
    ['11/01/26', '', '2011-01-26', ''],
    ['May 29, 2026', '2026/06/02', '', '2026-06-02'],
    ['', '', '', ''],
  ])('%s to %s', (start, end, first, last) => {
    expect(days(start, end)).toEqual({ first, last });
  });

  it('of two digits, or in words, are named', () => {
    const text = `042 11/01/26\n052 sometime\n${crosstable([], [])}`;
    expect(readReport(text).warnings).toMatchObject([
      { code: 'trf.date.short-year', record: '042', text: '11/01/26', date: '2011-01-26', line: 1 },
      { code: 'trf.date.unreadable', record: '052', text: 'sometime', line: 2 },
    ]);
    expect(readReport(`042 2026/01/11\n${crosstable([], [])}`).warnings).toEqual([]);
  });

  it.each([
    ['142 3\n042 2026/01/11\n052 2026/01/13', ['2026-01-11', '', '2026-01-13']],
    ['142 3\n042 2026/01/11\n052 2026/01/11', ['2026-01-11', '2026-01-11', '2026-01-11']],
    ['142 3\n042 2026/01/11', ['2026-01-11', '', '']],
    ['142 3\n042 11/01/26\n052 13/01/26', ['2026-01-11', '', '2026-01-13']],
    ['142 3\n042 2026\n052 2026', []],
    ['142 3\n042 2026/01/13\n052 2026/01/11', []],
    ['142 3', []],
    [
      `142 3\n042 2026/01/11\n052 2026/01/13\n132${' '.repeat(88)}26/01/11  26/01/12  26/01/13`,
      ['2026-01-11', '2026-01-12', '2026-01-13'],
    ],
  ])('are kept by the import where no 132 stands: %j', (records, dates) => {
    const { document } = readReport(`${records}\n${crosstable(['   2 w 1'], ['   1 b 0'])}`);
    expect(documentSettings(document, usualSettings, new Map()).roundDates).toEqual(dates);
  });
});

describe('games in PGN as a report file', () => {
  it('have points, places and the number of rounds', () => {
    const read = readInput(field('plain.pgn'));
    if (!read.ok || read.value.kind !== 'document') throw new Error('no document');
    const { document } = read.value;
    expect(document.roundsPlanned).toBe(1);
    expect(document.players.map(({ name, halfPoints, rank }) => [name, halfPoints, rank])).toEqual([
      ['A, A', 2, 1],
      ['B, B', 2, 1],
      ['C, C', 0, 3],
      ['D, D', 0, 3],
    ]);
    expect(makeTrf(document)).toMatch(/^142 1\r$/m);
  });
});
