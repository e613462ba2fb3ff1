import type { ChessEvent } from '../chess-event.ts';
import type { EventValues } from '../event-values.ts';

/** An event as everybody may see it: what is said of it and its groups, and nobody who entered. */
export interface PublicEvent
  extends Omit<EventValues, 'published'>,
    Pick<ChessEvent, 'id' | 'version' | 'groups'> {}

/**
 * What everybody may see of a published event; null: nothing. Every field is named: a new one does
 * not compile until somebody has decided here.
 */
export const publicEvent = ({ id, version, values, groups }: ChessEvent): PublicEvent => ({
  id,
  version,
  name: values.name,
  place: values.place,
  organiser: values.organiser,
  firstDay: values.firstDay,
  lastDay: values.lastDay,
  officers: values.officers,
  groups,
});
