import { describe, expect, it } from 'vitest';
import {
  codeOf,
  decide,
  division,
  entered,
  folded,
  journal,
  leagueAfter,
  lineUp,
  made,
  matchNamed,
  member,
  squad,
  team,
  top,
} from '../../../test/league/journal-driver.ts';
import { type LeagueCommand, matchOf, missingIn } from '../src/index.ts';

const day = '2026-12-27';
const names = ['a', 'b', 'c', 'd'];

/** A blitz tournament of four teams of three players on two boards. */
const begun = (values: Parameters<typeof division>[3] = {}): readonly LeagueCommand[] => [
  made(),
  division(top, 1, 2, { pace: 'blitz', oneDay: true, ...values }),
  entered(top, names, { homeDay: 'saturday', homeTime: '19:00' }),
  ...names.map((name) => squad(name, 3)),
];

const scheduled: LeagueCommand = {
  kind: 'draw-schedule',
  division: top,
  teams: names.map(team),
  days: [day],
  double: false,
};

const drawn = (round: number): LeagueCommand => ({
  kind: 'draw-round',
  division: top,
  round,
  day: round === 1 ? day : '',
  seed: 'lots',
});
const published = (round: number): LeagueCommand => ({
  kind: 'publish-round',
  division: top,
  round,
});

const noted = (round: number, ids: readonly string[]): LeagueCommand => ({
  kind: 'note-round',
  division: top,
  round,
  matches: ids.map((id) => ({
    match: matchNamed(id),
    results: [
      { board: 1, score: '1-0' },
      { board: 2, score: 'draw' },
    ],
  })),
});

describe('a division on one day', () => {
  const league = leagueAfter(...begun({ lineUps: 'to-come' }), scheduled);

  it('has all its rounds on the one day that is given, at no time of a home team', () => {
    expect(league.matches.map(({ meeting }) => [meeting.day, meeting.time])).toEqual(
      Array.from({ length: 6 }, () => [day, '']),
    );
    expect(
      codeOf(leagueAfter(...begun()), { ...scheduled, days: [day, day] } as LeagueCommand),
    ).toBe('league.days-differ');
  });

  it('moves to another day as a whole', () => {
    const moved = leagueAfter(...begun(), scheduled, {
      kind: 'date-round',
      division: top,
      round: 2,
      day: '2026-12-28',
    });
    expect(new Set(moved.matches.map(({ meeting }) => meeting.day))).toEqual(
      new Set(['2026-12-28']),
    );
  });

  it('takes a line-up of a captain after the clock of the day has begun, for all matches to come', () => {
    const first = league.matches.find((match) => match.round === 1 && match.home === 'a');
    const id = first?.id ?? league.matches.find(({ away }) => away === 'a')?.id ?? '';
    const command = lineUp(id, 'a', ['a1', 'a2'], 'a');
    const done = decide(league, command, { now: `${day}T14:20` });
    expect(done.ok && done.value.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'line-up-handed-in'),
    );
  });

  it('finds nobody in two matches at once, but within a round', () => {
    const [id] = league.matches.filter(({ round }) => round === 1).map((match) => match.id);
    const match = matchOf(league, id ?? '');
    const line = lineUp(id ?? '', match?.home ?? '', [`${match?.home}1`, `${match?.home}2`]);
    const after = folded(
      journal([line], `${day}T10:00`, journal([...begun({ lineUps: 'to-come' }), scheduled])),
    );
    const next = after.matches.find(
      ({ round, lineUps }) => round === 2 && (lineUps.home !== null || lineUps.away !== null),
    );
    expect(next).toBeDefined();
    const again = lineUp(next?.id ?? '', match?.home ?? '', [`${match?.home}1`, `${match?.home}3`]);
    expect(codeOf(after, again)).toBe('done');
  });

  it('misses no captain’s agreement once a round is entered', () => {
    const ids = league.matches.filter(({ round }) => round === 1).map(({ id }) => id as string);
    const both = ids.flatMap((id) => {
      const match = matchOf(league, id);
      return [match?.home ?? '', match?.away ?? ''].map((name) =>
        lineUp(id, name, [`${name}1`, `${name}2`]),
      );
    });
    const entries = journal([...begun(), scheduled]);
    const after = folded(journal([...both, noted(1, ids)], `${day}T10:00`, entries));
    expect(missingIn(after, `${day}T11:00`).map(({ what }) => what)).not.toContain('agreement');
    expect(ids.map((id) => matchOf(after, id)?.scores)).toEqual(ids.map(() => ['1-0', 'draw']));
  });
});

