import { byWaiting, reportState } from '@rokade/presentation/desks/ratings/report-state.ts';
import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, tournamentOf } from './played-journal.ts';

const t = tournamentOf(started);

describe('how far a report is', () => {
  it('says what is missing: open games, players without a number, days', () => {
    const { gaps, sentOn } = reportState({ ...t, settings: { ...t.settings, roundDates: [] } });
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
    expect(reportState({ ...t, players, settings, rounds: [] }).gaps).toEqual([]);
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
