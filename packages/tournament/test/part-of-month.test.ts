import { monthsOf, partOfMonth, viewStandings } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { run, started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';

const dates = ['2026-10-26', '2026-11-02', '2026-11-09'];

/** Three rounds over the end of a month; White wins everything. */
const played = () =>
  [2, 3].reduce(
    (driver, _) => whiteWinsAll(run(driver, { kind: 'pair-round' }, { kind: 'publish-round' })),
    whiteWinsAll(started(6, { roundDates: dates, roundsPlanned: 3 })),
  ).state;

test('a month holds its own rounds alone, numbered from 1, with their points', () => {
  const t = played();
  expect(monthsOf(t)).toEqual(['2026-10', '2026-11']);
  const november = partOfMonth(t, '2026-11');
  expect(november.rounds.map(({ number }) => number)).toEqual([1, 2]);
  expect(november.rounds[0]?.games).toEqual(t.rounds[1]?.games);
  expect(november.settings.roundDates).toEqual(dates.slice(1));
  const points = (of: typeof t): number =>
    viewStandings(of).rows.reduce((sum, { halfPoints }) => sum + halfPoints, 0);
  expect([points(t), points(partOfMonth(t, '2026-10')), points(november)]).toEqual([18, 6, 12]);
});

test('who comes or leaves in a month does so in the round of the part', () => {
  const t = played();
  const [one, two, three, ...others] = t.players;
  if (one === undefined || two === undefined || three === undefined) throw new Error('six play');
  const november = partOfMonth(
    {
      ...t,
      players: [
        { ...one, fromRound: 2, entryRound: 2 },
        { ...two, fromRound: 3, entryRound: 1 },
        { ...three, presence: { kind: 'withdrawn', fromRound: 3, order: 1, expelled: null } },
        ...others,
      ],
    },
    '2026-11',
  );
  expect(
    november.players.map(({ fromRound, entryRound }) => [fromRound, entryRound]).slice(0, 2),
  ).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(november.players[2]?.presence).toMatchObject({
    kind: 'withdrawn',
    fromRound: 2,
    order: 1,
  });
});
