import {
  type Command,
  decide,
  fideRules,
  mostRounds,
  plannedEvent,
  type Settings,
  viewImpossibleRound,
  viewRatingConditions,
} from '@rokade/tournament';
import { expect, test } from 'vitest';
import {
  playerId,
  run,
  settings,
  started,
  tournamentId,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';
import { roundRobin, tableOptions } from '../src/systems/round-robin.ts';

const refusalOfSettings = (change: Partial<Settings>) => {
  const command: Command = {
    kind: 'create-tournament',
    id: tournamentId,
    settings: { ...settings, ...change },
  };
  const decided = decide(null, { command, reason: '', confirmed: false });
  return decided.ok ? null : decided.error;
};

const control = (minutes: number, more: number) => ({
  timeControl: {
    stages: Array.from({ length: 1 + more }, () => ({ moves: null, minutes })),
    incrementSeconds: 0,
  },
});

const odds = (minutesEach: number, steps: number): Partial<Settings> => ({
  timeOdds: {
    minutesEach,
    steps: Array.from({ length: steps }, (_, index) => ({
      fromDifference: 100 * (index + 1),
      strongerMinutes: minutesEach - index - 1,
    })),
  },
});

test.each<[string, Partial<Settings>, string | null]>([
  ['a whole day for each, with odds', odds(1440, 1), null],
  ['more than a day for each', odds(1441, 1), 'timeOdds'],
  ['twenty steps of odds', odds(60, 20), null],
  ['one more step', odds(60, 21), 'timeOdds'],
  ['a whole day for a game', control(1440, 0), null],
  ['more than a day', control(1441, 0), 'timeControl'],
  ['five stages', control(30, 4), null],
  ['six stages', control(30, 5), 'timeControl'],
  ['as many days as rounds there can be', { roundDates: Array(mostRounds).fill('') }, null],
  ['one more', { roundDates: Array(mostRounds + 1).fill('') }, 'roundDates'],
])('of settings %s', (_, change, field) => {
  const refused = refusalOfSettings(change);
  expect(refused).toEqual(field === null ? null : expect.objectContaining({ field }));
});

test('a flag for a table means that everybody meets everybody twice', () => {
  const { cycles } = tableOptions('dsu-2002');
  expect(
    [cycles.usual, cycles.flagMeans].map((times) => roundRobin.rounds({ cycles: times }, 6)),
  ).toEqual([5, 10]);
});

const impossible = (groups: readonly (readonly string[])[]) => {
  const system = {
    code: 'dutch',
    edition: 'fide-2026',
    acceleration: 'none',
    initialColour: 'white',
  } as const;
  const forbidden = {
    sameClub: false,
    sameFederation: false,
    groups: groups.map((group) => group.map(playerId)),
  };
  let now = whiteWinsAll(started(4, { system, roundsPlanned: 9, forbidden }));
  for (let round = 2; round <= 3; round++) {
    if (viewImpossibleRound(now.state) !== null) break;
    now = whiteWinsAll(run(now, { kind: 'pair-round' }, { kind: 'publish-round' }));
  }
  return viewImpossibleRound(now.state);
};

test('a round that cannot be paired says whether the organiser forbids a meeting', () => {
  expect(impossible([])).toMatchObject({ round: 4, forbids: false });
  expect(impossible([['p1', 'p2']])).toMatchObject({ forbids: true });
});

test.each(fideRules.map(({ edition }) => edition))(
  'conditions are those of %s, which was asked',
  (edition) => {
    const { state } = withPlayers(4);
    const days = { registered: null, reported: null };
    expect(viewRatingConditions(plannedEvent(state), days, edition).edition).toBe(edition);
  },
);
