import { expect, it } from 'vitest';
import {
  division,
  entered,
  leagueAfter,
  made,
  planned,
  top,
} from '../../../test/league/journal-driver.ts';
import { publicLeagueAt } from '../src/index.ts';

const playedAt = (time: string) =>
  leagueAfter(
    made({ published: true }),
    division(top, 1),
    entered(top, ['a', 'b']),
    planned('m1', 'a', 'b', { time }),
  );

it.each([
  ['a match begins', '19:00', '2026-10-10T18:00', '2026-10-10T19:00'],
  ['the day is over, once it has begun', '19:00', '2026-10-10T19:00', '2026-10-11T00:00'],
  ['the day is over, before its day', '19:00', '2026-10-09T12:00', '2026-10-10T00:00'],
  ['midnight, where no time is said', '', '2026-10-09T12:00', '2026-10-10T00:00'],
] as const)('a league looks the same until %s', (_, time, now, until) => {
  expect(publicLeagueAt(playedAt(time), now).until).toBe(until);
});
