import type { FieldFault } from '@rokade/journal';
import type { ByCode, GrantRefusal } from '@rokade/rules';
import type { ActId, RatedPersonId } from './ids.ts';

/** Why something is not done in the book of ratings. */
export type RatingsRefusal =
  | GrantRefusal
  | ByCode<{
      'ratings.field-invalid': FieldFault;
      'ratings.unknown-person': { person: RatedPersonId };
      'ratings.unknown-act': { act: ActId };
      'ratings.id-taken': { id: string };
      /** Two people with one number of the federation's. */
      'ratings.number-taken': { number: string; name: string };
      'ratings.unknown-edition': { edition: string; known: string };
      'ratings.has-number': { name: string; rating: number };
      /** `from`: the day on which another can be granted on that ground. */
      'ratings.has-number-until': { name: string; rating: number; from: string };
      'ratings.no-number': { name: string };
      'ratings.below-floor': { name: string; rating: number; floor: number };
      'ratings.days-reversed': { firstDay: string; lastDay: string };
      /** It was not over yet on the day its report is said to have come. */
      'ratings.reported-early': { day: string; lastDay: string };
      /** One of that name and those days is there; to be asked whether they are two. */
      'ratings.reported-twice': { name: string };
      /** Numbers are estimated for opponents abroad alone. */
      'ratings.estimated-at-home': { name: string; article: string };
      'ratings.player-twice': { group: string; name: string };
      'ratings.adjustment-day': { firstDay: string; lastDay: string; article: string };
      'ratings.adjusted-already': { year: string };
      'ratings.nobody-compared': { year: string; article: string };
      /** `known`: the editions that lifted numbers, each with its day. */
      'ratings.no-lift': { edition: string; known: string };
      'ratings.lifted-already': { edition: string };
      /** No number of that day is low enough. */
      'ratings.nobody-lifted': { day: string };
      /** To be asked before: other numbers rest on it. */
      'ratings.confirm-taking-back': { act: ActId; people: number };
      /** To be asked before: an erasure cannot be undone. */
      'ratings.confirm-erasing': { person: RatedPersonId };
    }>;
