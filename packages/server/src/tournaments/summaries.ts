import type { DamagedJournal, JournalHead, ReadError } from '@rokade/store';
import { plannedRounds, publishedRounds, type Tournament } from '@rokade/tournament';
import type { TournamentSummary } from '../application.ts';

/** A tournament as a list shows it. */
export function summaryOf(t: Tournament, changedAt: string): TournamentSummary {
  const { name, place, group, roundDates, visibility, origin } = t.settings;
  return {
    id: t.id,
    name,
    place,
    group,
    published: visibility.published,
    demo: t.demo,
    finished: t.finished,
    players: t.players.length,
    roundsPlayed: publishedRounds(t),
    roundsPlanned: plannedRounds(t),
    firstDate: roundDates[0] ?? '',
    origin,
    changedAt,
    damaged: null,
  };
}

/** What a list can say of an error: a journal that cannot be read at all has no sound version. */
const damageOf = (error: ReadError, { version }: JournalHead): DamagedJournal =>
  error.code === 'store.damaged'
    ? error
    : {
        code: 'store.damaged',
        soundVersions: 0,
        foundVersions: version,
        problem: 'unreadable-entry',
      };

/** A journal that does not open, as a list shows it. */
export const damagedSummary = (head: JournalHead, error: ReadError): TournamentSummary => ({
  id: head.id,
  name: '',
  place: '',
  group: '',
  published: false,
  demo: false,
  finished: false,
  players: 0,
  roundsPlayed: 0,
  roundsPlanned: 0,
  firstDate: '',
  origin: null,
  changedAt: head.changedAt,
  damaged: damageOf(error, head),
});
