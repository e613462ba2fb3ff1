import { emptyDetails, type PlayerDetails, type Settings, usualSettings } from '@rokade/tournament';

/** A Monrad tournament of eleven rounds. */
export const benchSettings: Settings = {
  ...usualSettings,
  name: 'Bench',
  roundsPlanned: 11,
  timeControl: { stages: [{ moves: null, minutes: 120 }], incrementSeconds: 0 },
};

/** One of its players, counted from 0. */
export const benchPlayer = (index: number): PlayerDetails => ({
  ...emptyDetails,
  name: `Player ${index}`,
  federation: 'DEN',
  rating: 1000 + index,
});
