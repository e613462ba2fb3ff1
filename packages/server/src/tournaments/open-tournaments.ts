import type { Result } from '@rokade/rules';
import type { JournalStore, NoDatabase, OpenDatabaseError } from '@rokade/store';
import { type TournamentEvent, tournamentBook } from '@rokade/tournament';
import type { Tournaments } from '../application.ts';
import { copiesFolder, makeBackups } from '../books/backups.ts';
import { openBooks } from '../books/open-books.ts';
import { hallClock } from '../hall-clock.ts';
import { makeTournaments } from './make-tournaments.ts';
import { tournamentKind } from './tournament-kind.ts';

/** The tournaments where the data are, for acts from the machine itself. */
export interface OpenTournaments {
  readonly tournaments: Tournaments;
  /** Where copies of what is removed are kept; null: nowhere. */
  readonly copies: string | null;
  close(): Promise<void>;
}

/** Tournaments at work on a store of a place, beside whoever else works there. */
export function runTournaments(
  place: string,
  store: JournalStore<TournamentEvent>,
): OpenTournaments {
  const now = () => new Date();
  const nobodyChose = new Map();
  const names = async () => nobodyChose;
  const hall = { clock: () => hallClock(now, ''), zone: () => '', names };
  const copies = copiesFolder(place);
  const backups = copies === null ? null : makeBackups(tournamentKind, store, copies);
  const { tournaments, close } = makeTournaments(store, now, hall, backups);
  return { tournaments, copies, close };
}

/** Opens the tournaments of a data folder or database that is there. */
export const openTournaments = (
  place: string,
): Promise<Result<OpenTournaments, NoDatabase | OpenDatabaseError>> =>
  openBooks(place, (journals) => runTournaments(place, journals(tournamentBook)));
