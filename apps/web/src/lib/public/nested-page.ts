import type { TournamentPage } from '@rokade/server';
import type { NestedTournament } from '#lib/views/list/nested-tournaments.ts';

/** A page of a public list, with the groups of an event together. */
export interface NestedPage extends Pick<TournamentPage, 'total' | 'next'> {
  readonly tournaments: readonly NestedTournament[];
}
