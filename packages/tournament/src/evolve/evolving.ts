import type { ByKind, Entry } from '@rokade/journal';
import type { TournamentEvent } from '../events/entry.ts';
import type { Tournament } from '../state/state.ts';

/** Who wrote an entry, and when. */
export type Writing = Pick<Entry<TournamentEvent>, 'actor' | 'at'>;

/** What happens in a tournament once it is there. */
export type LaterEvent = Exclude<TournamentEvent, { kind: 'tournament-created' }>;

/** For each kind of event the tournament after it. */
export type Evolvers = ByKind<LaterEvent, Tournament, Tournament, Writing>;
