import type { FieldProblem } from '@rokade/journal';
import type { SanctionId } from './ids.ts';

/** Why something is not done in a book of sanctions. */
export type SanctionsRefusal =
  | {
      readonly code: 'sanctions.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | { readonly code: 'sanctions.id-taken'; readonly id: string }
  | { readonly code: 'sanctions.unknown-sanction'; readonly sanction: SanctionId }
  /** Nobody of the register, or somebody who is erased there. */
  | { readonly code: 'sanctions.unknown-person'; readonly person: string }
  /** The ground leads to a suspension alone. */
  | { readonly code: 'sanctions.no-warning'; readonly article: string }
  | {
      readonly code: 'sanctions.too-short';
      readonly leastMonths: number;
      readonly article: string;
    }
  /** One that begins before it was given, or is lifted before. */
  | {
      readonly code: 'sanctions.days-reversed';
      readonly field: string;
      readonly given: string;
      readonly day: string;
    }
  /** A warning whose time was over on the day it was given; one that no longer holds is not lifted. */
  | { readonly code: 'sanctions.over'; readonly until: string }
  /** To be asked: the same person was given the same on that day. */
  | { readonly code: 'sanctions.given-twice'; readonly given: string }
  | { readonly code: 'sanctions.ended-already'; readonly sanction: SanctionId }
  | { readonly code: 'sanctions.not-due'; readonly until: string }
  /** To be asked before: what is deleted cannot be brought back. */
  | { readonly code: 'sanctions.confirm-deleting' };
