import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';
import type { SanctionId } from './ids.ts';

/** Why something is not done in a book of sanctions. */
export type SanctionsRefusal = ByCode<{
  'sanctions.field-invalid': FieldFault;
  'sanctions.id-taken': { id: string };
  'sanctions.unknown-sanction': { sanction: SanctionId };
  /** Nobody of the register, or somebody who is erased there. */
  'sanctions.unknown-person': { person: string };
  /** The ground leads to a suspension alone. */
  'sanctions.no-warning': { article: string };
  'sanctions.too-short': { leastMonths: number; article: string };
  /** One that begins before it was given, or is lifted before. */
  'sanctions.days-reversed': { field: string; given: string; day: string };
  /** A suspension whose last day is before its first. */
  'sanctions.ends-before': { field: 'lastDay'; from: string; day: string };
  /** A suspension with its time said twice: in months, in weeks, to a day. */
  'sanctions.several-times': object;
  /** Entered before it was decided. */
  'sanctions.not-yet': { field: 'given'; day: string };
  /** A warning whose time was over on the day it was given; one that no longer holds is not lifted. */
  'sanctions.over': { until: string };
  /** To be asked: the same person was given the same on that day. */
  'sanctions.given-twice': { given: string };
  'sanctions.ended-already': { sanction: SanctionId };
  'sanctions.not-due': { until: string };
  /** To be asked before: what is deleted cannot be brought back. */
  'sanctions.confirm-deleting': object;
}>;
