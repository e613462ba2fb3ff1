import { fraction } from '@rokade/rules';
import { nothingKnown } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  continentalCsv,
  makePairingsCsv,
  makePlayersCsv,
  makeRatingReportCsv,
  makeStandingsCsv,
  type PlayerCsvColumn,
  parsePlayerList,
  plainCsv,
} from '../../src/index.ts';

const hansen = {
  no: 3,
  title: 'FM',
  name: 'Hansen, Ida',
  club: 'K41',
  federation: 'DEN',
  rating: 1812,
};
const hansenInFull = { ...nothingKnown, ...hansen };
const voss = {
  no: 7,
  title: '',
  name: 'Voß, Anna',
  club: '=HYPERLINK("x")',
  federation: 'GER',
  rating: null,
};

const same = <Key extends string>(...keys: readonly Key[]): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, key])) as unknown as Record<Key, string>;

const playerHeadings: Record<PlayerCsvColumn, string> = {
  no: 'Nr.',
  name: 'Navn',
  title: 'Titel',
  sex: 'Køn',
  club: 'Klub',
  federation: 'Land',
  citizenship: 'Statsborgerskab',
  rating: 'Rating',
  rapidRating: 'Hurtigrating',
  blitzRating: 'Lynrating',
  fideRating: 'FIDE-rating',
  fideId: 'FIDE-id',
  nationalId: 'DSU-nummer',
  birthDate: 'Fødselsdato',
};

describe('cells that a spreadsheet would run', () => {
  const csvOf = (club: string): string =>
    makePlayersCsv([{ ...hansenInFull, club }], playerHeadings, plainCsv);
  const clubIn = (csv: string) => parsePlayerList(csv).players[0]?.details.club;

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(A1)',
    ' =1+1',
    '\u00a0\u3000＝1+1',
    '\u200b=1+1',
    '\t=1+1',
  ])('%j is shielded, and read again as it was', (club) => {
    const csv = csvOf(club);
    expect(csv.split('\r\n')[1]).toMatch(/,"?'/);
    expect(clubIn(csv)).toBe(club.replace(/\s+/g, ' ').trim());
  });

  it.each(['K41', '-5', '+4,5', 'A=B', "'Abd", 'Ｋ41'])('%j stays as it is', (club) => {
    expect(csvOf(club)).not.toContain(`'${club}`);
    expect(clubIn(csvOf(club))).toBe(club);
  });
});

