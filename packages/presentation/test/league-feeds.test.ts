import { type LeagueCommand, publicLeagueAt } from '@rokade/league';
import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { leagueFeeds, resultTimes } from '@rokade/presentation/public/league/league-feeds.ts';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import {
  begun,
  folded,
  journal,
  lineUp,
  matchNamed,
  planned,
  results,
  team,
  top,
} from '../../../test/league/journal-driver.ts';
import { clockIn } from './hall-clock.ts';

/** A feed of the division after further commands, at a local time. */
function textOf(
  file: string,
  more: readonly LeagueCommand[] = [],
  now = '2026-10-10T18:00',
): string {
  const entries = journal([...begun, ...more], now);
  const { league } = publicLeagueAt(folded(entries), now);
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

const played = [lineUp('m1', 'a', ['a1', 'a2']), lineUp('m1', 'b', ['b1', 'b2'])];

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
    for (const more of [[], [...played, results('m1', ['1-0'])]]) {
      const text = textOf('results.atom', more);
      expect(text).not.toContain('<entry>');
      expect(text).toContain('<updated>2026-10-11T10:00:00.000Z</updated>');
    }
  });

  it('are the matches that are over, with their boards', () => {
    const text = textOf('results.atom', [...played, results('m1', ['1-0', 'draw'])]);
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
