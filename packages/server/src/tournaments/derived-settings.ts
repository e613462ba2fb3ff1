import {
  makeSystem,
  type Origin,
  type Settings,
  type SystemCode,
  usualPreset,
} from '@rokade/tournament';

/** The settings that a tournament made from another does not take over. */
export interface Derived {
  readonly group: string;
  readonly system: SystemCode;
  readonly rounds: number;
  readonly origin: Origin | null;
}

/** The usual tie-breaks of a system; nothing if the other tournament has the same system, whose tie-breaks stay. */
function orderFor(before: Settings, code: SystemCode): Partial<Settings> {
  if (before.system.code === code) return {};
  const preset = usualPreset(code);
  const tieBreakEdition = preset?.edition ?? before.tieBreakEdition;
  return { tieBreaks: preset?.tieBreaks ?? [], tieBreakEdition };
}

/** The settings of a tournament made from another: the other's, except for those of `Derived`. */
export const derivedSettings = (
  before: Settings,
  { group, system, rounds, origin }: Derived,
): Settings => ({
  ...before,
  group,
  system: before.system.code === system ? before.system : makeSystem(system),
  roundsPlanned: rounds,
  ...orderFor(before, system),
  origin,
});
