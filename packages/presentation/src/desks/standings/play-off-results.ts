import type { Command, PlaceLot } from '@rokade/tournament';
import type { FormFields } from '../../console/commands/said-in-form.ts';

/** The command of a play-off's form. The name of a game's field is the game's index, from 0. */
export function playOffResults(
  { seed, games }: Pick<PlaceLot, 'seed' | 'games'>,
  values: FormFields,
): Command {
  const entered = games.map(({ white, black }, index) => {
    const score = String(values.get(`game${index}`) ?? '');
    return {
      white: white.id,
      black: black.id,
      whiteHalfPoints: score === '' ? null : Number(score),
    };
  });
  const players = [...new Set(entered.flatMap(({ white, black }) => [white, black]))];
  return { kind: 'draw-tie-lots', seed, players, playOff: { declined: [], games: entered } };
}
