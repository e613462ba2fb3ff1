import { aboutTournament, publicAbout } from '@rokade/presentation/about/about-tournament.ts';
import { translator } from '@rokade/texts/all';
import { makeSystem, publicTournament, type Settings, type Tournament } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { playerId, run, started, withPlayers } from '../../../test/tournament/journal-driver.ts';

const english = { t: translator('en'), language: 'en' } as const;

const shown = (change: Partial<Settings> = {}): Tournament => {
  const t = publicTournament(withPlayers(6, change).state);
  if (t === null) throw new Error('not published');
  return t;
};

const linesByLabel = (t: Tournament): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    publicAbout(t, english).map(({ label, lines }) => [
      label,
      lines.map(({ text, article }) => (article === '' ? text : `${text} (${article})`)),
    ]),
  );

const missing = (t: Tournament): Readonly<Record<string, string>> =>
  Object.fromEntries(
    aboutTournament(t, english)
      .filter((part) => part.missing)
      .map((part) => [part.address, part.missing ?? '']),
  );

const dutch = (forbidden: Partial<Settings['forbidden']>): Partial<Settings> => ({
  system: makeSystem('dutch'),
  forbidden: { sameClub: false, sameFederation: false, groups: [], ...forbidden },
});

/** @regulation DSU 2002 */
describe('4.9.1-10: what everybody may know of how the tournament is played', () => {
  it('names system, times, days, arbiters, committee and order, each with its article', () => {
    expect(linesByLabel(shown())).toMatchObject({
      Place: ['Aalborg, DEN'],
      'Pairing system': [
        'Monrad (DSU 2002 4.10)',
        '3 rounds',
        expect.stringContaining('(FIDE 2012 8.3.4)'),
      ],
      'Time control': ['120 min'],
      'Waiting time': ['60 min (FIDE Laws 2001 6.7)'],
      'Playing days': [
        'Round 1: Mon, 2 November 2026',
        'Round 2: Mon, 9 November 2026',
        'Round 3: Mon, 16 November 2026',
        'All open games must be finished by Mon, 16 November 2026. (DSU 2002 §11b)',
      ],
      'Chief arbiter': ['Bo Møller'],
      'Tournament committee': ['Ida Hansen; Jens Krüger; Anna Voß'],
    });
    // 4.9.1-5 and 4.9.1-6: arbiters and committee are named above; of protests nothing is announced.
    expect(linesByLabel(shown())).not.toHaveProperty('Protests');
    expect(linesByLabel(shown())).not.toHaveProperty('Rating that decides');
    expect(linesByLabel(shown({ ...dutch({}), shownRatings: 'national' }))).toMatchObject({
      'Rating that decides': ['FIDE rating, else the national one'],
      'Rating that is shown': ['national rating only'],
    });
    expect(
      linesByLabel(shown({ tieBreaks: ['DSU-AK', 'DSU-SB'] }))['Tie-breaks']?.slice(0, 2),
    ).toEqual([
      '1. Ordinary correction (DSU 2002 4.14.2)',
      '2. Sonneborn-Berger (DSU 2002 4.14.1)',
    ]);
  });

  it('says when a round is not played as the others', () => {
    const blitz = { stages: [{ moves: null, minutes: 5 }], incrementSeconds: 0 };
    const own = { timeControl: blitz, rated: 'no', finishBy: '2026-11-20' } as const;
    expect(linesByLabel(shown({ roundPlay: [own] }))['Playing days']?.[0]).toBe(
      'Round 1: Mon, 2 November 2026 · time control 5 min · not rated · adjourned games by Fri, 20 November 2026',
    );
  });

  it('leaves out in public what is not said, and names it to arbiters with its field', () => {
    const bare = shown({
      place: '',
      roundDates: ['2026-11-02'],
      chiefArbiter: '',
      committee: ['Ida Hansen'],
      tieBreaks: [],
    });
    expect(Object.keys(linesByLabel(bare))).not.toContain('Chief arbiter');
    expect(missing(bare)).toEqual({
      'settings#place': 'No venue is given yet.',
      'settings#roundDates.1': 'Without a date: 2, 3.',
      'settings#chiefArbiter': 'No chief arbiter is named yet (DSU 2002 4.9.1-5).',
      'settings#committee': 'The committee has three members (DSU 2002 §5b); one is named.',
      'settings#tieBreaks': 'No tie-breaks are set.',
      prizes: expect.stringContaining('§5f'),
    });
  });

  it('tells how prizes are shared only once they are shown', () => {
    const plan = {
      currency: 'DKK',
      year: null,
      ties: 'by-order',
      perPlayer: 'all',
      roundTo: 1,
      lists: [
        {
          name: 'Main prizes',
          who: [],
          ties: null,
          besides: false,
          prizes: [{ money: 100000, honour: 'Cup' }],
        },
      ],
      decisions: [],
    } as const;
    const t = started(6).state;
    const withPrizes = (visible: boolean) => publicTournament({ ...t, prizes: { plan, visible } });
    expect(linesByLabel(withPrizes(true) as Tournament)['Prizes']).toEqual([
      expect.stringMatching(/^Main prizes: 1\. DKK\s1,000 \+ Cup$/),
      'On equal points: by tie-break (DSU 2002 §24b)',
    ]);
    expect(linesByLabel(withPrizes(false) as Tournament)).not.toHaveProperty('Prizes');
  });
});

