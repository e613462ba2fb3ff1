import { type FieldsOf, text, textUpTo, unsaidBy, whole, wordOf } from '@rokade/journal';
import { sanctionKinds } from '@rokade/rules';

/** The greatest length of reasons, in characters. */
export const longestReason = 20_000;

/** The values of a warning or a suspension. '' = not given. */
export const sanctionShapes = {
  /** The person's id in the register. */
  person: text,
  /** The code of the rule set: `dsu-2002`. */
  rules: text,
  kind: wordOf(sanctionKinds),
  /** The ground, by the rule set. */
  ground: text,
  /** The day of the decision, `2026-03-05`. */
  given: text,
  /** The first day of a suspension; '' for a warning. */
  from: text,
  /** The duration of a suspension, in one of three ways; 0, 0 and '' for a warning. */
  months: whole(0, 1200),
  weeks: whole(0, 5200),
  /** The last day, if the suspension was given to a day. */
  lastDay: text,
  /** The event and its last playing day, from which a warning is counted. */
  event: text,
  eventEnds: text,
  /** The id of the tournament or event, if it is in this installation. */
  eventId: text,
  /** The office that gave it, by the rule set of offices with the same code. */
  by: text,
  /** The name of the office or of another body. */
  body: text,
  /** The reasons, as written to the person. */
  reasons: textUpTo(longestReason),
  /** The recipients of copies. */
  copies: text,
};
export interface SanctionValues extends FieldsOf<typeof sanctionShapes> {}

/** The empty values of a sanction, which also remain after deletion. */
export const unsaidSanction: SanctionValues = unsaidBy(sanctionShapes);

/** The end of a sanction before its time: lifted from a day on, or annulled as if it never was. */
export const endShapes = {
  /** The first day on which it is not in force. */
  day: text,
  /** Who decided that, and why. */
  endedBy: text,
  endedFor: textUpTo(longestReason),
};
export interface EndValues extends FieldsOf<typeof endShapes> {}
