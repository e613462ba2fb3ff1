import { decideRequest, foldJournal, makeEntries } from '@rokade/journal';
import {
  type DivisionId,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueEntry,
  type LeagueId,
  leagueBook,
  type MatchId,
  type MemberId,
  publicLeagueAt,
  type TeamId,
} from '@rokade/league';
import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { leagueFeeds, resultTimes } from '@rokade/presentation/public/league/league-feeds.ts';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';

const top = 'top' as DivisionId;
const team = (name: string) => name as TeamId;
const member = (id: string) => id as MemberId;
const matchNamed = (id: string) => id as MatchId;
const names = ['a', 'b', 'c', 'd'];

const planned = (
  id: string,
  home: string,
  away: string,
  { round = 1, day = '2026-10-10', time = '13:00' } = {},
): LeagueCommand => ({
  kind: 'plan-match',
  match: matchNamed(id),
  division: top,
  round,
  home: team(home),
  away: team(away),
  values: { day, time, place: '' },
});

const lineUp = (match: string, name: string): LeagueCommand => ({
  kind: 'hand-in-line-up',
  match: matchNamed(match),
  team: team(name),
  players: [member(`${name}1`), member(`${name}2`)],
});

const results = (match: string, ...scores: readonly ('1-0' | 'draw')[]): LeagueCommand => ({
  kind: 'note-results',
  match: matchNamed(match),
  results: scores.map((score, index) => ({ board: index + 1, score })),
});

/** A league with one division of four teams, and two matches of two boards. */
const begun: readonly LeagueCommand[] = [
  {
    kind: 'make-league',
    id: 'liga' as LeagueId,
    values: { ...emptyLeagueValues, name: 'Kredsholdturnering', published: true },
  },
  {
    kind: 'add-division',
    division: top,
    values: { name: 'top', level: 1, boards: 2, promoted: 1, relegated: 1 },
  },
  {
    kind: 'enter-teams',
    division: top,
    teams: names.map((name) => ({ id: team(name), values: { ...emptyTeamValues, name } })),
  },
  ...names.map(
    (name): LeagueCommand => ({
      kind: 'name-players',
      team: team(name),
      seat: 'regular',
      leave: '',
      players: [`${name}1`, `${name}2`].map((player) => ({
        id: member(player),
        values: { ...emptyMemberValues, name: player },
      })),
    }),
  ),
  planned('m1', 'a', 'b'),
  planned('m2', 'c', 'd'),
];

/** The journal after commands, all confirmed, at a local time. */
function journal(commands: readonly LeagueCommand[], now: string): readonly LeagueEntry[] {
  let entries: readonly LeagueEntry[] = [];
  for (const command of commands) {
    const state = foldJournal(leagueBook, entries);
    const request = { command, reason: '', confirmed: true, now };
    const decided = decideRequest(leagueBook, state, request, state);
    if (!decided.ok) throw new Error(JSON.stringify([command.kind, decided.error]));
    const at = '2026-10-01T10:00:00.000Z';
    const sign = { version: entries.length, at, actor: { id: 'ida', name: 'Ida' }, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  return entries;
}

const clockIn = (timeZone: string) => (utc: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(utc))
    .replace(' ', 'T');

/** A feed of the division after further commands, at a local time. */
function textOf(
  file: string,
  more: readonly LeagueCommand[] = [],
  now = '2026-10-10T18:00',
): string {
  const entries = journal([...begun, ...more], now);
  const state = foldJournal(leagueBook, entries);
  if (state === null) throw new Error('no league');
  const { league } = publicLeagueAt(state, now);
  const division = league.divisions.find(({ id }) => id === top);
  if (division === undefined) throw new Error('no division');
  const { body = '' } =
    leagueFeeds[file]?.({
      league,
      division,
      page: 'https://skak.example/league/liga',
      self: `https://skak.example/feed/league/liga/top/${file}`,
      changedAt: '2026-10-11T10:00:00.000Z',
      resultAt: resultTimes(entries),
      momentOf: (local) => momentOnClock(local, clockIn('Europe/Copenhagen')),
      now,
      reading: { t: translator('da'), language: 'da' },
    }) ?? {};
  return body;
}

const played = [lineUp('m1', 'a'), lineUp('m1', 'b')];

describe('the calendar of a division', () => {
  it('has each match with a day, at its own time of the hall', () => {
    const text = textOf('matches.ics', [
      planned('m3', 'a', 'c', { round: 2, day: '2026-12-05' }),
      planned('m4', 'b', 'd', { round: 2, day: '', time: '' }),
      planned('m5', 'a', 'd', { round: 3, day: '2027-01-09', time: '' }),
    ]);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    // Summer and winter in Copenhagen: two hours before UTC and one.
    expect(text).toContain('DTSTART:20261010T110000Z');
    expect(text).toContain('DTSTART:20261205T120000Z');
    expect(text).toContain('DTSTART;VALUE=DATE:20270109');
    expect(text).toContain('DTSTAMP:20261011T100000Z');
    expect(text).toContain('UID:liga-m1@rokade');
    expect(text).toContain('URL:https://skak.example/league/liga/match/m1');
  });

  it('has no match that a withdrawal calls off', () => {
    const gone: LeagueCommand = { kind: 'withdraw-team', team: team('b'), how: 'rule' };
    expect(textOf('matches.ics', [gone]).match(/UID:[^@]+/g)).toEqual(['UID:liga-m2']);
  });
});

describe('the news of a division', () => {
  it('are none before a match is over, as of the last change', () => {
    for (const more of [[], [...played, results('m1', '1-0')]]) {
      const text = textOf('results.atom', more);
      expect(text).not.toContain('<entry>');
      expect(text).toContain('<updated>2026-10-11T10:00:00.000Z</updated>');
    }
  });

  it('are the matches that are over, with their boards', () => {
    const text = textOf('results.atom', [...played, results('m1', '1-0', 'draw')]);
    expect(text).toContain('<id>urn:rokade:liga:match:m1</id>');
    expect(text).toContain('<title>a – b 1½–½</title>');
    expect(text).toContain('1. a1 – b1 1–0\n2. a2 – b2 ½–½');
    expect(text).toContain('<updated>2026-10-01T10:00:00.000Z</updated>');
    expect(text.match(/<entry>/g)).toHaveLength(1);
  });

  it('have a match without boards by its score alone', () => {
    const settled = {
      kind: 'settle-by-score',
      match: matchNamed('m2'),
      score: { home: 3, away: 1 },
    } as const;
    expect(textOf('results.atom', [settled])).toContain('c – d 1½–½');
  });
});
