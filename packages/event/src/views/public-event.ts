import type { ChessEvent } from '../chess-event.ts';
import type { EventValues } from '../event-values.ts';
import { type PublicInvitation, publicInvitation } from '../invitation/public-invitation.ts';

/** An event as everybody may see it: what is said of it and its groups, and nobody who entered. */
export interface PublicEvent
  extends Omit<EventValues, 'published'>,
    Pick<ChessEvent, 'id' | 'version' | 'groups'> {
  /** null: the organiser has not published it. */
  readonly invitation: PublicInvitation | null;
}

/**
 * What everybody may see of a published event; null: nothing. Every field is named: a new one does
 * not compile until somebody has decided here.
 */
export const publicEvent = ({
  id,
  version,
  values,
  invitation,
  groups,
}: ChessEvent): PublicEvent => ({
  id,
  version,
  name: values.name,
  place: values.place,
  organiser: values.organiser,
  firstDay: values.firstDay,
  lastDay: values.lastDay,
  officers: values.officers,
  regulations: values.regulations,
  groups,
  invitation: publicInvitation(invitation),
});
