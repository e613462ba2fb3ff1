import {
  type Actor,
  type JournalEntry,
  type JournalEvent,
  nothingKnown,
  type PlayerDetails,
  type PlayerId,
  type Settings,
  type TournamentId,
  usualSettings,
} from '@rokade/tournament';

export const tournamentId = (text: string): TournamentId => text as TournamentId;

const ida: Actor = { id: 'account-1', name: 'Ida Hansen' };

const settings: Settings = {
  ...usualSettings,
  name: 'Efterårsturnering',
  place: 'Aarhus',
  group: 'A',
  roundDates: ['2026-11-21'],
  chiefArbiter: 'Ida Hansen',
  tieBreaks: ['DSU-AK'],
};

const details = (name: string): PlayerDetails => ({
  ...nothingKnown,
  name,
  club: 'Skakklubben Brønden',
  federation: 'DEN',
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
