import type { ByKind, Entry } from '@rokade/journal';
import type { TournamentEvent } from '../events/entry.ts';
import type { Tournament } from '../state/state.ts';

/** The author and the time of an entry. */
export type Writing = Pick<Entry<TournamentEvent>, 'actor' | 'at'>;

/** The events of an existing tournament. */
export type LaterEvent = Exclude<TournamentEvent, { kind: 'tournament-created' }>;

/** The handler of each kind of event. */
export type Evolvers = ByKind<LaterEvent, Tournament, Tournament, Writing>;
