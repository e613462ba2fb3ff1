import { type CsvStyle, continentalCsv, makeCsv, parsePlayerList, plainCsv } from '@rokade/formats';
import { type PlayerFileRow, playerFileColumns, tableCells } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { emptyDetails, languages } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const danish = { language: 'da', t: translator('da') } as const;

const playersCsv = (players: readonly PlayerFileRow[], style: CsvStyle): string =>
  makeCsv(tableCells(danish, playerFileColumns, players), style);

describe('a player list written and read again', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'abÆø =+-@";,\t\n1'), maxLength: 12 })
    .map((drawn) => drawn.replace(/\s+/g, ' ').trim());

  const details = fc.record({
    name: text.map((drawn) => `N ${drawn}`.trim().replace(/,(?=\S)/g, ', ')),
    title: fc.constantFrom('', 'GM', 'WFM'),
    sex: fc.constantFrom('m', 'w', ''),
    club: text,
    federation: fc.constantFrom('DEN', ''),
    rating: fc.option(fc.integer({ min: 1, max: 3500 })),
    citizenship: fc.constantFrom('DEN', ''),
    rapidRating: fc.option(fc.integer({ min: 1, max: 3500 })),
    blitzRating: fc.option(fc.integer({ min: 1, max: 3500 })),
    fideRating: fc.option(fc.integer({ min: 1, max: 3500 })),
    dwzIndex: fc.option(fc.integer({ min: 0, max: 999 })),
    fideId: fc.constant(''),
    nationalId: fc.constant(''),
    birthDate: fc.constantFrom('', '1999', '2001-12-31'),
    person: fc.constant(''),
  });

  it.each([['plain', plainCsv] as const, ['continental', continentalCsv] as const])(
    'gives the same players: %s',
    (_, style) => {
      fc.assert(
        fc.property(fc.array(details, { minLength: 1, maxLength: 6 }), (drawn) => {
          const players = drawn.map((each, index) => ({
            ...each,
            no: index + 1,
            name: `${each.name} ${index}`,
          }));
          const list = parsePlayerList(playersCsv(players, style));
          expect(list.faults).toEqual([]);
          expect(
            list.players.map((player, index) => ({ ...player.details, no: index + 1 })),
          ).toEqual(players);
        }),
      );
    },
  );

  it.each(languages)(
    'has headings in %s of which each is read again as its own column',
    (language) => {
      const columns = { language, t: translator(language) };
      const csv = makeCsv(
        tableCells(columns, playerFileColumns, [{ ...emptyDetails, name: 'Alm, Bo', no: 1 }]),
        plainCsv,
      );
      const fields = parsePlayerList(csv).columns.map(({ field }) => field);
      expect(fields).not.toContain(null);
      expect(new Set(fields).size).toBe(playerFileColumns.length);
    },
  );

  it('holds no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(text, (name) => {
        const csv = playersCsv([{ ...emptyDetails, name, no: 1 }], plainCsv);
        const cell = /^1,("?)(.*)/.exec(csv.split('\r\n')[1] ?? '')?.[2] ?? '';
        expect(cell).not.toMatch(/^[=@]|^[+-](?!\d+(?:[.,]\d+)?(?:,|"|$))/);
      }),
    );
  });
});