describe('tables', () => {
  it('of standings: a column for each stage of a tie-break', () => {
    const value = (...stages: readonly number[]) => ({
      stages: stages.map((halves) => fraction(halves, 2)),
      workings: [],
    });
    const csv = makeStandingsCsv(
      {
        tieBreaks: ['DSU-AK', 'DSU-SB'],
        rows: [
          { rank: 1, player: hansen, halfPoints: 9, values: [value(41, 40), value(35)] },
          { rank: 2, player: voss, halfPoints: 8, values: [value(41, 38), null] },
        ],
      },
      same('rank', 'no', 'title', 'name', 'club', 'federation', 'rating', 'points'),
      continentalCsv,
    );
    expect(csv.split('\r\n')).toEqual([
      'rank;no;title;name;club;federation;rating;points;DSU-AK 1;DSU-AK 2;DSU-SB',
      '1;3;FM;Hansen, Ida;K41;DEN;1812;4,5;20,5;20;17,5',
      `2;7;;Voß, Anna;"'=HYPERLINK(""x"")";GER;;4;20,5;19;`,
      '',
    ]);
  });

  it('of standings: what places decide as the last column, where one decides anything', () => {
    const table = (texts: readonly string[]) =>
      makeStandingsCsv(
        {
          tieBreaks: [],
          rows: [
            { rank: 1, player: hansen, halfPoints: 9, values: [] },
            { rank: 2, player: voss, halfPoints: 8, values: [] },
          ],
          remarks: { heading: 'remark', texts },
        },
        same('rank', 'no', 'title', 'name', 'club', 'federation', 'rating', 'points'),
        plainCsv,
      ).split('\r\n');
    const [head, first, second] = table(['promotion', '']);
    expect(head?.endsWith(',points,remark')).toBe(true);
    expect([first?.endsWith(',4.5,promotion'), second?.endsWith(',4,')]).toEqual([true, true]);
    expect(table(['', ''])[0]?.endsWith(',points')).toBe(true);
  });

  it('of pairings: scores in two columns, byes at the end', () => {
    const white = { ...hansen, halfPointsBefore: 3 };
    const black = { ...voss, halfPointsBefore: 2 };
    const csv = makePairingsCsv(
      {
        boards: [
          { board: 1, white, black, result: { kind: 'played', white: 1, black: 1 } },
          { board: 2, white, black, result: { kind: 'forfeit', absent: 'black', notice: true } },
          { board: 3, white, black, result: { kind: 'pending', why: 'adjourned', due: '' } },
          { board: null, white, black, result: null },
        ],
        byes: [{ player: white, bye: 'pairing-allocated', halfPoints: 2 }],
      },
      {
        headings: same(
          'board',
          'whiteNo',
          'white',
          'whiteRating',
          'whitePoints',
          'whiteScore',
          'blackScore',
          'blackNo',
          'black',
          'blackRating',
          'blackPoints',
          'how',
        ),
        words: same(
          'forfeit',
          'pending',
          'cancelled',
          'pairing-allocated',
          'full-point',
          'half-point',
          'zero-point',
        ),
      },
      plainCsv,
    );
    expect(csv.split('\r\n').slice(1)).toEqual([
      '1,3,"Hansen, Ida",1812,1.5,0.5,0.5,7,"Voß, Anna",,1,',
      '2,3,"Hansen, Ida",1812,1.5,1,0,7,"Voß, Anna",,1,forfeit',
      '3,3,"Hansen, Ida",1812,1.5,,,7,"Voß, Anna",,1,pending',
      ',3,"Hansen, Ida",1812,1.5,,,7,"Voß, Anna",,1,',
      ',3,"Hansen, Ida",1812,1.5,1,,,,,,pairing-allocated',
      '',
    ]);
  });

  it('of ratings: two decimals, a mark at performances', () => {
    const row = {
      player: hansen,
      oldRating: 1812,
      performance: false,
      games: 7,
      halfPoints: 9,
      expected: fraction(385, 100),
      bonus: fraction(0),
      k: 30,
      newRating: 1832,
      change: 20,
    };
    const csv = makeRatingReportCsv(
      [row, { ...row, player: voss, performance: true, change: -20 }],
      same(
        'no',
        'name',
        'club',
        'oldRating',
        'performance',
        'games',
        'score',
        'expected',
        'bonus',
        'k',
        'newRating',
        'change',
      ),
      continentalCsv,
    );
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      '3;Hansen, Ida;K41;1812;;7;4,5;3,85;0;30;1832;20',
      `7;Voß, Anna;"'=HYPERLINK(""x"")";1812;x;7;4,5;3,85;0;30;1832;-20`,
    ]);
  });
});

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
    fideId: fc.constant(''),
    nationalId: fc.constant(''),
    birthDate: fc.constantFrom('', '1999', '2001-12-31'),
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
          const list = parsePlayerList(makePlayersCsv(players, playerHeadings, style));
          expect(list.faults).toEqual([]);
          expect(
            list.players.map((player, index) => ({ ...player.details, no: index + 1 })),
          ).toEqual(players);
        }),
      );
    },
  );

  it('holds no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(text, (name) => {
        const csv = makePlayersCsv([{ ...hansenInFull, name, no: 1 }], playerHeadings, plainCsv);
        const cell = /^1,("?)(.*)/.exec(csv.split('\r\n')[1] ?? '')?.[2] ?? '';
        expect(cell).not.toMatch(/^[=@]|^[+-](?!\d+(?:[.,]\d+)?(?:,|"|$))/);
      }),
    );
  });
});
