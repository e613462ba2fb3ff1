import { type PublicName, publicValues } from '@rokade/journal';
import type { ChessEvent } from '../chess-event.ts';
import { type EventOfficer, type EventValues, eventFields } from '../event-values.ts';
import { type PublicInvitation, publicInvitation } from '../invitation/public-invitation.ts';

/** An event for the public: its values and groups, without entrants. */
export interface PublicEvent
  extends Pick<EventValues, PublicName<typeof eventFields>>,
    Pick<ChessEvent, 'id' | 'version' | 'groups'> {
  /** null: not published. */
  readonly invitation: PublicInvitation | null;
}

/** An officer without the further facts about a committee's member. */
const publicOfficer = ({ role, name, seat }: EventOfficer): EventOfficer => ({
  role,
  name,
  ...(seat !== undefined && { seat }),
});

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
  officers: values.officers.map(publicOfficer),
  groups,
  invitation: publicInvitation(invitation),
});
