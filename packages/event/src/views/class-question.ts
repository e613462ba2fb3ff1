import {
  type ClassEntrant,
  type ClassRules,
  type ProposedClass,
  proposedClasses,
} from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import { emptyClassFacts } from '../classes.ts';
import type { Entrant } from '../entrant.ts';

/**
 * An entrant as the rules for classes need it. A player without a national rating counts by the Elo.
 *
 * @article DSU 2002 4.5.5.2
 */
function classEntrant({ classes }: ChessEvent, { id, values }: Entrant): ClassEntrant {
  const { name, title, sex, birthDate } = values;
  const { form, chosen, ...facts } = classes.facts[id] ?? emptyClassFacts;
  return {
    key: id,
    name,
    title,
    sex,
    birth: birthDate,
    ...facts,
    rating: values.rating ?? values.fideRating,
    form: form === '' ? null : form,
    chosen: chosen === '' ? null : chosen,
  };
}

/** The classes by a rule set, with the present entries; null: the first day is not set. */
export function classesBy(rules: ClassRules, event: ChessEvent): readonly ProposedClass[] | null {
  const { firstDay } = event.values;
  if (firstDay === '') return null;
  const byHand = Object.entries(event.classes.byHand).map(([id, one]) => [id, one.class] as const);
  const entrants = event.entrants.map((one) => classEntrant(event, one));
  return proposedClasses(rules, { entrants, firstDay, byHand: new Map(byHand) });
}

/** Whether an entrant was accepted in the present class, for the same reason. */
export function isAccepted(
  { classes }: ChessEvent,
  { code, places }: ProposedClass,
  key: string,
): boolean {
  const accepted = classes.accepted[key];
  const because = places.find((place) => place.key === key)?.because[0];
  return accepted?.class === code && accepted.code === because?.code;
}