/** @article FIDE 2012 7.6 */
describe('FIDE 2012 7.6: players are told that the pairing keeps some apart', () => {
  const label = 'Players who must not meet';

  it('says nothing where nobody is', () => {
    expect(linesByLabel(shown(dutch({})))).not.toHaveProperty(label);
  });

  it('says that numbers were drawn by the Varma tables, and by what', () => {
    const { state } = withPlayers(10, { system: makeSystem('berger') });
    const of = (apart: 'club' | null) =>
      publicTournament({ ...state, lots: { kind: 'drawn', seed: 'frø', apart } }) ?? state;
    expect(linesByLabel(of('club'))[label]).toEqual([
      expect.stringMatching(
        /^Lots were drawn by the Varma tables: players of one club .*\(FIDE 2012 7.6\)$/,
      ),
    ]);
    expect(linesByLabel(of(null))).not.toHaveProperty(label);
  });

  it('names clubs, federations and how many groups, but nobody by name', () => {
    const groups = [[playerId('p1'), playerId('p2')]];
    const t = shown(dutch({ sameClub: true, groups }));
    expect(linesByLabel(t)[label]).toEqual([
      'Players of one club do not meet (FIDE 2012 7.6)',
      'One group of players named by the organiser does not play one another (FIDE 2012 7.6)',
    ]);
    expect(JSON.stringify(t.settings.forbidden)).not.toContain('p1');
  });
});

