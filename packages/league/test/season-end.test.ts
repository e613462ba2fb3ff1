/** @regulation Tempelhof 2018 */
import { describe, expect, it } from 'vitest';
import {
  type DivisionId,
  isSeasonOver,
  type LeagueCommand,
  type LeagueId,
  nextSeason,
  seasonEnds,
  squadOf,
  type TeamId,
  teamOf,
} from '../src/index.ts';
import {
  codeOf,
  division,
  entered,
  leagueAfter,
  low,
  made,
  matchNamed,
  member,
  planned,
  squad,
  team,
  top,
} from './writing.ts';

/** A match of two boards that the home team wins by its score. */
const won = (
  home: string,
  away: string,
  round: number,
  where: DivisionId,
): readonly LeagueCommand[] => {
  const id = `${home}-${away}`;
  return [
    planned(id, home, away, { round, where, day: '' }),
    { kind: 'settle-by-score', match: matchNamed(id), score: { home: 4, away: 0 } },
  ];
};

/** Everybody against everybody, each team beating all those named behind it. */
const played = (names: readonly string[], where: DivisionId): readonly LeagueCommand[] =>
  names.flatMap((home, index) =>
    names.slice(index + 1).flatMap((away, behind) => won(home, away, index + behind + 1, where)),
  );

const upper = ['a', 'b', 'c'];
const lower = ['x', 'y', 'z'];

/** Two divisions of three, one up and one down between them; `c` and `x` are of one club. */
const season: readonly LeagueCommand[] = [
  made(),
  division(top, 1),
  division(low, 2),
  entered(top, upper),
  entered(low, lower),
  ...['b', 'x'].map(
    (name): LeagueCommand => ({
      kind: 'change-team',
      team: team(name),
      changes: { club: 'SK' },
    }),
  ),
  squad('a', 2),
  squad('x', 2),
  ...played(upper, top),
  ...played(lower, low),
];

const movesAfter = (...more: readonly LeagueCommand[]) =>
  seasonEnds(leagueAfter(...season, ...more))
    .filter(({ because }) => because !== null)
    .map((end) => `${end.team} ${end.move} ${end.because} ${end.next}`);

const refusing: LeagueCommand = {
  kind: 'change-team',
  team: team('x'),
  changes: { refuses: true },
};
const inUpper = (changes: object): LeagueCommand => ({
  kind: 'change-division',
  division: top,
  changes,
});
const inLower = (changes: object): LeagueCommand => ({
  kind: 'change-division',
  division: low,
  changes,
});

describe('the end of a season', () => {
  it('is by place, up and down', () => {
    expect(movesAfter()).toEqual(['c down relegated-by-place low', 'x up promoted-by-place top']);
    expect(isSeasonOver(leagueAfter(...season))).toBe(true);
    expect(isSeasonOver(leagueAfter(...season, planned('open', 'a', 'b', { round: 9 })))).toBe(
      false,
    );
  });

  it('keeps the last team where nobody goes up', () => {
    expect(movesAfter(refusing)).toEqual([
      'c stays stays-in-vacancy top',
      'x stays stays-by-refusal low',
    ]);
  });

  it('takes the next team instead, down to the last place for it', () => {
    expect(movesAfter(refusing, inLower({ lastPlace: 2 }))).toEqual([
      'c down relegated-by-place low',
      'x stays stays-by-refusal low',
      'y up promoted-instead top',
    ]);
  });

  it('keeps a second team below its club', () => {
    expect(movesAfter(inUpper({ mostOfClub: 1 }), inLower({ lastPlace: 2 }))).toEqual([
      'c down relegated-by-place low',
      'x stays stays-below-own-club low',
      'y up promoted-instead top',
    ]);
  });

  it('lets teams without a club stand beside each other', () => {
    const ends = movesAfter(inUpper({ mostOfClub: 1 }), {
      kind: 'change-team',
      team: team('x'),
      changes: { club: '' },
    });
    expect(ends).toContain('x up promoted-by-place top');
  });

  it('sends a team that has withdrawn down, and from the lowest division out of the league', () => {
    expect(movesAfter({ kind: 'withdraw-team', team: team('z'), how: 'struck' })).toContain(
      'z down withdrawn null',
    );
  });
});

const next = { kind: 'make-league', id: 'next' as LeagueId } as const;

describe('the next season', () => {
  const league = leagueAfter(
    ...season,
    refusing,
    { kind: 'name-captains', team: team('a'), changes: { captain: 'Alm, Ida', accounts: 'ida' } },
    { kind: 'erase-player', player: member('x2') },
  );
  const places = new Map<TeamId, DivisionId>([
    [team('a'), top],
    [team('x'), top],
  ]);

  it('has the teams in their new divisions, with captains and squads as chosen', () => {
    const start = nextSeason(league, { places, captains: true, squads: true });
    const begun = leagueAfter({ ...next, values: league.values, start });
    expect(begun.divisions).toEqual(league.divisions.map((one) => ({ ...one, days: [] })));
    expect(begun.teams.map(({ id, division: where }) => `${id} ${where}`)).toEqual([
      'a top',
      'x top',
    ]);
    expect(teamOf(begun, 'a')?.captain).toMatchObject({ captain: 'Alm, Ida', accounts: 'ida' });
    expect(teamOf(begun, 'x')?.values.refuses).toBe(false);
    expect(squadOf(begun, 'a')).toEqual(squadOf(league, 'a'));
    expect(squadOf(begun, 'x').map(({ id }) => id)).toEqual(['x1']);
  });

  it('takes nobody along who is not wanted', () => {
    const start = nextSeason(league, { places, captains: false, squads: false });
    const begun = leagueAfter({ ...next, values: league.values, start });
    expect(begun.members).toEqual([]);
    expect(teamOf(begun, 'a')?.captain.captain).toBe('');
  });

  it('is refused where a team has no division, a player no team, or an id stands twice', () => {
    const start = nextSeason(league, { places, captains: true, squads: true });
    const values = league.values;
    const codeWith = (changed: Partial<typeof start>) =>
      codeOf(null, { ...next, values, start: { ...start, ...changed } });
    expect(codeWith({ divisions: [] })).toBe('league.unknown-division');
    expect(codeWith({ teams: [] })).toBe('league.unknown-team');
    expect(codeWith({ players: [...start.players, ...start.players] })).toBe('league.id-taken');
    expect(codeWith({})).toBe('done');
  });
});
