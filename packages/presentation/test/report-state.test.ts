import { byWaiting, reportState } from '@rokade/presentation/desks/ratings/report-state.ts';
import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, tournamentOf } from '../../../test/tournament/played-journal.ts';

const t = tournamentOf(started);
const noDays = { first: '', last: '' };

describe('how far a report is', () => {
  it('says what is missing: open games, players without a number, days', () => {
    const { gaps, sentOn } = reportState(
      { ...t, settings: { ...t.settings, roundDates: [] } },
      noDays,
    );
    expect(sentOn).toBe('');
    expect(gaps.map(({ code }) => code)).toEqual(['open-games', 'no-number', 'no-days']);
    expect(gaps).toContainEqual({ code: 'no-number', count: t.players.length });
  });

  it('misses nothing of a tournament whose players are known, played on days that are given', () => {
    const players = t.players.map((player) => ({
      ...player,
      details: { ...emptyDetails, nationalId: '1' },
    }));
    const settings = { ...t.settings, roundDates: ['2026-11-21'] };
    const rounds = t.rounds.map((round) => ({ ...round, games: [] }));
    expect(reportState({ ...t, players, settings, rounds }, noDays)).toMatchObject({
      days: { first: '2026-11-21', last: '2026-11-21' },
      gaps: [],
    });
  });

  it('says the last day of the event for a group whose first round alone has a day', () => {
    const [round] = t.rounds;
    const rounds = round === undefined ? [] : [round, { ...round, number: 2 }];
    const settings = { ...t.settings, roundDates: ['2026-11-21'] };
    const event = { first: '2026-11-21', last: '2026-11-29' };
    expect(reportState({ ...t, settings, rounds }, event).days).toEqual(event);
    expect(reportState({ ...t, settings, rounds }, noDays).gaps).toContainEqual({
      code: 'no-days',
    });
  });

  it('goes to the front of the queue when it is sent, the oldest first', () => {
    const days = ['', '2026-11-20', '2026-11-02', ''].map((sentOn) => ({ sentOn }));
    expect(days.toSorted(byWaiting).map(({ sentOn }) => sentOn)).toEqual([
      '2026-11-02',
      '2026-11-20',
      '',
      '',
    ]);
  });
});
