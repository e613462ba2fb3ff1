import {
  makeSystem,
  type Origin,
  type Settings,
  type SystemCode,
  usualPreset,
} from '@rokade/tournament';

/** What is said anew about a tournament made out of another. */
export interface Derived {
  readonly group: string;
  readonly system: SystemCode;
  readonly rounds: number;
  readonly origin: Origin | null;
}

/** The tie-breaks that go with a system, the other tournament's where it has the same system. */
function orderFor(before: Settings, code: SystemCode): Partial<Settings> {
  if (before.system.code === code) return {};
  const preset = usualPreset(code);
  const tieBreakEdition = preset?.edition ?? before.tieBreakEdition;
  return { tieBreaks: preset?.tieBreaks ?? [], tieBreakEdition };
}

/** The settings of a tournament whose players come from another: the other's but for what is said anew. */
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
