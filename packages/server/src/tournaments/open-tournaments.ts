import { ok, type Result } from '@rokade/rules';
import { type NoDatabase, type OpenDatabaseError, openBeside } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import type { Tournaments } from '../application.ts';
import { copiesFolder, makeBackups } from '../books/backups.ts';
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

/** Those of a data folder or database that is there, also while Rokade runs on it; it hears of what is written. */
export async function openTournaments(
  place: string,
): Promise<Result<OpenTournaments, NoDatabase | OpenDatabaseError>> {
  const opened = await openBeside(place);
  if (!opened.ok) return opened;
  const { journals, close } = opened.value;
  const now = () => new Date();
  const hall = { clock: () => hallClock(now, ''), zone: () => '' };
  const store = journals(tournamentBook);
  const copies = copiesFolder(place);
  const backups = copies === null ? null : makeBackups(tournamentKind, store, copies);
  const running = makeTournaments(store, now, hall, backups);
  return ok({
    tournaments: running.tournaments,
    copies,
    async close() {
      await running.close();
      await close();
    },
  });
}
