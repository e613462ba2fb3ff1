import {
  publicTournament,
  viewRatingReport,
  viewRatingSpread,
  viewReckonedGames,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  playerId,
  run,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

describe('how a field’s ratings are spread', () => {
  const field = run(
    withPlayers(6),
    { kind: 'change-player', player: playerId('p1'), changes: { rating: 2199 } },
    { kind: 'change-player', player: playerId('p2'), changes: { rating: null } },
  ).state;

  test('in classes of a hundred without gaps, with the average and who has none', () => {
    expect(viewRatingSpread(field)).toEqual({
      classes: [
        { from: 1900, players: 4 },
        { from: 2000, players: 0 },
        { from: 2100, players: 1 },
      ],
      rated: 5,
      unrated: 1,
      average: Math.round((2199 + 1970 + 1960 + 1950 + 1940) / 5),
    });
  });

  test('is nothing where nobody may see ratings', () => {
    const visibility = { ...field.settings.visibility, ratings: false };
    const shown = publicTournament({ ...field, settings: { ...field.settings, visibility } });
    expect(shown === null ? null : viewRatingSpread(shown).classes).toEqual([]);
  });
});

describe('the games of a rating report', () => {
  const twoRounds = whiteWinsAll(
    run(whiteWinsAll(started(4)), { kind: 'pair-round' }, { kind: 'publish-round' }),
  );
  const { rows } = viewRatingReport(twoRounds.state, 'dwz-2026');

  test('come to the sums of the report', () => {
    for (const row of rows) {
      const games = viewReckonedGames(row);
      expect(games.map(({ round }) => round)).toEqual([1, 2]);
      expect(games.at(-1)?.halfPointsSoFar).toBe(row.halfPoints);
      const { numerator, denominator } = row.expected;
      expect(games.at(-1)?.expectedSoFar).toBeCloseTo(numerator / denominator, 6);
    }
  });

  test('are none where nobody was expected to score in each', () => {
    const [row] = rows;
    expect(row && viewReckonedGames({ ...row, because: [] })).toEqual([]);
  });
});
