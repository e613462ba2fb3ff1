import type { FieldFault } from '@rokade/journal';
import type { ByCode, GrantRefusal } from '@rokade/rules';
import type { ActId, RatedPersonId } from './ids.ts';

/** Refusals of commands to the book of ratings. */
export type RatingsRefusal =
  | GrantRefusal
  | ByCode<{
      'ratings.field-invalid': FieldFault;
      'ratings.unknown-person': { person: RatedPersonId };
      'ratings.unknown-act': { act: ActId };
      'ratings.id-taken': { id: string };
      /** Another person has this number of the federation. */
      'ratings.number-taken': { number: string; name: string };
      'ratings.unknown-edition': { edition: string; known: string };
      'ratings.has-number': { name: string; rating: number };
      /** `from`: the day from which another rating can be granted on that ground. */
      'ratings.has-number-until': { name: string; rating: number; from: string };
      'ratings.no-number': { name: string };
      'ratings.below-floor': { name: string; rating: number; floor: number };
      'ratings.days-reversed': { firstDay: string; lastDay: string };
      /** The day of the report is before the event's last day. */
      'ratings.reported-early': { day: string; lastDay: string };
      /** To be confirmed: an event with that name and those days was reported. */
      'ratings.reported-twice': { name: string };
      /** Ratings can be estimated for opponents abroad only. */
      'ratings.estimated-at-home': { name: string; article: string };
      'ratings.player-twice': { group: string; name: string };
      'ratings.adjustment-day': { firstDay: string; lastDay: string; article: string };
      'ratings.adjusted-already': { year: string };
      'ratings.nobody-compared': { year: string; article: string };
      /** `known`: the editions with a lift, each with its day. */
      'ratings.no-lift': { edition: string; known: string };
      'ratings.lifted-already': { edition: string };
      /** No rating on that day is low enough for the lift. */
      'ratings.nobody-lifted': { day: string };
      /** To be confirmed: other ratings depend on it. */
      'ratings.confirm-taking-back': { act: ActId; people: number };
      /** To be confirmed: an erasure cannot be undone. */
      'ratings.confirm-erasing': { person: RatedPersonId };
    }>;
