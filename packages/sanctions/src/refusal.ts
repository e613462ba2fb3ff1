import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';
import type { SanctionId } from './ids.ts';

/** Refusals of commands to the book of sanctions. */
export type SanctionsRefusal = ByCode<{
  'sanctions.field-invalid': FieldFault;
  'sanctions.id-taken': { id: string };
  'sanctions.unknown-sanction': { sanction: SanctionId };
  /** There is no such person in the register, or the person is erased there. */
  'sanctions.unknown-person': { person: string };
  /** The ground allows a suspension only. */
  'sanctions.no-warning': { article: string };
  'sanctions.too-short': { leastMonths: number; article: string };
  /** The sanction begins, or is lifted, before it was given. */
  'sanctions.days-reversed': { field: string; given: string; day: string };
  /** The suspension's last day is before its first. */
  'sanctions.ends-before': { field: 'lastDay'; from: string; day: string };
  /** The suspension's duration is given more than once: in months, in weeks, to a day. */
  'sanctions.several-times': object;
  /** The day of the decision is in the future. */
  'sanctions.not-yet': { field: 'given'; day: string };
  /** The warning had expired on the day it was given, or is lifted after it expired. */
  'sanctions.over': { until: string };
  /** To be confirmed: the same person was given the same sanction on that day. */
  'sanctions.given-twice': { given: string };
  'sanctions.ended-already': { sanction: SanctionId };
  'sanctions.not-due': { until: string };
  /** To be confirmed: deleting cannot be undone. */
  'sanctions.confirm-deleting': object;
}>;
