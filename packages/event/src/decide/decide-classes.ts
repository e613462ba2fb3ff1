import { differing, textFault } from '@rokade/journal';
import { classRules, err, ok } from '@rokade/rules';
import { emptyClassFacts } from '../classes.ts';
import type { Happening } from '../happening.ts';
import { unknownIn } from './decide-entry-list.ts';
import { type Decides, invalid, refusing } from './decision.ts';

const changes = (before: object, after: object): boolean =>
  Object.keys(differing(before, after)).length > 0;

/** Sets the facts about entrants that decide their classes; unchanged ones are left out. */
export const sayFacts: Decides<'say-class-facts'> = (event, { people }) => {
  const unknown = unknownIn(
    event,
    people.map(({ entrant }) => entrant),
  );
  if (unknown !== null) return err(unknown);
  const changed = people.filter(({ entrant, facts }) =>
    changes(event.classes.facts[entrant] ?? emptyClassFacts, facts),
  );
  return ok(changed.map((one): Happening => ({ kind: 'class-facts-said', ...one })));
};

/** Puts an entrant in a class by hand, which needs a reason, or undoes that. */
export const giveClass: Decides<'give-class'> = (event, { entrant, class: code, ...payload }) => {
  const reason = code === '' ? '' : payload.reason.trim();
  const isMissing = code !== '' && reason === '';
  const refusal =
    unknownIn(event, [entrant]) ??
    (isMissing ? invalid('reason', 'missing') : refusing(textFault({ reason })));
  if (refusal !== null) return err(refusal);
  const before = event.classes.byHand[entrant] ?? { class: '', reason: '' };
  return ok(
    changes(before, { class: code, reason })
      ? [{ kind: 'class-given', entrant, class: code, values: { reason } }]
      : [],
  );
};

/** Accepts the entrants' classes, with the reasons. */
export const acceptClasses: Decides<'accept-classes'> = (event, { places }) => {
  const unknown = unknownIn(
    event,
    places.map(({ entrant }) => entrant),
  );
  if (unknown !== null) return err(unknown);
  if (places.some(({ rules }) => classRules(rules) === undefined)) {
    return err(invalid('rules', 'unknown'));
  }
  const changed = places.filter(({ entrant, ...place }) =>
    changes(event.classes.accepted[entrant] ?? {}, place),
  );
  return ok(changed.map((one): Happening => ({ kind: 'class-accepted', ...one })));
};

/** Enters the rights that places give for next year. */
export const writeRights: Decides<'write-rights'> = (event, { rights }) => {
  const unknown = unknownIn(
    event,
    rights.map(({ entrant }) => entrant),
  );
  if (unknown !== null) return err(unknown);
  const isNew = changes({ rights: event.classes.rights }, { rights });
  return ok(isNew ? [{ kind: 'rights-written', rights }] : []);
};
