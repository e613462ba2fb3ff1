import { type PublicName, publicValues } from '@rokade/journal';
import type { ChessEvent } from '../chess-event.ts';
import { type EventValues, eventFields } from '../event-values.ts';
import { type PublicInvitation, publicInvitation } from '../invitation/public-invitation.ts';

/** An event for the public: its values and groups, without entrants. */
export interface PublicEvent
  extends Pick<EventValues, PublicName<typeof eventFields>>,
    Pick<ChessEvent, 'id' | 'version' | 'groups'> {
  /** null: not published. */
  readonly invitation: PublicInvitation | null;
}

/** The public values of a published event, as the records of its fields say. */
export const publicEvent = ({
  id,
  version,
  values,
  invitation,
  groups,
}: ChessEvent): PublicEvent => ({
  id,
  version,
  ...publicValues(eventFields, values),
  groups,
  invitation: publicInvitation(invitation),
});
