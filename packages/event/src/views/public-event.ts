import type { ChessEvent } from '../chess-event.ts';
import type { EventValues } from '../event-values.ts';
import { type PublicInvitation, publicInvitation } from '../invitation/public-invitation.ts';

/** An event for the public: its values and groups, without entrants. */
export interface PublicEvent
  extends Omit<EventValues, 'published'>,
    Pick<ChessEvent, 'id' | 'version' | 'groups'> {
  /** null: not published. */
  readonly invitation: PublicInvitation | null;
}

/**
 * The public values of a published event; null if it is not published. Every field is listed: a new one
 * does not compile until it is added here.
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
