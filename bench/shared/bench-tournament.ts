import {
  nothingForbidden,
  type PlayerDetails,
  type Settings,
  usualScoring,
} from '@rokade/tournament';

/** A Monrad tournament of eleven rounds. */
export const benchSettings: Settings = {
  name: 'Bench',
  place: '',
  group: '',
  federation: 'DEN',
  system: { code: 'monrad', edition: 'dsu-2002' },
  roundsPlanned: 11,
  roundDates: [],
  timeControl: { stages: [{ moves: null, minutes: 120 }], incrementSeconds: 0 },
  chiefArbiter: '',
  arbiters: [],
  committee: [],
  scoring: usualScoring,
  forbidden: nothingForbidden,
  tieBreaks: ['DSU-AK', 'DSU-SB'],
  tieBreakEdition: '2026',
  marks: { title: false, promotion: 0, relegation: 0 },
  timeOdds: null,
  origin: null,
  printLanguage: 'da',
  visibility: {
    published: true,
    ratings: true,
    clubs: true,
    standings: true,
    crosstable: true,
    playerCards: true,
    names: 'full',
  },
};

/** One of its players, counted from 0. */
export const benchPlayer = (index: number): PlayerDetails => ({
  name: `Player ${index}`,
  title: '',
  sex: '',
  club: '',
  federation: 'DEN',
  rating: 1000 + index,
  fideRating: null,
  fideId: '',
  nationalId: '',
  birthDate: '',
});
