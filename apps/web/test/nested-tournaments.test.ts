import type { EventTypes } from '@rokade/event';
import { nestedTournaments } from '@rokade/presentation/views/list/nested-tournaments.ts';
import type { ListedBook, TournamentSummary } from '@rokade/server';
import { describe, expect, test } from 'vitest';

/** As much of a line of a list as its place rests on: `name/group`, by day, finished or not. */
const line = (id: string, day = '', finished = false): TournamentSummary => {
  const [name = '', group = ''] = id.split('/');
  return {
    id,
    name,
    group,
    firstDate: day,
    finished,
    organisation: 'o',
    changedAt: '2026',
  } as never;
};
const book = (id: string, ...groups: readonly string[]): ListedBook<EventTypes> =>
  ({ id, summary: { name: `Event ${id}`, groups } }) as never;
const placed = (
  some: readonly TournamentSummary[],
  ...events: readonly ListedBook<EventTypes>[]
): readonly string[] =>
  nestedTournaments(some, events).map(({ id, event, year }) =>
    [year, event?.name ?? '-', id].filter(Boolean).join(' '),
  );

describe('a list of tournaments', () => {
  test('has groups of one name together, where the first stood, by group', () => {
    expect(placed([line('Jul/10'), line('Lyn'), line('Jul/9'), line('Jul/2')])).toEqual([
      'Jul Jul/2',
      'Jul Jul/9',
      'Jul Jul/10',
      '- Lyn',
    ]);
  });

  test('leaves alone a group whose event has no other on the page', () => {
    expect(placed([line('Jul/A'), line('Lyn')])).toEqual(['- Jul/A', '- Lyn']);
  });

  test('goes by the event’s own book, whatever the tournaments are called', () => {
    expect(placed([line('Open'), line('Lyn'), line('Kids')], book('e', 'Open', 'Kids'))).toEqual([
      'Event e Kids',
      'Event e Open',
      '- Lyn',
    ]);
  });

  test('has what is not finished first, then years, the newest first', () => {
    const old = line('Old', '2024-05-01', true);
    const some = [old, line('Now', '2024-01-01'), line('New', '2025-01-01', true)];
    expect(placed([...some, line('Undated', '', true)])).toEqual([
      '- Now',
      '2026 - Undated',
      '2025 - New',
      '2024 - Old',
    ]);
  });

  test('does not nest a finished group under those still played', () => {
    expect(placed([line('Jul/A', '2026-01-01', true), line('Jul/B'), line('Jul/C')])).toEqual([
      'Jul Jul/B',
      'Jul Jul/C',
      '2026 - Jul/A',
    ]);
  });
});
