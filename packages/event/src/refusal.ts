import type { FieldFault } from '@rokade/journal';
import type { KeptOut } from '@rokade/players';
import type { ByCode } from '@rokade/rules';
import type { EntrantId, GroupId } from './ids.ts';

/** Why something is not done at an event. */
export type EventRefusal = ByCode<{
  'event.exists': object;
  'event.missing': object;
  'event.field-invalid': FieldFault;
  'event.days-reversed': { field: 'lastDay' };
  'event.approved-before-asked': { field: 'combinationApproved' };
  'event.id-taken': { id: string };
  'event.unknown-entrant': { entrant: EntrantId };
  'event.unknown-group': { group: GroupId };
  'event.group-twice': { group: GroupId };
  /** Somebody by that name or number is on the list; to be asked whether they are two. */
  'event.duplicate': { field: 'name'; name: string };
  /** They may not play while it lasts, as another book says; who keeps that book can lift it. */
  'event.suspended': { field: 'name' } & KeptOut;
  /** To be asked before: an erasure cannot be undone. */
  'event.confirm-erasing': { entrant: EntrantId };
  /** To be asked a second time: who is erased is still to get so much. */
  'money.still-owed': { name: string; amounts: string };
}>;

/** Why something is not done at an event, for what its tournaments say. */
export type GroupRefusal = ByCode<{
  /** They have been paired in their group, and stay in it. */
  'event.group-begun': { entrant: EntrantId; name: string };
  /** A tournament is a group of one event. */
  'event.group-elsewhere': { event: string };
  /** Some of its groups, by name, could not be put away or taken out; the event was not either. */
  'event.groups-left': { groups: string };
}>;
