import {
  type Championship,
  championships,
  directClaims,
  type NormPlayer,
  normRuleSets,
  type RoundRecord,
} from '@rokade/rules';
import { expect, it } from 'vitest';

const [{ directTitles: rules }, ...older] = normRuleSets;

/** A number of games, wins first, with this number of half-points in all. */
const records = (games: number, halfPoints: number): readonly RoundRecord[] =>
  Array.from({ length: games }, (_, index) => ({
    kind: 'game',
    opponent: 99,
    colour: 'white',
    halfPoints: Math.max(0, Math.min(2, halfPoints - 2 * index)),
    status: 'played',
  }));

const player = (no: number, facts: Partial<NormPlayer> = {}): NormPlayer => ({
  no,
  title: '',
  federation: 'DEN',
  isWoman: false,
  rating: 2400,
  records: [],
  ...facts,
});

const inOrder = (players: readonly NormPlayer[]) =>
  players.map(({ no }, index) => ({ no, rank: index + 1 }));

const four = [player(1), player(2), player(3), player(4)];

const titles = (championship: Championship | null, players = four, isForWomen = false) =>
  directClaims(rules, { championship, isForWomen }, players, inOrder(players)).map(
    ({ no, title }) => `${no} ${title}`,
  );

it.each<[Championship, readonly string[]]>([
  ['world-junior', ['1 GM', '2 IM', '3 IM']],
  ['world-youth', ['1 IM', '2 FM', '3 FM']],
  ['world-u14-u12', ['1 FM', '2 CM', '3 CM']],
  ['world-u10-u8', ['1 CM', '2 CM', '3 CM']],
  ['world-amateur', ['1 FM', '2 CM', '3 CM']],
  ['world-amateur-u1700', ['1 CM']],
  ['continental', ['1 GM', '2 IM', '3 IM']],
  ['continental-u20-u18', ['1 IM', '2 FM', '3 FM']],
  ['continental-u16-u12', ['1 FM', '2 CM', '3 CM']],
  ['sub-continental', ['1 IM']],
  ['disabled-junior', ['1 FM']],
  ['olympiad', []],
])('FIDE B.01 2024 1.2: %s gives %j', (championship, expected) => {
  expect(titles(championship)).toEqual(expected);
});

it('gives the women’s titles in a championship for women or girls', () => {
  expect(titles('world-junior', four, true)).toEqual(['1 WGM', '2 WIM', '3 WIM']);
});

it('gives nobody a title in an event that is no championship, or by rules that know none', () => {
  expect(titles(null)).toEqual([]);
  const event = { championship: 'world-junior', isForWomen: false } as const;
  expect(
    older.flatMap(({ directTitles }) => directClaims(directTitles, event, four, inOrder(four))),
  ).toEqual([]);
});

it.each([
  ['GM', false, []],
  ['IM', false, ['1 GM']],
  ['WGM', false, ['1 GM']],
  ['IM', true, []],
  ['WIM', true, ['1 WGM']],
  ['FM', true, ['1 WGM']],
])(
  'who holds %s (for women: %s) gets %j as world junior champion',
  (title, isForWomen, expected) => {
    expect(titles('world-junior', [player(1, { title })], isForWomen)).toEqual(expected);
  },
);

it.each([
  ['olympiad', 9, 12, 'FM'],
  ['olympiad', 9, 11, 'CM'],
  ['olympiad', 8, 16, 'CM'],
  ['olympiad', 7, 7, 'CM'],
  ['olympiad', 7, 6, undefined],
  ['olympiad', 6, 12, undefined],
  ['teams', 7, 10, 'FM'],
  ['teams', 7, 9, 'CM'],
] as const)('%s: of %d games %d half-points give %s', (championship, games, points, expected) => {
  const [claim] = directClaims(
    rules,
    { championship, isForWomen: false },
    [player(1, { records: records(games, points) })],
    [{ no: 1, rank: 40 }],
  );
  expect(claim?.title).toBe(expected);
});

it('at a sub-continental championship the first is IM, and others FM by 65 per cent of nine games', () => {
  const field = [12, 12, 11].map((points, index) =>
    player(index + 1, { records: records(9, points) }),
  );
  expect(titles('sub-continental', field)).toEqual(['1 IM', '2 FM']);
});

it('says the rating with the least that is asked, who shares a place, and what one description tells', () => {
  const players = [player(1, { rating: 2150 }), player(2, { rating: null }), player(3)];
  const places = [
    { no: 1, rank: 1 },
    { no: 2, rank: 2 },
    { no: 3, rank: 2 },
  ];
  const event = { championship: 'world-youth', isForWomen: false } as const;
  expect(directClaims(rules, event, players, places)).toMatchObject([
    { no: 1, title: 'IM', place: 1, isShared: false, have: 2150, need: 2200, isAgreed: true },
    { no: 2, title: 'FM', place: 2, isShared: true, have: null, need: 2100, isAgreed: false },
    { no: 3, title: 'FM', place: 2, isShared: true, have: 2400, need: 2100, isAgreed: false },
  ]);
});

it('asks a least rating for every title that a championship gives', () => {
  for (const championship of championships) {
    const gives = rules.championships?.[championship];
    for (const { title } of [...(gives?.places ?? []), ...(gives?.scores ?? [])]) {
      expect(rules.least.map((each) => each.title)).toEqual(
        expect.arrayContaining([title, `W${title}`]),
      );
    }
  }
});
