import type { LeagueId, LeagueInPublic, LeagueTypes } from '@rokade/league';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, Books } from '../kinds/books.ts';

/** Why an act on a league failed. */
export type LeagueError = BookError<LeagueTypes> | ImportFault;

/** All acts on seasons of leagues. */
export interface Leagues extends Books<LeagueTypes> {
  /** A published league as the public sees it now; 'store.missing' if it is not published. */
  shown(id: LeagueId): Promise<Result<LeagueInPublic, LeagueError>>;
  /** Imports an export under its own id or, if that is taken, under a new one. */
  importJson(text: string): Promise<Result<LeagueId, LeagueError>>;
}
