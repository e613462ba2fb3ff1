import { chess960Pieces } from '@rokade/rules';
import { playOfRound, publicTournament } from '@rokade/tournament';
import { expect, test } from 'vitest';
import {
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const chess960 = { startPositions: 'chess960' } as const;
const draw = (round: number, seed = 'Aalborg') =>
  ({ kind: 'draw-start-position', round, seed }) as const;

test('a round has the position that its seed draws, until a game of it has a result', () => {
  const drawn = run(started(4, chess960), draw(1));
  const start = playOfRound(drawn.state, 1).start;
  expect(start).toMatchObject({ round: 1, seed: 'Aalborg' });
  expect(chess960Pieces(start?.position ?? -1)).toHaveLength(8);
  expect(playOfRound(drawn.state, 2).start).toBeNull();
  expect(refusalOf(drawn, draw(1, 'Odense'))).toMatchObject({
    code: 'command.needs-confirmation',
    reasonNeeded: true,
    consequences: [{ code: 'consequence.start-position-redrawn', round: 1 }],
  });
  const again = runConfirmed(drawn, draw(1, 'Odense'));
  expect(again.state.startPositions).toHaveLength(1);
  expect(refusalOf(whiteWinsAll(again), draw(1, 'Ribe'))).toMatchObject({
    code: 'lots.start-position-played',
    round: 1,
  });
});

test('only where Chess960 is played, for a round that is planned, and with a seed', () => {
  expect(refusalOf(started(4), draw(1)).code).toBe('lots.no-start-positions');
  expect(refusalOf(withPlayers(4, chess960), draw(99)).code).toBe('round.unknown');
  expect(refusalOf(withPlayers(4, chess960), draw(1, '  ')).code).toBe('lots.seed-missing');
});

test('visitors see a position with its round, not before', () => {
  const drawn = run(started(4, chess960), draw(1), draw(2));
  const state = {
    ...drawn.state,
    settings: {
      ...drawn.state.settings,
      visibility: { ...drawn.state.settings.visibility, published: true },
    },
  };
  const shown = publicTournament(state, null);
  expect(shown?.startPositions.map(({ round }) => round)).toEqual([1]);
  expect(shown?.monthRatings).toEqual([]);
});
