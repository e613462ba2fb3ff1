import {
  type Actor,
  type JournalEntry,
  type JournalEvent,
  nothingForbidden,
  type PlayerDetails,
  type PlayerId,
  type Settings,
  type TournamentId,
  usualScoring,
} from '@rokade/tournament';

export const tournamentId = (text: string): TournamentId => text as TournamentId;

const ida: Actor = { id: 'account-1', name: 'Ida Hansen' };

const settings: Settings = {
  name: 'Efterårsturnering',
  place: 'Aarhus',
  group: 'A',
  federation: 'DEN',
  system: { code: 'monrad', edition: 'dsu-2002' },
  roundsPlanned: 7,
  roundDates: ['2026-11-21'],
  timeControl: { stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 },
  chiefArbiter: 'Ida Hansen',
  arbiters: [],
  committee: [],
  scoring: usualScoring,
  forbidden: nothingForbidden,
  tieBreaks: ['DSU-AK'],
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

const details = (name: string): PlayerDetails => ({
  name,
  title: '',
  sex: '',
  club: 'Skakklubben Brønden',
  federation: 'DEN',
  rating: null,
  fideRating: null,
  fideId: '',
  nationalId: '',
  birthDate: '',
});

const entered = (no: number): JournalEvent => ({
  kind: 'player-entered',
  player: `p-${no}` as PlayerId,
  details: details(`Østergård "Ø" ${no}, Åse 🙂`),
  fromRound: 1,
});

/** Entries first … last of a journal that creates a tournament and then enters players for ever. */
export const sampleEntries = (
  id: TournamentId,
  first: number,
  last: number,
): readonly JournalEntry[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const version = first + index;
    return {
      version,
      at: new Date(Date.UTC(2026, 10, 21, 12, 0, version)).toISOString(),
      actor: ida,
      reason: '',
      event:
        version === 1
          ? { kind: 'tournament-created', id, settings, demo: false }
          : entered(version - 1),
    };
  });
