import { idBy, isId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names a tournament for ever: 1 to 64 of `a-z`, `0-9` and `-`, as in its address. */
export type TournamentId = Brand<string, 'TournamentId'>;

/** Names a player within a tournament for ever, whatever number the lots give them. */
export type PlayerId = Brand<string, 'PlayerId'>;

/** The id in a text, or null if the text is none. */
export const parseTournamentId = (text: string): TournamentId | null =>
  isId(text) ? (text as TournamentId) : null;

/** The id in a text, or null if the text is none. */
export const parsePlayerId = (text: string): PlayerId | null =>
  isId(text) ? (text as PlayerId) : null;

export const tournamentId = idBy(parseTournamentId);

export const playerId = idBy(parsePlayerId);
