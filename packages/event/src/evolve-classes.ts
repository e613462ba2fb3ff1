import type { EventClasses } from './classes.ts';
import type { Happening } from './happening.ts';
import type { EntrantId } from './ids.ts';

type OfEntrant = Extract<Happening, { readonly entrant: EntrantId }>;

const without = <V>(by: Readonly<Record<string, V>>, id: string): Readonly<Record<string, V>> => {
  const { [id]: _, ...others } = by;
  return others;
};

/** The classes once something happened to somebody; most that happens is nothing to them. */
export function classesAfter(classes: EventClasses, happened: OfEntrant): EventClasses {
  const { facts, byHand, accepted } = classes;
  const { entrant: id } = happened;
  switch (happened.kind) {
    case 'class-facts-said':
      return { ...classes, facts: { ...facts, [id]: happened.facts } };
    case 'class-given': {
      const others = without(byHand, id);
      const { class: code, values } = happened;
      const given = code === '' ? others : { ...others, [id]: { class: code, ...values } };
      return { ...classes, byHand: given };
    }
    case 'class-accepted': {
      const { class: code, rules, article } = happened;
      const place = { class: code, rules, code: happened.code, article };
      return { ...classes, accepted: { ...accepted, [id]: place } };
    }
    case 'entrant-removed':
      return {
        ...classes,
        facts: without(facts, id),
        byHand: without(byHand, id),
        accepted: without(accepted, id),
      };
    case 'entrant-erased': {
      const given = byHand[id];
      return given === undefined
        ? classes
        : { ...classes, byHand: { ...byHand, [id]: { ...given, reason: '' } } };
    }
    default:
      return classes;
  }
}