describe('results of a round', () => {
  const league = leagueAfter(...begun(), scheduled);
  const inRound = (round: number): readonly string[] =>
    league.matches.filter((match) => match.round === round).map(({ id }) => id);

  it('are entered together, all or none', () => {
    const now = `${day}T12:00`;
    expect(codeOf(league, noted(1, inRound(1)), { now })).toBe('done');
    expect(codeOf(league, noted(1, [...inRound(1), ...inRound(2)]), { now })).toBe(
      'league.unknown-match',
    );
    expect(codeOf(league, noted(1, inRound(1)), { now: '2026-12-01T12:00' })).toBe(
      'league.not-begun',
    );
  });

  it('leave alone what stands already', () => {
    const now = `${day}T12:00`;
    const after = folded(journal([noted(1, inRound(1))], now, journal([...begun(), scheduled])));
    const again = decide(after, noted(1, inRound(1)), { now });
    expect(again).toEqual({ ok: true, value: [] });
  });
});

describe('line-ups of a day whose rounds are drawn one by one', () => {
  const first = journal([
    ...begun({ form: 'swiss', rounds: 3, lineUps: 'to-come' }),
    drawn(1),
    published(1),
  ]);
  const lined = journal(
    folded(first).matches.flatMap(({ id, home, away }) => [
      lineUp(id, home, [`${home}1`, `${home}3`]),
      lineUp(id, away, [`${away}1`, `${away}2`]),
    ]),
    `${day}T10:00`,
    first,
  );
  const played = journal(
    [
      noted(
        1,
        folded(lined).matches.map(({ id }) => id as string),
      ),
      drawn(2),
    ],
    `${day}T10:20`,
    lined,
  );
  const lineUpsIn = (league: ReturnType<typeof folded>) =>
    new Map(
      league.matches
        .filter(({ round }) => round === 2)
        .flatMap(({ home, away, lineUps }) => [
          [home as string, lineUps.home?.players] as const,
          [away as string, lineUps.away?.players] as const,
        ]),
    );

  it('go on to the next round with its publication, on the same day', () => {
    const before = folded(played);
    expect([...lineUpsIn(before).values()]).toEqual([undefined, undefined, undefined, undefined]);
    const after = folded(journal([published(2)], `${day}T10:30`, played));
    const home = after.matches.find(({ round }) => round === 1)?.home ?? '';
    expect(lineUpsIn(after).get(home)).toEqual([`${home}1`, `${home}3`]);
    expect(after.matches.map(({ meeting }) => meeting.day)).toEqual([day, day, day, day]);
  });

  it('go along with teams that are exchanged, and with a round that is taken back', () => {
    const second = journal([published(2)], `${day}T10:30`, played);
    const [one, other] = folded(second).matches.filter(({ round }) => round === 2);
    const exchanged = journal(
      [
        {
          kind: 'exchange-teams',
          division: top,
          round: 2,
          one: one?.home ?? team(''),
          other: other?.home ?? team(''),
          reason: 'Wunsch',
        },
      ],
      `${day}T10:31`,
      second,
    );
    expect(lineUpsIn(folded(exchanged))).toEqual(lineUpsIn(folded(second)));
    const back = journal([{ kind: 'take-back-round', division: top, round: 2 }], '', exchanged);
    expect(folded(back).matches.every(({ round }) => round === 1)).toBe(true);
  });

  it('have no player who has left the squad since', () => {
    const [gone] = folded(played).matches;
    const left = journal(
      [
        {
          kind: 'hand-in-line-up',
          match: gone?.id ?? matchNamed(''),
          team: gone?.home ?? team(''),
          players: [member(`${gone?.home}1`)],
        },
      ],
      `${day}T10:40`,
      played,
    );
    const after = folded(journal([published(2)], `${day}T10:41`, left));
    expect(lineUpsIn(after).get(gone?.home ?? '')).toEqual([`${gone?.home}1`, null]);
  });
});
