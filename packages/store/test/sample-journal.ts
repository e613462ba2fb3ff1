import { isDeepStrictEqual } from 'node:util';
import { erasedFields } from '@rokade/journal';
import {
  type Actor,
  emptyDetails,
  type JournalEntry,
  type JournalEvent,
  type PlayerDetails,
  type PlayerId,
  type Settings,
  type TournamentId,
  tournamentBook,
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
  ...emptyDetails,
  name,
  club: 'Skakklubben Brønden',
  federation: 'DEN',
});

const entered = (no: number): JournalEvent => ({
  kind: 'player-entered',
  player: `p-${no}` as PlayerId,
  details: details(`Østergård "Ø" ${no}, Åse 🙂`),
  listed: {},
  fromRound: 1,
});

/** Entries first … last of a journal that creates a tournament and then enters players without end. */
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

/** The event that erases a player's values. */
export const erasing = (player: string): JournalEvent => ({
  kind: 'player-erased',
  player: player as PlayerId,
});

const { personal } = tournamentBook;

/** An entry after the texts stored beside it are gone. */
export const withoutNames = (entry: JournalEntry): JournalEntry =>
  entry.event.kind === 'player-entered'
    ? {
        ...entry,
        event: {
          ...entry.event,
          details: {
            ...entry.event.details,
            ...erasedFields(
              personal,
              Object.keys(entry.event.details).filter((field) => field in personal.erased),
            ),
          },
        },
      }
    : entry;

/** How many entries are complete; null: one is neither complete nor itself without names. */
export function wholeEntries(id: TournamentId, entries: readonly unknown[]): number | null {
  const samples = sampleEntries(id, 1, entries.length);
  const isWhole = entries.map((entry, index) => isDeepStrictEqual(entry, samples[index]));
  const isSound = samples.every(
    (sample, index) => isWhole[index] || isDeepStrictEqual(entries[index], withoutNames(sample)),
  );
  return isSound ? isWhole.filter(Boolean).length : null;
}
