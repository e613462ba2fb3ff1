import {
  type Language,
  noMarks,
  nothingForbidden,
  type Settings,
  usualScoring,
} from '@rokade/tournament';
import { timeControlPresets } from '../console/time-controls.ts';

/** What a new tournament starts with: a Danish Monrad of seven rounds, all of it public once published. */
export const newSettings = (language: Language): Settings => ({
  name: '',
  place: '',
  group: '',
  federation: 'DEN',
  system: { code: 'monrad', edition: 'dsu-2002' },
  roundsPlanned: 7,
  roundDates: [],
  timeControl: timeControlPresets['fide-ninety'],
  chiefArbiter: '',
  arbiters: [],
  committee: [],
  scoring: usualScoring,
  forbidden: nothingForbidden,
  tieBreaks: ['DSU-AK', 'DSU-SB'],
  tieBreakEdition: '2026',
  marks: noMarks,
  timeOdds: null,
  origin: null,
  printLanguage: language,
  visibility: {
    published: true,
    ratings: true,
    clubs: true,
    standings: true,
    crosstable: true,
    playerCards: true,
    names: 'full',
  },
});
