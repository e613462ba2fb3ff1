import {
  type Command,
  type PlayerDetails,
  pairingRequest,
  playerLineIn,
  publicTournament,
  ratingIn,
  type Settings,
  showingWhatDecides,
  usualSettings,
  viewPrizes,
  viewRatingReport,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  details,
  outsideFideMode,
  playerId,
  refusalOf,
  run,
  tournamentId,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const rapid = { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 5 };
const blitz = { stages: [{ moves: null, minutes: 3 }], incrementSeconds: 2 };
const monrad = usualSettings.system;
const dutch: Settings['system'] = {
  code: 'dutch',
  edition: 'fide-2026',
  acceleration: 'none',
  initialColour: 'white',
};

type Some = Partial<PlayerDetails>;

/** A grandmaster with only FIDE's rating, a Dane with all ratings, and one with only the Danish. */
const field: readonly Some[] = [
  { name: 'Alm, Bo', rating: 1800 },
  { name: 'Beck, Ida', rating: 1900, rapidRating: 2000, blitzRating: 1700, fideRating: 1850 },
  { name: 'Cruz, Eva', rating: null, fideRating: 2616, federation: 'PHI' },
  { name: 'Dahl, Per', rating: null },
];

const entered = (change: Partial<Settings>, players: readonly Some[] = field) =>
  run(
    null,
    {
      kind: 'create-tournament',
      id: tournamentId,
      settings: { ...usualSettings, name: 'Prøve', ...change },
    },
    {
      kind: 'enter-players',
      players: players.map((some, index) => ({
        id: playerId(`p${index + 1}`),
        details: details('', some),
      })),
    },
  );

const shown = (change: Partial<Settings>, players?: readonly Some[]) =>
  viewStandings(entered(change, players).state, 0).rows.map(({ player }) =>
    [player.rating, player.otherList].filter((each) => each !== null).join(' '),
  );

describe('the rating that counts', () => {
  test.each([
    ['Monrad: the Danish one first', { system: monrad }, ['1800', '1900', '2616 fide', '']],
    ['Dutch: FIDE’s first', { system: dutch }, ['1800 national', '1850', '2616', '']],
    [
      'rapid: the rapid list, then the standard one',
      { system: monrad, timeControl: rapid },
      ['1800 national', '2000', '2616 fide', ''],
    ],
    [
      'blitz: the blitz list, then the standard one',
      { system: monrad, timeControl: blitz },
      ['1800 national', '1700', '2616 fide', ''],
    ],
  ])('%s', (_, change, ratings) => {
    expect(shown(change)).toEqual(ratings);
  });

  test.each<[string, Partial<Settings>, readonly string[]]>([
    [
      'national, else FIDE’s, in the Dutch system',
      { system: dutch, pairingRatings: 'national-fide' },
      ['1800', '1900', '2616 fide', ''],
    ],
    ['the national list alone', { pairingRatings: 'national' }, ['1800', '1900', '', '']],
    ['FIDE’s list alone', { pairingRatings: 'fide' }, ['', '1850', '2616', '']],
    ['the higher', { pairingRatings: 'higher' }, ['1800', '1900', '2616 fide', '']],
    ['the lower', { pairingRatings: 'lower' }, ['1800', '1850 fide', '2616 fide', '']],
    [
      'the higher in rapid, whose list stands for the standard one',
      { pairingRatings: 'higher', timeControl: rapid },
      ['1800 national', '2000', '2616 fide', ''],
    ],
    [
      'another list shown than that which decides',
      { system: dutch, shownRatings: 'national' },
      ['1800', '1900', '', ''],
    ],
  ])('as the organiser wants it: %s', (_, change, ratings) => {
    expect(shown(change)).toEqual(ratings);
  });

  test.each([
    ['DEN', ['first', 'master', undefined, undefined]],
    ['GER', [undefined, undefined, undefined, undefined]],
  ])('DSU 2002 §23: by their Danish number players are called, in %s', (federation, called) => {
    const t = entered({ federation }).state;
    expect(t.players.map(playerLineIn(t)).map((line) => line.class)).toEqual(called);
  });

  test('a list shown numbers and pairs nobody; the one that decides does', () => {
    const names = (change: Partial<Settings>) =>
      run(entered({ system: dutch, ...change }), {
        kind: 'number-by-strength',
      }).state.players.map(({ details: { name } }) => name.slice(0, 4));
    expect(names({ shownRatings: 'national' })).toEqual(['Cruz', 'Beck', 'Alm,', 'Dahl']);
    expect(names({ pairingRatings: 'national' })).toEqual(['Beck', 'Alm,', 'Cruz', 'Dahl']);
    const t = entered({ shownRatings: 'national' }).state;
    expect(pairingRequest(t, 1).players.map(({ rating }) => rating)).toEqual([
      1800,
      1900,
      2616,
      null,
    ]);
    const lines = t.players.map(playerLineIn(showingWhatDecides(t)));
    expect(lines.map(({ rating }) => rating)).toEqual([1800, 1900, 2616, null]);
  });

  test('another after the start is asked for, and a draft is paired anew; another shown is not', () => {
    const drafted = run(
      entered({ system: dutch }),
      { kind: 'number-by-strength' },
      { kind: 'pair-round' },
    );
    const change = (changes: Partial<Settings>): Command => ({ kind: 'change-settings', changes });
    expect(run(drafted, change({ shownRatings: 'fide' })).state.rounds).toHaveLength(1);
    expect(run(drafted, change({ pairingRatings: 'fide' })).state.rounds).toHaveLength(0);
    const started = outsideFideMode(run(drafted, { kind: 'publish-round' }));
    expect(run(started, change({ shownRatings: 'fide' })).refusal).toBeNull();
    expect(refusalOf(started, change({ pairingRatings: 'fide' }))).toMatchObject({
      consequences: [{ code: 'consequence.ratings-changed-after-start' }],
    });
  });

  test('is marked only where others are from another list', () => {
    const abroad = field.slice(2);
    expect(shown({ system: monrad }, abroad)).toEqual(['2616', '']);
    expect(shown({ system: dutch }, field.slice(0, 1))).toEqual(['1800']);
  });

  test('is not hidden from the public half-way: without ratings no number of any list', () => {
    const visibility = { ...usualSettings.visibility, ratings: false };
    const t = publicTournament(entered({ visibility }).state);
    const numbers = ['rating', 'rapidRating', 'blitzRating', 'fideRating'] as const;
    expect(t?.players.flatMap((player) => numbers.map((one) => player.details[one]))).toEqual(
      Array(16).fill(null),
    );
  });

  test('numbers the players, and is what the systems are asked with', () => {
    const byStrength = (system: Settings['system']) =>
      run(entered({ system }), { kind: 'number-by-strength' }).state;
    expect(byStrength(dutch).players.map(({ details: { name } }) => name)).toEqual([
      'Cruz, Eva',
      'Beck, Ida',
      'Alm, Bo',
      'Dahl, Per',
    ]);
    const { players } = pairingRequest(byStrength(dutch), 1);
    expect(players.map(({ rating }) => rating)).toEqual([2616, 1850, 1800, null]);
  });

  test('pairs Tempelhof’s first round by halves: the grandmaster is in the upper one', () => {
    const system: Settings['system'] = {
      code: 'tempelhof',
      edition: 'tempelhof-2018',
      firstRound: 'rating-halves',
      withdrawals: 'tempelhof-2018',
    };
    const driver = run(
      entered({ system }),
      { kind: 'number-by-strength' },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    const boards = viewRound(driver.state, 1)?.boards ?? [];
    const meetings = boards.map(({ white, black }) => [white.name, black.name].sort());
    expect(meetings).toContainEqual(['Alm, Bo', 'Cruz, Eva']);
  });

  test('counts for tie-breaks and prizes', () => {
    const driver = whiteWinsAll(
      run(
        entered({ system: dutch, tieBreaks: ['ARO'] }, [
          ...field.slice(0, 3),
          { name: 'Eng, Per', rating: 1500 },
        ]),
        { kind: 'number-by-strength' },
        { kind: 'pair-round' },
        { kind: 'publish-round' },
      ),
    );
    const rows = viewStandings(driver.state).rows;
    const eva = rows.find(({ player }) => player.name === 'Cruz, Eva');
    const opponents = rows.filter(({ values }) => values[0]?.stages[0]?.numerator === 2616);
    expect(eva?.player.rating).toBe(2616);
    expect(opponents).toHaveLength(1);
    const list = {
      name: 'Uden rating',
      who: [{ kind: 'unrated' } as const],
      ties: null,
      besides: false,
      prizes: [{ money: 10_000, honour: '' }],
    };
    const plan = {
      currency: 'DKK',
      year: null,
      ties: 'shared',
      perPlayer: 'all',
      roundTo: 1,
      lists: [list],
      decisions: [],
    } as const;
    const withPrizes = run(driver, { kind: 'set-prizes', prizes: { plan, visible: true } });
    expect(viewPrizes(withPrizes.state)?.lists[0]?.pending).toMatchObject([{ waitsFor: 'nobody' }]);
  });
});

/** @article DSU 2010 4.5.5.2 §1, §2 */
describe('DSU 2002 4.5.5.2 §1, §2: Elo in place of the Danish number is for foreigners', () => {
  const both = { rating: 1500, fideRating: 1800 };
  test.each([
    ['a Dane has the Danish number', { ...both, federation: 'DEN' }, 1500, false],
    ['one without a federation is taken for a Dane', { ...both, federation: '' }, 1500, false],
    ['a foreigner their Elo', { ...both, federation: 'SWE' }, 1800, false],
    [
      'a foreigner without Elo their national one',
      { rating: 1500, federation: 'SWE' },
      1500,
      false,
    ],
    ['a Dane with Elo alone none', { rating: null, fideRating: 1800 }, null, true],
    ['a foreigner with neither none', { rating: null, federation: 'SWE' }, null, false],
  ])('%s', (_, some, rating, isMissing) => {
    const driver = whiteWinsAll(
      run(
        entered({}, [
          { name: 'A', ...some },
          { name: 'B', rating: 1600 },
        ]),
        { kind: 'set-draw-numbers', order: [playerId('p1'), playerId('p2')] },
        { kind: 'pair-round' },
        { kind: 'publish-round' },
      ),
    );
    const { rows, missing } = viewRatingReport(driver.state);
    const row = rows.find(({ player }) => player.name === 'A');
    expect(row?.performance === false ? row.oldRating : null).toBe(rating);
    expect(missing.some(({ code }) => code === 'report.rating-missing')).toBe(isMissing);
  });
});

describe('between equal ratings', () => {
  const equal: readonly Some[] = [
    { name: 'Alm, Bo', rating: 1800, fideRating: 1700, rapidRating: 1990 },
    { name: 'Beck, Ida', rating: 1800, fideRating: 1900, title: 'CM' },
    { name: 'Cruz, Eva', rating: 1800, title: 'GM' },
    { name: 'Dahl, Per', rating: 1800, fideRating: 1900, title: 'FM' },
    { name: 'Eng, Liv', rating: 1805 },
  ];
  const order = (change: Partial<Settings>) =>
    run(entered(change, equal), { kind: 'number-by-strength' }).state.players.map(
      ({ details: { name } }) => name.slice(0, 1),
    );

  test.each([
    ['title and name decide where nothing is chosen', null, 'ECDBA'],
    ['the second list, then title and name; who is not on it comes last', 'fide', 'EDBAC'],
    ['the higher of both, the same for two', 'higher', 'EDBCA'],
    ['the lower of both', 'lower', 'ECDBA'],
  ] as const)('%s', (_, secondRatings, names) => {
    expect(order({ system: monrad, secondRatings }).join('')).toBe(names);
  });

  test('the rating that decides stays the first', () => {
    expect(order({ system: dutch, secondRatings: 'national' }).join('')).toBe('DBECA');
  });
});

describe('players on no list', () => {
  const field: readonly Some[] = [
    { name: 'Alm, Bo', rating: 1800 },
    { name: 'Beck, Ida' },
    { name: 'Cruz, Eva', rating: 1400 },
  ].map((one) => ({ rating: null, ...one }));
  const numbered = (unratedAs: number | null) =>
    run(entered({ unratedAs, tieBreaks: ['ARO'] }, field), { kind: 'number-by-strength' });

  test('are numbered last, or by the rating that the organiser gives them', () => {
    const names = (unratedAs: number | null) =>
      numbered(unratedAs).state.players.map(({ details }) => details.name.slice(0, 1));
    expect(names(null)).toEqual(['A', 'C', 'B']);
    expect(names(1500)).toEqual(['A', 'B', 'C']);
    expect(names(1000)).toEqual(['A', 'C', 'B']);
  });

  test('drop the tie-breaks by rating, or count in them with it', () => {
    const values = (unratedAs: number | null) => {
      const played = run(numbered(unratedAs), { kind: 'pair-round' }, { kind: 'publish-round' });
      return viewStandings(whiteWinsAll(played).state).rows.map(({ values: [first] }) => first);
    };
    expect(values(null).every((value) => value === null)).toBe(true);
    expect(values(1500).some((value) => value !== null)).toBe(true);
  });

  test('have no rating by it in columns and reports', () => {
    const { state } = numbered(1500);
    const beck = state.players.find(({ details }) => details.name === 'Beck, Ida');
    expect(beck?.details.rating).toBeNull();
    expect(beck === undefined ? 0 : ratingIn(state.settings, beck)).toBeNull();
  });
});
