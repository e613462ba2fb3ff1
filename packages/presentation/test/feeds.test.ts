import { parsePgn } from '@rokade/formats';
import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { type FeedSource, feeds } from '@rokade/presentation/public/feeds.ts';
import { translator } from '@rokade/texts/all';
import type { Command } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, tournamentOf } from '../../../test/tournament/played-journal.ts';
import { clockIn } from './hall-clock.ts';

const sourceOf = (...more: readonly Command[]): FeedSource => ({
  t: tournamentOf([...started, ...more]),
  page: 'https://skak.example/t/test',
  self: 'https://skak.example/feed/test/rounds.atom',
  changedAt: '2026-11-22T10:00:00.000Z',
  publishedAt: new Map([[1, '2026-11-21T18:00:00.000Z']]),
  momentOf: (local) => momentOnClock(local, clockIn('Europe/Copenhagen')),
  say: translator('da'),
});

const textOf = (file: string, source: FeedSource): string => feeds[file]?.(source).body ?? '';

const result = (board: number, result: Extract<Command, { kind: 'enter-result' }>['result']) =>
  ({ kind: 'enter-result', round: 1, board, result }) as const;

describe('the calendar of rounds', () => {
  it('has the days that are known, at the hall’s time, also of rounds not paired yet', () => {
    const roundDates = ['2026-11-21T19:00', '', '2027-06-05T10:30'];
    const text = textOf(
      'rounds.ics',
      sourceOf({ kind: 'change-settings', changes: { roundDates } }),
    );
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('UID:test-round-1@rokade');
    // Winter and summer in Copenhagen: an hour and two before UTC.
    expect(text).toContain('DTSTART:20261121T180000Z');
    expect(text).toContain('DTSTART:20270605T083000Z');
    expect(text).toContain('URL:https://skak.example/t/test/round/1');
    expect(text).toContain('URL:https://skak.example/t/test\r\n');
  });

  it('is empty while no day is known', () => {
    const changes = { roundDates: [] };
    const text = textOf('rounds.ics', sourceOf({ kind: 'change-settings', changes }));
    expect(text).not.toContain('VEVENT');
  });
});

/** @article DSU 2002 §25 */
describe('the games of published rounds', () => {
  it('stand at their board from the publishing on, whatever happens on it', () => {
    const before = textOf('games.pgn', sourceOf());
    const after = textOf(
      'games.pgn',
      sourceOf(
        result(1, { kind: 'forfeit', absent: 'white', notice: false }),
        result(2, { kind: 'played', white: 1, black: 1 }),
      ),
    );
    const seats = (text: string) =>
      [...text.matchAll(/\[Round "(.*)"\]\n\[White "(.*)"\]\n\[Black "(.*)"\]/g)].map(
        ([all]) => all,
      );
    expect(seats(before)).toHaveLength(2);
    expect(seats(after)).toEqual(seats(before));
    expect(before.match(/\[Result "(.*)"\]/g)).toEqual(['[Result "*"]', '[Result "*"]']);
    expect(after.match(/\[Result "(.*)"\]/g)).toEqual(['[Result "0-1"]', '[Result "1/2-1/2"]']);
  });

  it.each([
    [{ kind: 'forfeit', absent: 'both', notice: true }, '*'],
    [{ kind: 'forfeit', absent: 'black', notice: true }, '1-0'],
    [{ kind: 'played', white: 0, black: 2 }, '0-1'],
    [{ kind: 'played', white: 1, black: 0 }, '*'],
    [{ kind: 'pending', why: 'adjourned', due: '' }, '*'],
  ] as const)('%o is %s', (ending, wanted) => {
    const [, tag] =
      /\[Result "(.*?)"\]/.exec(textOf('games.pgn', sourceOf(result(1, ending)))) ?? [];
    expect(tag).toBe(wanted);
  });

  it('are PGN that is read again', () => {
    const read = parsePgn(textOf('games.pgn', sourceOf()));
    expect(read.ok).toBe(true);
  });
});

describe('the news', () => {
  it('are the published rounds with their boards', () => {
    const text = textOf('rounds.atom', sourceOf(result(1, { kind: 'played', white: 2, black: 0 })));
    expect(text).toContain('<id>urn:rokade:test:round:1</id>');
    expect(text).toContain('<updated>2026-11-21T18:00:00.000Z</updated>');
    expect(text).toMatch(/<content>1\. .+ – .+ 1–0\n2\. .+ – \S+ \S+<\/content>/);
  });

  it('are none before the first round, as of the last change', () => {
    const { t, ...source } = sourceOf();
    const text = textOf('rounds.atom', { ...source, t: { ...t, rounds: [] } });
    expect(text).not.toContain('<entry>');
    expect(text).toContain('<updated>2026-11-22T10:00:00.000Z</updated>');
  });
});

describe('a time on the hall’s clock', () => {
  it.each([
    ['2026-10-25T01:59', 'Europe/Copenhagen', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Copenhagen', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Copenhagen', '2026-03-29T01:30:00.000Z'],
    ['2026-11-21T19:00', 'America/New_York', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T19:00', 'UTC', '2026-11-21T19:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, moment) => {
    expect(momentOnClock(local, clockIn(zone))).toBe(moment);
  });
});
