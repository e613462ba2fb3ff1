import type { FieldProblem } from '@rokade/journal';
import type { EntrantId, GroupId } from './ids.ts';

/** Why something is not done at an event. */
export type EventRefusal =
  | { readonly code: 'event.exists' }
  | { readonly code: 'event.missing' }
  | {
      readonly code: 'event.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | { readonly code: 'event.days-reversed'; readonly field: 'lastDay' }
  | { readonly code: 'event.approved-before-asked'; readonly field: 'combinationApproved' }
  | { readonly code: 'event.id-taken'; readonly id: string }
  | { readonly code: 'event.unknown-entrant'; readonly entrant: EntrantId }
  | { readonly code: 'event.unknown-group'; readonly group: GroupId }
  | { readonly code: 'event.group-twice'; readonly group: GroupId }
  /** Somebody by that name or number is on the list; to be asked whether they are two. */
  | { readonly code: 'event.duplicate'; readonly field: 'name'; readonly name: string }
  /** They may not play while it lasts, as another book says; who keeps that book can lift it. */
  | {
      readonly code: 'event.suspended';
      readonly field: 'name';
      readonly index: number;
      readonly name: string;
      readonly lastDay: string;
      readonly article: string;
    }
  /** To be asked before: an erasure cannot be undone. */
  | { readonly code: 'event.confirm-erasing'; readonly entrant: EntrantId };
