/** @regulation Tempelhof 2018 */
import { describe, expect, test } from 'vitest';
import { type ContestCommand, championSections, trophyOffers, trophyView } from '../src/index.ts';
import { contestAfter, decide, enter, make, note } from './writing.ts';

const day = '2026-11-20';
const entered = [make('trophy', 'tempelhof-2018'), ...['a', 'b', 'c'].map((id) => enter(id))];
const won = (year: number, winner: string) => note({ kind: 'trophy-won', year, winner, day });
const struck = (year: number) => note({ kind: 'trophy-struck', year, day });
const awarded = (year: number, players: readonly string[], places = 2) =>
  note({ kind: 'places-given', year, cup: 'Berliner Pokal', places, players, day });

const viewAfter = (...commands: readonly ContestCommand[]) =>
  trophyView(contestAfter(...entered, ...commands));

const refusal = (before: readonly ContestCommand[], last: ContestCommand, confirmed = false) => {
  const decided = decide(contestAfter(...entered, ...before), last, { confirmed });
  return decided.ok ? null : decided.error.code;
};

describe('a trophy', () => {
  test('I.13: is kept after the third win in a row, and another is played for', () => {
    const view = viewAfter(won(2023, 'a'), won(2024, 'a'), won(2025, 'a'), won(2026, 'b'));
    expect(view?.years.map(({ year, winner, kept, cup }) => [year, winner, kept, cup])).toEqual([
      [2026, 'b', null, 2],
      [2025, 'a', 'in-row', 1],
      [2024, 'a', null, 1],
      [2023, 'a', null, 1],
    ]);
    expect(view?.standings).toMatchObject([{ entry: 'b', wins: 1, missing: 2 }]);
  });

  test('a year noted again has another winner, one struck has none', () => {
    const view = viewAfter(won(2025, 'a'), won(2026, 'a'), won(2025, 'b'), struck(2026));
    expect(view?.years.map(({ year, winner }) => [year, winner])).toEqual([[2025, 'b']]);
  });

  test.each([
    ['a year to come', [], won(2027, 'a'), 'contest.field-invalid'],
    ['another winner is asked about', [won(2025, 'a')], won(2025, 'b'), 'contest.won-already'],
    ['the same is not', [won(2025, 'a')], won(2025, 'a'), null],
    ['a year nobody won', [], struck(2025), 'contest.not-won'],
    ['III.H.7: places of a year nobody won', [], awarded(2025, ['a']), 'contest.not-won'],
    ['the winner and another', [won(2025, 'a')], awarded(2025, ['a', 'b']), null],
    ['not without the winner', [won(2025, 'a')], awarded(2025, ['b']), 'contest.winner-left-out'],
    [
      'no more than there are',
      [won(2025, 'a')],
      awarded(2025, ['a', 'b', 'c']),
      'contest.too-many-places',
    ],
    ['acts of others', [], note({ kind: 'title-drawn', day }), 'contest.other-format'],
  ] as const)('%s', (_, before, last, expected) => {
    expect(refusal(before, last)).toBe(expected);
  });

  test('III.H.7: a winner who does not go is left out on purpose', () => {
    expect(refusal([won(2025, 'a')], awarded(2025, ['b']), true)).toBeNull();
    const view = viewAfter(won(2025, 'a'), awarded(2025, ['b']), awarded(2025, ['a']));
    expect(view?.places).toEqual([
      { year: 2025, cup: 'Berliner Pokal', places: 2, players: ['a'] },
    ]);
    expect(viewAfter(won(2025, 'a'), awarded(2025, ['a']), struck(2025))?.places).toEqual([]);
  });
});

describe('champions whom the seasons name', () => {
  const plan = (item: string, what: string, days: readonly string[] = []) => ({
    item,
    what,
    name: what.toUpperCase(),
    days,
    at: '',
    note: '',
    book: null,
  });
  /** A season in which each of these was won. */
  const season = (year: number, wins: Readonly<Record<string, readonly string[]>>) => {
    const items = Object.keys(wins).map((what) => plan(`i-${what}`, what));
    const made = make('season', 'tempelhof-2018');
    const days = { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` };
    return contestAfter(
      ...(made.kind === 'make-contest' ? [{ ...made, values: { ...made.values, ...days } }] : []),
      ...['a', 'b', 'c'].map((id) => enter(id)),
      note({ kind: 'programme-planned', items, day: `${year}-01-01` }),
      ...Object.entries(wins).map(([what, champions]) =>
        note({ kind: 'champion-named', item: `i-${what}`, champions, day: `${year}-12-01` }),
      ),
    );
  };
  const trophy = contestAfter(make('trophy', 'tempelhof-2018'), enter('a'), won(2023, 'a'));
  const seasons = [
    season(2025, { cup: ['a', 'b'], blitz: ['c'] }),
    season(2024, { cup: ['c'] }),
    season(2023, { cup: ['a'] }),
  ];

  test('are offered by year, with who is noted, new, or shares it', () => {
    const offers = trophyOffers(trophy, seasons, 'cup');
    expect(offers.map(({ year, state, entry }) => [year, state, entry])).toEqual([
      [2023, 'noted', 'a'],
      [2024, 'new', null],
      [2025, 'shared', null],
    ]);
    expect(championSections(seasons).map(({ code }) => code)).toEqual(['cup', 'blitz']);
  });

  test('somebody else in a year that is noted is said', () => {
    const others = trophyOffers(trophy, [season(2023, { cup: ['b'] })], 'cup');
    expect(others).toMatchObject([{ year: 2023, state: 'other', entry: null }]);
  });
});
