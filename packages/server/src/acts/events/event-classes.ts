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

/** The classes of an event by the rules that apply to it. */
export interface EventClassesNow {
  readonly rules: ClassRules;
  /** null: the first day of the event is not set. */
  readonly classes: readonly ProposedClass[] | null;
}

/** Whether an event has classes: it is the championship, or was when classes were accepted. */
const hasClasses = ({ invitation, classes }: ChessEvent): boolean =>
  invitation.kind === 'championship' || Object.keys(classes.accepted).length > 0;

/**
 * The classes of a championship and who would play in each, by the rules of the first federation that has
 * such rules; null: none has, or the event is no championship.
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

/** The present classes of an event, by its own federations or else that of new tournaments here; null: none. */
export function classesNow(
  { installation }: Pick<Application, 'installation'>,
  event: ChessEvent,
  groups: readonly Tournament[],
): EventClassesNow | null {
  const own = federationsOf(event, groups);
  const { federation } = installation.newTournament(usualSettings);
  return classesOf(event, own.length > 0 ? own : [federation]);
}

/** The places in classes, each with its first reason, as a command accepts them. */
export function placesToAccept(
  now: EventClassesNow | null,
): Extract<EventCommand, { kind: 'accept-classes' }>['places'] {
  const rules = now?.rules.code ?? '';
  return (now?.classes ?? [])
    .flatMap(({ places }) => places)
    .flatMap(({ key, class: code, because: [first] }) => {
      const entrant = parseEntrantId(key);
      if (entrant === null || first === undefined) return [];
      return [{ entrant, class: code, rules, code: first.code, article: first.article }];
    });
}

/** An entrant in the list of a class. */
export interface NamedInClass {
  readonly name: string;
  readonly club: string;
  readonly rating: number | null;
  /** Why they were placed by hand; '' = they were not. */
  readonly reason: string;
  readonly accepted: boolean;
}

/** The entrants of an event by id, as the lists of its classes show them. */
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
