import { idBy, isId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** A tournament's permanent id: 1 to 64 of `a-z`, `0-9` and `-`, as in its address. */
export type TournamentId = Brand<string, 'TournamentId'>;

/** A player's permanent id within a tournament, independent of the draw number. */
export type PlayerId = Brand<string, 'PlayerId'>;

/** The text as an id, or null if it is not a valid one. */
export const parseTournamentId = (text: string): TournamentId | null =>
  isId(text) ? (text as TournamentId) : null;

/** The text as an id, or null if it is not a valid one. */
export const parsePlayerId = (text: string): PlayerId | null =>
  isId(text) ? (text as PlayerId) : null;

export const tournamentId = idBy(parseTournamentId);

export const playerId = idBy(parsePlayerId);
