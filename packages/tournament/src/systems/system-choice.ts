import { drawnColour } from '@rokade/rules';
import { isValueOf, usualValue } from './option.ts';
import type { SystemPage } from './system-record.ts';
import { type AnySystem, type SystemChoice, type SystemCode, systems } from './systems.ts';

/** A round robin by one of the tables. */
export type RoundRobinChoice = Extract<SystemChoice, { readonly cycles: 1 | 2 }>;

/** A system in which number 1 is given a colour for round 1. */
export type FirstColourChoice = Extract<SystemChoice, { readonly colourSeed?: string }>;

type Named = Pick<SystemChoice, 'code'>;

/** The record of the chosen system. */
export const recordOf = ({ code }: Named): AnySystem => systems[code];

/** The article of the system, with the chosen edition. */
export function articleOf(system: SystemChoice): string {
  const { article, editions } = recordOf(system);
  return Object.keys(editions).length > 1 ? `${article} ${system.edition.slice(-4)}` : article;
}

/** How often two players meet: twice in a double round robin, otherwise once. */
export const meetingsOf = (system: SystemChoice): number =>
  'cycles' in system ? system.cycles : 1;

/** Whether the system is a table in which everybody meets everybody. */
export const isRoundRobin = (system: SystemChoice): system is RoundRobinChoice =>
  recordOf(system).group === 'round-robin';

/** Whether all rounds are known beforehand, whatever the results. */
export const isScheduled = (system: Named): boolean => recordOf(system).pairedBy === 'table';

/** Whether only wins keep a player in, without a table of points. */
export const isKnockOut = (system: Named): boolean =>
  recordOf(system).pairedBy === 'bracket' || recordOf(system).pairedBy === 'matches';

/** Whether a round is paired by the points of the rounds before it. */
export const hasScoreGroups = (system: Named): boolean => recordOf(system).pairedBy === 'score';

/** Whether the numbers of a system are a ranking by strength; in the others they are lots. */
export const isNumberedByStrength = (system: Named): boolean =>
  recordOf(system).numberedBy === 'strength';

/** Whether games are played by appointment, all rounds open at once. */
export const hasFreeDates = (system: SystemChoice): boolean =>
  'freeDates' in system && system.freeDates;

/** Whether virtual points are added in the first rounds. */
export const isAccelerated = (system: SystemChoice): boolean =>
  'acceleration' in system && system.acceleration !== 'none';

/** Whether a lot or the organiser decides number 1's colour in round 1. */
export const hasFirstColour = (system: SystemChoice): system is FirstColourChoice =>
  'initialColour' in system;

/** Whether that colour is to be drawn, and is not drawn yet. */
export const isFirstColourUndrawn = (system: SystemChoice): boolean =>
  hasFirstColour(system) && system.initialColour === null;

/** Whether a tournament by this system has the page. */
export const hasPage = (system: SystemChoice, page: SystemPage): boolean =>
  page === 'open' ? hasFreeDates(system) : recordOf(system).pages.includes(page);

/** The chosen values of a system's options. */
const chosenIn = (system: SystemChoice): Readonly<Record<string, unknown>> => ({ ...system });

/**
 * A system with chosen edition and options. Default: the newest edition and the options' defaults;
 * unknown names are ignored. All choices are made here.
 */
export function makeSystem<Code extends SystemCode>(
  code: Code,
  values: Readonly<Record<string, unknown>> = {},
): Extract<SystemChoice, { readonly code: Code }> {
  const { editions, options } = systems[code];
  const editionCodes = Object.keys(editions);
  const chosen = Object.entries(options).flatMap(([name, option]) => {
    const value = isValueOf(option, values[name]) ? values[name] : usualValue(option);
    return value === undefined ? [] : [[name, value] as const];
  });
  const edition = editionCodes.find((each) => each === values['edition']) ?? editionCodes[0];
  return { code, edition, ...Object.fromEntries(chosen) } as Extract<
    SystemChoice,
    { readonly code: Code }
  >;
}

/** The system with some options changed. */
export const withOptions = (
  system: SystemChoice,
  changes: Readonly<Record<string, unknown>>,
): SystemChoice => makeSystem(system.code, { ...chosenIn(system), ...changes });

/** The system for next year's copy: without lots and named players. */
export function copiedSystem(system: SystemChoice): SystemChoice {
  const chosen = Object.entries(chosenIn(system));
  const { options } = recordOf(system);
  const seeds = Object.entries(options).flatMap(([name, option]) =>
    option.kind === 'seed' ? [{ name, of: option.of }] : [],
  );
  const drawn = seeds.filter(({ name }) => Object.hasOwn(system, name)).map(({ of }) => of);
  const isOfItsYear = (name: string): boolean =>
    options[name]?.kind === 'seed' || options[name]?.kind === 'players' || drawn.includes(name);
  return makeSystem(system.code, Object.fromEntries(chosen.filter(([name]) => !isOfItsYear(name))));
}

/** Why a choice is refused; null: it is valid. A seed given with a colour must give that colour. */
export function systemProblem(system: SystemChoice): 'unknown' | 'out-of-range' | null {
  const hasRecord =
    Object.hasOwn(systems, system.code) && Object.hasOwn(recordOf(system).editions, system.edition);
  if (!hasRecord) return 'unknown';
  const chosen = chosenIn(system);
  const isWrong = Object.entries(recordOf(system).options).some(([name, option]) => {
    const value = chosen[name];
    if (option.kind === 'count') {
      return (
        !Number.isInteger(value) || Number(value) < option.least || Number(value) > option.most
      );
    }
    if (option.kind !== 'seed' || typeof value !== 'string') return false;
    return drawnColour(value) !== chosen[option.of];
  });
  return isWrong ? 'out-of-range' : null;
}

/** The announced options that differ from their defaults, as text. */
const announcedIn = (system: SystemChoice): string =>
  JSON.stringify(
    Object.entries(recordOf(system).options)
      .filter(
        ([name, option]) =>
          option.announced === true && chosenIn(system)[name] !== usualValue(option),
      )
      .map(([name]) => [name, chosenIn(system)[name]]),
  );

/** Whether two choices have the same announced options, whatever their systems. */
export const announceTheSame = (before: SystemChoice, after: SystemChoice): boolean =>
  announcedIn(before) === announcedIn(after);

/** Whether a report file cannot express all that is chosen. */
export function hasUnstatedChoice(system: SystemChoice): boolean {
  const { form, options } = recordOf(system);
  const chosen = chosenIn(system);
  return (
    form === null ||
    Object.entries(options).some(
      ([name, option]) =>
        option.stated !== true &&
        JSON.stringify(chosen[name]) !== JSON.stringify(usualValue(option)),
    )
  );
}
