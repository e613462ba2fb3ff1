import { describe, expect, test } from 'vitest';
import { rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { colourPreferences } from '../../../src/pairing/team-swiss/colour-preference.ts';
import type { Entrant } from '../../../src/pairing/team-swiss/entrant.ts';
import { pairTeamSwissRound } from '../../../src/pairing/team-swiss/team-swiss.ts';
import type {
  ColourPreferenceType,
  TeamSwissRequest,
  TeamSwissRound,
} from '../../../src/pairing/team-swiss/team-swiss-request.ts';
import { topBracket } from '../../../src/pairing/team-swiss/upfloaters.ts';
import { pairByEnumeration } from './by-enumeration.ts';
import { playTeamSwiss, roundTexts } from './random-team-swiss.ts';

const colourOf = (letter: string) => (letter === 'W' ? ('white' as const) : ('black' as const));

/** @article FIDE C.04.6 2026 1.7 */
describe('colour preferences (C.04.6 1.7)', () => {
  const wish = (type: ColourPreferenceType, colours: string, isLastRound = false) => {
    const preference = colourPreferences[type]({
      colours: [...colours].map(colourOf),
      isLastRound,
    });
    return preference && `${preference.isStrong ? 'strong' : 'mild'} ${preference.colour}`;
  };

  test.each([
    ['A', 'BB', false, 'strong white'],
    ['A', 'WBB', false, 'strong white'],
    ['A', 'WB', false, null],
    ['A', 'WWBB', false, 'strong white'],
    ['A', 'BBWW', false, 'strong black'],
    ['A', 'B', false, null],
    ['A', 'WWWB', false, 'strong black'],
    ['A', 'BWW', false, 'strong black'],
    ['A', 'BBBWW', false, null],
    ['B', 'B', false, 'mild white'],
    ['B', 'WB', false, 'mild white'],
    ['B', 'WB', true, null],
    ['B', 'BB', false, 'strong white'],
    ['B', 'WBB', false, 'strong white'],
    ['B', 'BBBWW', false, 'mild white'],
    ['B', 'WWBB', true, 'strong white'],
    ['B', 'W', true, 'mild black'],
    ['B', '', false, null],
    ['none', 'BBB', false, null],
  ] as const)('type %s after %s, last round: %s', (type, colours, isLastRound, expected) => {
    expect(wish(type, colours, isLastRound)).toBe(expected);
  });
});

const entrant = (no: number, primary: number, met: readonly number[] = []): Entrant => ({
  no,
  primary,
  secondary: 0,
  opponents: new Set(met),
  colours: [],
  difference: 0,
  preference: null,
  floated: false,
  isByeEligible: true,
  hasOddNumber: no % 2 === 1,
});

/** @article FIDE C.04.6 2026 3.5.4 */
describe('upfloaters (C.04.6 3.5)', () => {
  const above = (met: readonly number[]) => [
    entrant(11, 8, [12, 13, ...met]),
    entrant(12, 8, [11, 13, ...met]),
    entrant(13, 8, [11, 12, ...met]),
  ];
  const below = (met: (no: number) => readonly number[]) =>
    [
      [2, 6],
      [6, 6],
      [8, 6],
      [1, 5],
      [3, 5],
      [5, 5],
      [7, 4],
    ].map(([no = 0, primary = 0]) => entrant(no, primary, met(no)));
  const numbers = (teams: readonly Entrant[]) => topBracket(teams)?.upfloaters.map(({ no }) => no);

  test('three upfloaters are the three of the next group', () => {
    expect(numbers([...above([]), ...below(() => [])])).toEqual([2, 6, 8]);
  });

  test('with one of them barred, the set 2, 6, 1 comes before all others', () => {
    expect(numbers([...above([8]), ...below((no) => (no === 8 ? [11, 12, 13] : []))])).toEqual([
      2, 6, 1,
    ]);
  });

  test('of equal sets that without those who floated in the round before', () => {
    const teams = below((no) => (no === 8 ? [11, 12, 13] : []));
    const floated = teams.map((team) => ({ ...team, floated: team.no === 1 || team.no === 3 }));
    expect(numbers([...above([8]), ...floated])).toEqual([2, 6, 5]);
  });

  test('the next group keeps an opponent for each of its teams before floats are looked at', () => {
    const top = entrant(9, 8);
    const next = [entrant(1, 6, [2]), entrant(2, 6, [1]), entrant(3, 6)];
    const last = [entrant(4, 4), entrant(5, 4)];
    expect(numbers([top, ...next, ...last])).toEqual([1]);
    const met = [entrant(1, 6, [2]), entrant(2, 6, [1, 3]), entrant(3, 6, [2])];
    expect(numbers([top, ...met, ...last])).toEqual([2]);
  });
});

const matchOf = (
  opponent: number,
  colour: 'white' | 'black',
  [primary, secondary]: readonly [number, number],
): TeamSwissRound => ({ kind: 'match', opponent, colour, primary, secondary });

const firstRound = (size: number, facts: Partial<TeamSwissRequest> = {}): TeamSwissRequest => ({
  roundNumber: 1,
  roundsPlanned: 7,
  teams: Array.from({ length: size }, (_, index) => ({
    no: index + 1,
    availability: 'present',
    rounds: [],
  })),
  preferences: 'A',
  secondaryDecidesColours: true,
  initialColour: 'white',
  byePoints: { primary: 2, secondary: 4 },
  ...facts,
});

const matches = (request: TeamSwissRequest): readonly string[] => {
  const paired = pairTeamSwissRound(request);
  if (!paired.ok) return [paired.error.code];
  const { bye } = paired.value;
  return [
    ...paired.value.matches.map(({ white, black }) => `${white}-${black}`),
    ...(bye ? [`bye ${bye.no}`] : []),
  ];
};

/** @article FIDE C.04.6 2026 3.3 */
describe('a round of a team Swiss (C.04.6)', () => {
  test('the upper half meets the lower one, odd numbers with the colour that was drawn', () => {
    expect(matches(firstRound(8))).toEqual(['1-5', '6-2', '3-7', '8-4']);
    expect(matches(firstRound(5, { initialColour: 'black' }))).toEqual(['3-1', '2-4', 'bye 5']);
  });

  test('a team that has not arrived has no number yet', () => {
    const request = firstRound(5);
    const teams = request.teams.map((team) =>
      team.no === 1 ? { ...team, availability: 'not-arrived' as const } : team,
    );
    expect(matches({ ...request, teams })).toEqual(['2-4', '5-3']);
  });

  test('a team that is away keeps its number', () => {
    const request = firstRound(5);
    const teams = request.teams.map((team) =>
      team.no === 1 ? { ...team, availability: 'absent' as const } : team,
    );
    expect(matches({ ...request, teams })).toEqual(['4-2', '3-5']);
  });

  test('one team, or two that have met, make no round', () => {
    expect(matches(firstRound(1))).toEqual(['pairing.too-few-teams']);
    const [a, b] = firstRound(2).teams;
    const teams = [
      { ...a!, rounds: [matchOf(2, 'white', [4, 5])] },
      { ...b!, rounds: [matchOf(1, 'black', [0, 3])] },
    ];
    expect(matches(firstRound(2, { roundNumber: 2, teams }))).toEqual([
      'pairing.no-legal-team-pairing',
    ]);
  });

  test('teams whose match nobody played may meet again, and who won it cannot have the bye', () => {
    const [a, b, c] = firstRound(3).teams;
    const teams = [
      { ...a!, rounds: [{ kind: 'forfeit', opponent: 2, won: false, primary: 0, secondary: 0 }] },
      { ...b!, rounds: [{ kind: 'forfeit', opponent: 1, won: true, primary: 4, secondary: 8 }] },
      { ...c!, rounds: [{ kind: 'bye', bye: 'pairing-allocated', primary: 2, secondary: 4 }] },
    ] as const;
    expect(matches(firstRound(3, { roundNumber: 2, teams }))).toEqual(['3-2', 'bye 1']);
  });
});

/** @article FIDE C.04.6 2026 3.6 */
test('every reason names an article, and a passed-over opponent has really been met', () => {
  for (const { request, round } of playTeamSwiss(5, 12, 6)) {
    const metBy = new Map(
      request.teams.map(({ no, rounds }) => [
        no,
        rounds.flatMap((each) => (each.kind === 'match' ? [each.opponent] : [])),
      ]),
    );
    for (const { because } of round?.matches ?? []) {
      expect(because.map(({ article }) => article).join()).toMatch(
        /^C\.04\.6 3\.[56].*C\.04\.6 4\.3\.\d$/,
      );
      for (const { code, facts } of because) {
        if (code !== 'team-swiss.passed-over-met') continue;
        const others = facts['passedOverPlayers'] as readonly number[];
        expect(metBy.get(Number(facts['player']))).toEqual(expect.arrayContaining([...others]));
      }
    }
  }
});

test('small team Swisses are paired as by trying all pairings', () => {
  let rounds = 0;
  for (let seed = rotatingSeed; seed < rotatingSeed + 60; seed++) {
    for (const { request, round } of playTeamSwiss(seed, 4 + (seed % 5), 5)) {
      if (request.teams.filter(({ availability }) => availability === 'present').length < 2)
        continue;
      rounds += 1;
      expect(roundTexts(round), `seed ${seed}, ${seedMessage}`).toEqual(pairByEnumeration(request));
    }
  }
  expect(rounds).toBeGreaterThan(100);
});

test('other numbers of points for a match change no pairing while the order stays', () => {
  for (const { request, round } of playTeamSwiss(rotatingSeed, 16, 6)) {
    const doubled = request.teams.map((team) => ({
      ...team,
      rounds: team.rounds.map((each) => ({ ...each, primary: 2 * each.primary })),
    }));
    const again = pairTeamSwissRound({ ...request, teams: doubled });
    expect(roundTexts(again.ok ? again.value : null), seedMessage).toEqual(roundTexts(round));
  }
});
