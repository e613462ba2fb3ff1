import type { KeyFor } from '@rokade/texts';
import {
  type SystemCode,
  type SystemFlag,
  type SystemOption,
  systemCodes,
  systems,
} from '@rokade/tournament';
import { bad, type Context, type Outcome } from './outcome.ts';

/** An option: how it is written, its text in the help, and its possible values. */
export interface OptionEntry {
  readonly flags: string;
  readonly about: KeyFor<'terminal'>;
  readonly required?: boolean;
  readonly choices?: readonly string[];
}

/** The options of pairing systems, by their names on the command line. */
const byFlag: ReadonlyMap<SystemFlag, SystemOption> = new Map(
  systemCodes
    .flatMap((code) => Object.values(systems[code].options))
    .flatMap((option) =>
      option.flag === undefined ? [] : [[option.flag as SystemFlag, option] as const],
    ),
);

/** The placeholder for the value in the help; null: the name alone makes it clear. */
function valueName(option: SystemOption): string | null {
  if (option.kind === 'players') return 'NUMBERS';
  if (option.kind === 'count') return 'N';
  return option.kind === 'word' && option.flagMeans === undefined ? 'RULE' : null;
}

/** An option of pairing systems as a command understands it. */
export function systemEntry(flag: SystemFlag): OptionEntry {
  const option = byFlag.get(flag);
  const value = option === undefined ? null : valueName(option);
  return {
    flags: value === null ? `--${flag}` : `--${flag} <${value}>`,
    about: `cli.option.system-${flag}`,
    ...(option?.kind === 'word' && value !== null ? { choices: option.words.map(String) } : {}),
  };
}

const flagsThat = (matches: (option: SystemOption) => boolean): readonly SystemFlag[] =>
  [...byFlag].filter(([, option]) => matches(option)).map(([flag]) => flag);

/** The choices that do not depend on the players. */
export const fieldlessFlags = flagsThat(({ kind }) => kind !== 'players');

/** The choices that name players of the file. */
export const playersFlags = flagsThat(({ kind }) => kind === 'players');

/** A usage fault for an option that the named system does not have, with the systems that do. */
export function optionFault(
  { t }: Context,
  option: string,
  has: (code: SystemCode) => boolean,
): Outcome {
  const systems = systemCodes.filter(has).join(', ');
  return bad(t('cli.usage.not-of-system', { option: `--${option}`, known: systems }));
}
