import {
  type ChessEvent,
  classesBy,
  type EventCommand,
  isAccepted,
  parseEntrantId,
} from '@rokade/event';
import { type ClassRules, classRulesFor, type ProposedClass } from '@rokade/rules';
import { type Tournament, usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { federationsOf } from '../../events/event-days.ts';

/** The classes of an event by the rules that hold for it. */
export interface EventClassesNow {
  readonly rules: ClassRules;
  /** null: its first day is not said. */
  readonly classes: readonly ProposedClass[] | null;
}

/** Whether classes are for an event: it is the championship, or was when some were accepted. */
const hasClasses = ({ invitation, classes }: ChessEvent): boolean =>
  invitation.kind === 'championship' || Object.keys(classes.accepted).length > 0;

/**
 * Who would play in which class of a championship, by the rules of the first of some federations that
 * has any: those that its regulations or its groups are of. Null: none has, or it is no championship.
 */
export function classesOf(
  event: ChessEvent,
  federations: readonly string[],
): EventClassesNow | null {
  if (!hasClasses(event)) return null;
  for (const federation of federations) {
    const rules = classRulesFor(federation, event.values.firstDay);
    if (rules !== undefined) return { rules, classes: classesBy(rules, event) };
  }
  return null;
}

/** The classes of an event as everything stands; null: neither its federation nor that of the house has any. */
export function classesNow(
  { installation }: Pick<Application, 'installation'>,
  event: ChessEvent,
  groups: readonly Tournament[],
): EventClassesNow | null {
  const own = federationsOf(event, groups);
  const { federation } = installation.newTournament(usualSettings);
  return classesOf(event, own.length > 0 ? own : [federation]);
}

/** Who is in which class by which reason, as it is accepted. */
export function placesToAccept(
  now: EventClassesNow | null,
): Extract<EventCommand, { kind: 'accept-classes' }>['places'] {
  const rules = now?.rules.code ?? '';
  return (now?.classes ?? [])
    .flatMap(({ places }) => places)
    .flatMap(({ key, class: given, because: [first] }) => {
      const entrant = parseEntrantId(key);
      if (entrant === null || first === undefined) return [];
      return [{ entrant, class: given, rules, code: first.code, article: first.article }];
    });
}

/** Somebody who is in a class, as a list of them says. */
export interface NamedInClass {
  readonly name: string;
  readonly club: string;
  readonly rating: number | null;
  /** Why they were put there by hand; '' = they were not. */
  readonly reason: string;
  readonly accepted: boolean;
}

/** Who entered, by their ids, as a list of classes names them. */
export function namedInClasses(
  event: ChessEvent,
  classes: readonly ProposedClass[],
): ReadonlyMap<string, NamedInClass> {
  const accepted = new Set(
    classes.flatMap((one) =>
      one.places.flatMap(({ key }) => (isAccepted(event, one, key) ? [key] : [])),
    ),
  );
  const named = event.entrants.map(({ id, values }): [string, NamedInClass] => {
    const rating = values.rating ?? values.fideRating;
    const reason = event.classes.byHand[id]?.reason ?? '';
    const { name, club } = values;
    return [id, { name, club, rating, reason, accepted: accepted.has(id) }];
  });
  return new Map(named);
}
