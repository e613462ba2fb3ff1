import { type FieldsOf, text, textUpTo, unsaidBy, whole, wordOf } from '@rokade/journal';
import { sanctionKinds } from '@rokade/rules';

/** The longest reasons that are written down, in characters. */
export const longestReason = 20_000;

/** What is said of a warning or a suspension. '' = not said. */
export const sanctionShapes = {
  /** Who of the register was given it, by the id there. */
  person: text,
  /** The rule set by which it goes on by itself: `dsu-2002`. */
  rules: text,
  kind: wordOf(sanctionKinds),
  /** For what, by the rule set. */
  ground: text,
  /** The day of the decision, `2026-03-05`. */
  given: text,
  /** The first day of a suspension; '' of a warning. */
  from: text,
  /** How long a suspension was given for, in one of three ways; 0, 0 and '' of a warning. */
  months: whole(0, 1200),
  weeks: whole(0, 5200),
  /** The last day of one that was given to a day. */
  lastDay: text,
  /** The event it came from, and its last playing day: a warning is counted from that. */
  event: text,
  eventEnds: text,
  /** The same where it is a tournament or an event here, by its id. */
  eventId: text,
  /** The office that gave it, by the rule set of offices of the same code. */
  by: text,
  /** Which one, or whoever else it was. */
  body: text,
  /** Why, as it was written to the person. */
  reasons: textUpTo(longestReason),
  /** Who got a copy. */
  copies: text,
};
export interface SanctionValues extends FieldsOf<typeof sanctionShapes> {}

/** One of which nothing is said yet, which is also what is left of one that is deleted. */
export const unsaidSanction: SanctionValues = unsaidBy(sanctionShapes);

/** How a sanction ended before its time: lifted from a day on, or annulled as if it never was. */
export const endShapes = {
  /** The first day on which it does not hold. */
  day: text,
  /** Who decided that, and why. */
  endedBy: text,
  endedFor: textUpTo(longestReason),
};
export interface EndValues extends FieldsOf<typeof endShapes> {}
