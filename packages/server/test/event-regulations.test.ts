import {
  type ChessEvent,
  type EventId,
  emptyEventValues,
  emptyInvitation,
  eventBook,
} from '@rokade/event';
import { describe, expect, it } from 'vitest';
import { announcementOf, timelineOf } from '../src/index.ts';

/** An event of which nothing is said but its days and its regulations; it has no group. */
const eventBy = (regulations: string): ChessEvent => ({
  id: 'easter' as EventId,
  version: 1,
  values: {
    ...emptyEventValues,
    name: 'Påske',
    firstDay: '2027-03-25',
    lastDay: '2027-03-29',
    regulations,
  },
  invitation: { ...emptyInvitation, kind: 'championship' },
  groups: [],
  entrants: [],
  done: {},
  doneBy: {},
  entries: {},
  classes: { facts: {}, byHand: {}, accepted: {}, rights: [] },
});

const editionsBy = (regulations: string): ReadonlySet<string> => {
  const event = eventBy(regulations);
  const points = timelineOf(event, []).map(({ rule }) => rule);
  return new Set(
    [...points, ...announcementOf(event, [], []).contents].map(({ edition }) => edition),
  );
};

describe('the regulations that an event has chosen', () => {
  it.each([
    ['dsu-2002', ['dsu-2002']],
    ['tempelhof-2018', ['tempelhof-2018']],
    ['fide-2012', ['fide-2012']],
    ['', ['fide-2012']],
  ])('%s: hold before it has a group', (regulations, editions) => {
    expect([...editionsBy(regulations)].sort()).toEqual(editions);
  });

  it('count the deadline of entries from Easter Monday', () => {
    const [entry] = timelineOf(eventBy('dsu-2002'), []).filter(
      ({ rule }) => rule.code === 'emt-entry',
    );
    expect(entry?.date).toBe('2027-02-22');
  });

  it('are those that are known', () => {
    const values = { ...emptyEventValues, name: 'Påske', regulations: 'dsu-1066' };
    const command = { kind: 'make-event', id: 'easter' as EventId, values } as const;
    expect(eventBook.decide(null, { command, reason: '', confirmed: false })).toEqual({
      ok: false,
      error: { code: 'event.field-invalid', field: 'regulations', problem: 'unknown' },
    });
  });

  it('may be left out where it is made', () => {
    const { regulations: _, ...values } = { ...emptyEventValues, name: 'Påske' };
    const command = { kind: 'make-event', id: 'easter' as EventId, values } as const;
    expect(eventBook.decide(null, { command, reason: '', confirmed: false })).toMatchObject({
      ok: true,
    });
  });
});
