import { noMarks, nothingForbidden, type Settings, usualScoring } from './settings.ts';
import { makeSystem } from './system-choice.ts';

/**
 * What a new tournament starts with, before anything is named: a Danish Monrad of seven rounds with
 * 90 minutes and 30 seconds a move, all of it public once published.
 */
export const usualSettings: Settings = {
  name: '',
  place: '',
  group: '',
  federation: 'DEN',
  system: makeSystem('monrad'),
  roundsPlanned: 7,
  roundDates: [],
  roundPlay: [],
  timeControl: { stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 },
  rated: 'by-rule',
  waitingMinutes: null,
  timeOdds: null,
  chiefArbiter: '',
  arbiters: [],
  committee: [],
  scoring: usualScoring,
  forbidden: nothingForbidden,
  halfPointByes: 1,
  pairingRatings: null,
  shownRatings: null,
  tieBreaks: ['DSU-AK', 'DSU-SB'],
  tieBreakEdition: '2026',
  marks: noMarks,
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
  origin: null,
};
