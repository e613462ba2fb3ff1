import type { Entry } from '@rokade/journal';
import type { EventOf, TournamentEvent } from './entry.ts';
import type { Tournament } from './state.ts';

/** Who wrote an entry, and when. */
export type Writing = Pick<Entry<TournamentEvent>, 'actor' | 'at'>;

/** For each kind of event the tournament after it. */
export type Evolvers = {
  readonly [Kind in Exclude<TournamentEvent['kind'], 'tournament-created'>]: (
    t: Tournament,
    event: EventOf<Kind>,
    writing: Writing,
  ) => Tournament;
};
