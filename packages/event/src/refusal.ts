import type { FieldFault } from '@rokade/journal';
import type { KeptOut } from '@rokade/players';
import type { ByCode } from '@rokade/rules';
import type { EntrantId, GroupId } from './ids.ts';

/** Refusals of commands to an event. */
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
  /** To be confirmed: a person with that name or number is on the list. */
  'event.duplicate': { field: 'name'; name: string };
  /** The person is suspended, by another book; whoever keeps that book can lift the suspension. */
  'event.suspended': { field: 'name' } & KeptOut;
  /** To be confirmed: an erasure cannot be undone. */
  'event.confirm-erasing': { entrant: EntrantId };
  /** To be confirmed twice: the erased person is still to be paid these amounts. */
  'money.still-owed': { name: string; amounts: string };
  /** To be confirmed: the person who is removed has paid. */
  'money.paid-already': { name: string };
}>;

/** Refusals of an event's commands that depend on its tournaments. */
export type GroupRefusal = ByCode<{
  /** The entrants were already paired in their group, and stay in it. */
  'event.group-begun': { entrant: EntrantId; name: string };
  /** Groups cannot be made of classes before everybody's class is accepted. */
  'event.classes-open': object;
  /** The tournament already is a group of another event. */
  'event.group-elsewhere': { event: string };
  /** These groups could not be archived or restored, so the event was not either. */
  'event.groups-left': { groups: string };
}>;
