import {
  byLot,
  type SystemChoice,
  type SystemCode,
  type SystemOption,
  seedOf,
  systemCodes,
  systems,
} from '@rokade/tournament';

/** The pairing systems in the groups of the form. */
export const systemGroups = (['swiss', 'round-robin', 'other'] as const).map((group) => ({
  group,
  codes: systemCodes.filter((code) => systems[code].group === group),
}));

/** The options of a system that a form shows, by the names of their fields. */
export const formOptions = (code: SystemCode): readonly (readonly [string, SystemOption])[] =>
  Object.entries(systems[code].options).filter(
    ([, { kind }]) => kind !== 'seed' && kind !== 'players',
  );

/** The value that a field shows for an option; a drawn option still shows `lot`. */
export function shownValue(system: SystemChoice, name: string): string {
  const value: unknown = Reflect.get(system, name);
  return value === null || seedOf(system, name) !== undefined ? byLot : String(value);
}

/** What a bye can be worth: as much as a win, a draw or a loss. */
export const byeWorths = ['win', 'draw', 'loss'] as const;
