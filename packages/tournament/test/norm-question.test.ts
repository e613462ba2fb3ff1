import { normQuestion } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { withPlayers } from '../../../test/tournament/journal-driver.ts';

test('norms of women are asked about for those who are said to be women, and nobody else', () => {
  const { state } = withPlayers(3);
  const sexes = ['w', 'm', ''] as const;
  const players = state.players.map((player, index) => ({
    ...player,
    details: { ...player.details, sex: sexes[index] ?? '' },
  }));
  const { players: normPlayers } = normQuestion({ ...state, players });
  expect(normPlayers.map(({ isWoman }) => isWoman)).toEqual([true, false, false]);
});
