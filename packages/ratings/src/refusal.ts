import type { FieldProblem } from '@rokade/journal';
import type { GrantRefusal } from '@rokade/rules';
import type { ActId, RatedPersonId } from './ids.ts';

/** Why something is not done in the book of ratings. */
export type RatingsRefusal =
  | GrantRefusal
  | {
      readonly code: 'ratings.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | { readonly code: 'ratings.unknown-person'; readonly person: RatedPersonId }
  | { readonly code: 'ratings.unknown-act'; readonly act: ActId }
  | { readonly code: 'ratings.id-taken'; readonly id: string }
  /** Two people with one number of the federation's. */
  | { readonly code: 'ratings.number-taken'; readonly number: string; readonly name: string }
  | { readonly code: 'ratings.unknown-edition'; readonly edition: string; readonly known: string }
  | { readonly code: 'ratings.has-number'; readonly name: string; readonly rating: number }
  /** `from`: the day on which another can be granted on that ground. */
  | {
      readonly code: 'ratings.has-number-until';
      readonly name: string;
      readonly rating: number;
      readonly from: string;
    }
  | { readonly code: 'ratings.no-number'; readonly name: string }
  | {
      readonly code: 'ratings.below-floor';
      readonly name: string;
      readonly rating: number;
      readonly floor: number;
    }
  | { readonly code: 'ratings.days-reversed'; readonly firstDay: string; readonly lastDay: string }
  /** It was not over yet on the day its report is said to have come. */
  | { readonly code: 'ratings.reported-early'; readonly day: string; readonly lastDay: string }
  /** One of that name and those days is there; to be asked whether they are two. */
  | { readonly code: 'ratings.reported-twice'; readonly name: string }
  /** Numbers are estimated for opponents abroad alone. */
  | {
      readonly code: 'ratings.estimated-at-home';
      readonly name: string;
      readonly article: string;
    }
  | { readonly code: 'ratings.player-twice'; readonly group: string; readonly name: string }
  | {
      readonly code: 'ratings.adjustment-day';
      readonly firstDay: string;
      readonly lastDay: string;
      readonly article: string;
    }
  | { readonly code: 'ratings.adjusted-already'; readonly year: string }
  | { readonly code: 'ratings.nobody-compared'; readonly year: string; readonly article: string }
  /** `known`: the editions that lifted numbers, each with its day. */
  | { readonly code: 'ratings.no-lift'; readonly edition: string; readonly known: string }
  | { readonly code: 'ratings.lifted-already'; readonly edition: string }
  /** No number of that day is low enough. */
  | { readonly code: 'ratings.nobody-lifted'; readonly day: string }
  /** To be asked before: other numbers rest on it. */
  | {
      readonly code: 'ratings.confirm-taking-back';
      readonly act: ActId;
      readonly people: number;
    }
  /** To be asked before: an erasure cannot be undone. */
  | { readonly code: 'ratings.confirm-erasing'; readonly person: RatedPersonId };
