/** @regulation Tempelhof 2018 */
import { describe, expect, it } from 'vitest';
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
} from '../../../test/league/journal-driver.ts';
import {
  type DivisionId,
  divisionTable,
  isSeasonOver,
  type LeagueCommand,
  type LeagueId,
  leagueBook,
  nextSeason,
  seasonEnds,
  squadOf,
  type TeamId,
  teamOf,
  type WishId,
} from '../src/index.ts';

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

it('a season in which every match was drawn has been played: teams move by their places', () => {
  const drawn = (home: string, away: string, where: DivisionId): readonly LeagueCommand[] => {
    const id = `${home}-${away}`;
    return [
      planned(id, home, away, { where, day: '' }),
      { kind: 'settle-by-score', match: matchNamed(id), score: { home: 2, away: 2 } },
    ];
  };
  const league = leagueAfter(
    made(),
    division(top, 1),
    division(low, 2),
    entered(top, ['a', 'b']),
    entered(low, ['x', 'y']),
    ...drawn('a', 'b', top),
    ...drawn('x', 'y', low),
  );
  const moves = seasonEnds(league).map(({ move }) => move);
  expect(moves.filter((move) => move === 'up')).toHaveLength(1);
  expect(moves.filter((move) => move === 'down')).toHaveLength(1);
});

describe('a season in which nothing is played yet', () => {
  const unplayed = season.filter(({ kind }) => kind !== 'settle-by-score');

  it('moves nobody by its place, nor keeps anybody in a vacancy', () => {
    const league = leagueAfter(...unplayed, inUpper({ worstNext: 1 }), inLower({ bestNext: 1 }));
    expect(seasonEnds(league).filter(({ move, because }) => move !== 'stays' || because)).toEqual(
      [],
    );
    expect(divisionTable(league, top).map(({ leads }) => leads)).toEqual(['', '', '']);
  });

  it('moves nobody by its place in a level of which one group has not begun', () => {
    const third = 'third' as DivisionId;
    const league = leagueAfter(...season, division(third, 2), entered(third, ['o', 'p']));
    expect(seasonEnds(league).filter(({ move }) => move === 'up')).toEqual([]);
  });
});

const settled = (
  places: Readonly<Record<string, string>>,
  reasons: Readonly<Record<string, string>> = {},
): LeagueCommand => ({ kind: 'settle-ends', places, reasons });

const usual = { a: 'top', b: 'top', c: 'low', x: 'top', y: 'low', z: 'low' };

describe('the end of a season as its leader settles it', () => {
  it('goes before the tables, with its reason', () => {
    const league = leagueAfter(
      ...season,
      settled({ ...usual, c: 'top', x: '' }, { c: 'The league is to have four teams', y: '  ' }),
    );
    const [, , c, x, y] = seasonEnds(league);
    expect(c).toMatchObject({
      next: 'top',
      move: 'stays',
      because: null,
      settled: 'The league is to have four teams',
      isAgainstTable: true,
    });
    expect(x).toMatchObject({ next: null, isAgainstTable: true, settled: '' });
    expect(y).toMatchObject({ next: 'low', isAgainstTable: false, settled: '' });
    expect(league.ends.reasons).toEqual({ c: 'The league is to have four teams' });
  });

  it('keeps the reasons of the tables where it agrees with them, and is taken back by no places', () => {
    const league = leagueAfter(...season, settled(usual));
    expect(seasonEnds(league)[2]).toMatchObject({ because: 'relegated-by-place', settled: '' });
    const again = leagueAfter(...season, settled({ ...usual, c: 'top' }), settled({}));
    expect(seasonEnds(again)).toEqual(seasonEnds(leagueAfter(...season)));
  });

  it('is asked about before the last match, and refused for strangers', () => {
    const open = leagueAfter(...season, planned('open', 'a', 'b', { round: 9 }));
    expect(codeOf(open, settled(usual))).toBe('league.season-runs');
    expect(codeOf(open, settled({}))).toBe('done');
    const league = leagueAfter(...season);
    expect(codeOf(league, settled(usual))).toBe('done');
    expect(codeOf(league, settled({ ...usual, q: 'top' }))).toBe('league.unknown-team');
    expect(codeOf(league, settled({ ...usual, a: 'moon' }))).toBe('league.unknown-division');
  });

  it('rests on the tables that its leader saw', () => {
    const happened = { kind: 'score-settled', match: matchNamed('a-b'), score: null } as const;
    const elsewhere = { kind: 'wish-dropped', wish: 'w' as WishId } as const;
    expect(leagueBook.restsOn(settled(usual), happened)).toBe(true);
    expect(leagueBook.restsOn(settled(usual), elsewhere)).toBe(false);
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
