import { makeSystem, recordOf, withOptions } from './system-choice.ts';
import { type SystemChoice, type SystemCode, systems } from './systems.ts';

/** A system with some of its edition and options, as a request or a form names them. */
export interface NamedSystem {
  readonly code: SystemCode;
  readonly [option: string]: unknown;
}

/** The word for an option that is left to a lot. */
export const byLot = 'lot';

/** An option's value in the type of its record: a form has the number 2 and yes as texts. */
function optionValue(code: SystemCode, name: string, named: unknown): unknown {
  const option = systems[code].options[name];
  if (option?.kind === 'switch' || option?.kind === 'mark')
    return named === true || named === 'on' || named === 'true';
  if (option?.kind === 'count') return Number(named);
  if (option?.kind === 'lot' && named === byLot) return null;
  if (option?.kind !== 'word' && option?.kind !== 'lot') return named;
  return option.words.find((word) => String(word) === String(named));
}

/** The name of the seed with which an option was drawn; undefined: it was not drawn. */
export const seedOf = (system: SystemChoice, name: string): string | undefined =>
  Object.entries(recordOf(system).options).find(
    ([seed, option]) => option.kind === 'seed' && option.of === name && seed in system,
  )?.[0];

/**
 * The named system, with the options of the one before if it is the same; options of other systems are
 * ignored. A drawn lot stays as long as the option is still left to the lot, and goes once the option
 * gets a value.
 */
export function chosenSystem(before: SystemChoice, { code, ...named }: NamedSystem): SystemChoice {
  const base = before.code === code ? before : makeSystem(code);
  const values = Object.entries(named)
    .filter(([name]) => name === 'edition' || name in systems[code].options)
    .flatMap(([name, value]) => {
      const seed = seedOf(base, name);
      const chosen = optionValue(code, name, value);
      if (seed === undefined) return [[name, chosen] as const];
      return chosen === null ? [] : [[name, chosen] as const, [seed, undefined] as const];
    });
  return withOptions(base, Object.fromEntries(values));
}