describe('what decides at last', () => {
  const lastLine = (change: Partial<Settings>) => linesByLabel(shown(change))['Tie-breaks']?.at(-1);

  it.each<[string, Partial<Settings>, RegExp]>([
    [
      'FIDE 2012 annex 3: a lot',
      { tieBreaks: ['BH', 'SB'], tieBreakEdition: '2012' },
      /by lot in the end.*\(FIDE 2012 annex 3\)/,
    ],
    [
      'FIDE C.07: a lot',
      { system: makeSystem('dutch'), tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'] },
      /by lot in the end.*\(FIDE C.07 2026 4.1\)/,
    ],
    [
      'Tempelhof 2018 III.A.7: a lot',
      { system: makeSystem('tempelhof'), tieBreaks: ['SKT-BH', 'SKT-SB', 'SKT-DE'] },
      /by lot in the end.*Tempelhof 2018 III.A.3, III.A.5, III.A.7/,
    ],
    [
      'Tempelhof 2018 III.D.2: places are shared',
      { system: makeSystem('rutsch'), tieBreaks: ['SKT-PTS'] },
      /^Players who are equal in everything share the place/,
    ],
    [
      'DSU 2002 §24a: places are shared',
      { tieBreaks: ['DSU-AK', 'DSU-SB'] },
      /^Players who are equal in everything share the place/,
    ],
  ])('%s', (_, change, expected) => {
    expect(lastLine(change)).toMatch(expected);
  });
});

describe('the edition of a system', () => {
  it.each([
    ['fide-2026', 'FIDE C.04.3 2026'],
    ['fide-2017', 'FIDE C.04.3 2017'],
  ])('%s is %s', (edition, article) => {
    const t = shown({ system: makeSystem('dutch', { edition }) });
    expect(publicAbout(t, english)[1]?.lines[0]?.article).toBe(article);
  });
});

/** @regulation FIDE 2012 */
it('10.4: deposit, deadline and committee of protests are announced, and no more of them', () => {
  const member = { federation: 'DEN', licensed: true, ofAge: true };
  const committee = [
    { name: 'Anna Voß', seat: 'chair', ...member },
    { name: 'Bo Lind', seat: 'substitute', ...member },
  ] as const;
  const terms = { rules: 'fide-2012', deposit: '200 kr.', until: '30 min', committee };
  const { state } = run(withPlayers(6), { kind: 'set-appeals', terms });
  const t = publicTournament(state);
  expect(linesByLabel(t ?? state)['Tournament committee']).toEqual([
    'Anna Voß; Bo Lind (substitute)',
  ]);
  expect(linesByLabel(t ?? state)['Protests']).toEqual([
    'To be lodged by: 30 min (FIDE 2012 10.4)',
    'Deposit: 200 kr. (FIDE 2012 10.4)',
  ]);
  expect(JSON.stringify(t?.appealTerms)).not.toContain('true');
});

/** @article Tempelhof 2018 I.3, I.5, I.7, I.8, I.10, III.B.3, III.B.10, III.B.4, III.B.5, III.B.6, III.B.7, III.B.8, III.B.9 */
describe("a club's own laws of the game", () => {
  const minutes = (count: number) => ({
    timeControl: { stages: [{ moves: null, minutes: count }], incrementSeconds: 0 },
  });
  const articles = (change: Partial<Settings>): readonly string[] =>
    publicAbout(shown(change), english)
      .filter(({ label }) => label === 'Laws of play')
      .flatMap(({ lines }) => lines.map(({ article }) => article.replace('Tempelhof 2018 ', '')));

  it.each([
    [
      'rapid',
      15,
      'III.B.3 III.B.4 III.B.4 III.B.5 III.B.6 III.B.7 III.B.7 III.B.8 III.B.9 III.B.10 I.10',
    ],
    ['blitz', 5, 'I.3 I.7 I.8 I.8 I.10'],
    ['blitz of ten minutes, which I.7 does not name,', 10, 'I.3 I.8 I.8 I.10'],
    ['slow', 120, 'I.3 I.7 I.8 I.8 I.10'],
  ])('are named for its %s tournaments', (_, count, expected) => {
    const club = { system: makeSystem('tempelhof'), ...minutes(count) };
    expect(articles(club)).toEqual(expected.split(' '));
  });

  it.each<[string, Settings['timeControl'], boolean]>([
    [
      'the most that it has',
      {
        stages: [
          { moves: 40, minutes: 120 },
          { moves: null, minutes: 30 },
        ],
        incrementSeconds: 0,
      },
      false,
    ],
    ['two hours and a half for all moves', minutes(150).timeControl, false],
    ['three hours', minutes(180).timeControl, true],
    [
      'increments that make more of it',
      { stages: [{ moves: null, minutes: 120 }], incrementSeconds: 60 },
      true,
    ],
    [
      'two hours and a quarter to the control',
      {
        stages: [
          { moves: 40, minutes: 135 },
          { moves: null, minutes: 15 },
        ],
        incrementSeconds: 0,
      },
      true,
    ],
  ])('I.5: say of a thinking time over the most: %s', (_, timeControl, isOver) => {
    const lines = (system: Settings['system']) =>
      linesByLabel(shown({ system, timeControl }))['Time control']?.join() ?? '';
    expect(lines(makeSystem('tempelhof')).includes('(Tempelhof 2018 I.5)')).toBe(isOver);
    expect(lines(makeSystem('dutch'))).not.toContain('Tempelhof');
  });

  it('tell two minutes of blitz from five, and are not those of other systems', () => {
    const blitz = linesByLabel(shown({ system: makeSystem('tempelhof'), ...minutes(5) }));
    expect(blitz['Laws of play']?.join()).toContain('less than 2 minutes');
    expect(articles({ system: makeSystem('dutch'), ...minutes(15) })).toEqual([]);
  });
});
