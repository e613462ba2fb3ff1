import type { Nested } from '@rokade/presentation/views/list/nested-tournaments.ts';
import type { TournamentPage, TournamentSummary } from '@rokade/server';

/** A tournament of a list in its place. */
export type NestedTournament = TournamentSummary & Nested;

/** A page of a list, with the groups of an event together. */
export interface NestedPage extends Pick<TournamentPage, 'total' | 'next'> {
  readonly tournaments: readonly NestedTournament[];
}
