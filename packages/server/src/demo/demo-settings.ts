import { type Settings, usualSettings } from '@rokade/tournament';

const day = 24 * 60 * 60 * 1000;

/** The number of rounds of the demo, and the round that is being played. */
const demoRounds = 7;
export const demoRoundInPlay = 4;

/** When a round of the demo begins: one a week, the one in play an hour before `now`. */
export const demoRoundStart = (round: number, now: Date): Date =>
  new Date(now.getTime() - 60 * 60 * 1000 + (round - demoRoundInPlay) * 7 * day);

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The settings of the demo, an invented club's autumn tournament. */
export const demoSettings = (now: Date): Settings => ({
  ...usualSettings,
  name: 'Hjørnetårnets efterårsturnering',
  place: 'Bjergby Kulturhus',
  group: 'Monrad',
  roundsPlanned: demoRounds,
  roundDates: Array.from({ length: demoRounds }, (_, index) =>
    dateOf(demoRoundStart(index + 1, now)),
  ),
  timeControl: {
    stages: [
      { moves: 40, minutes: 120 },
      { moves: null, minutes: 30 },
    ],
    incrementSeconds: 0,
  },
  chiefArbiter: 'Torben Aagesen-Lund',
  committee: ['Henriette Kjeldgaard', 'Torben Ravnsborg', 'Anke Matthiesen'],
});
