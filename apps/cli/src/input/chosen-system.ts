import { err, ok, type PairingSystem, type Result } from '@rokade/rules';
import {
  engineOf,
  isKnockOut,
  makeSystem,
  parsePlayerId,
  parseSystemCode,
  type SystemChoice,
  type SystemCode,
  type SystemOption,
  systemCodes,
  systems,
  withOptions,
} from '@rokade/tournament';
import { containsOption, hasOption, numberOption, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { fieldlessFlags, optionFault, playersFlags } from '../system-options.ts';

/** A pairing system as the command line names it. */
export interface ChosenSystem {
  readonly choice: SystemChoice;
  readonly engine: PairingSystem;
  /** The choices in it from the command line. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The seed for lots where they are due; null: none are drawn. */
  readonly lotSeed: string | null;
}

/** Players by their numbers: in a file a player's number identifies the player. */
function numbersOption(context: Context, flag: string): Result<unknown, Outcome> {
  const text = textOption(context, flag) ?? '';
  const numbers = text.split(',').map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : 0));
  if (numbers.every((no) => no > 0)) return ok(numbers.map((no) => parsePlayerId(String(no))));
  return err(bad(context.t('cli.usage.numbers', { option: `--${flag}`, text })));
}

/** The value of one of the system's options on the command line. */
function valueOption(
  context: Context,
  flag: string,
  option: SystemOption,
): Result<unknown, Outcome> {
  if (option.kind === 'players') return numbersOption(context, flag);
  if (option.kind === 'count') {
    return numberOption(context, { name: flag, least: option.least, most: option.most });
  }
  if (option.kind === 'mark') return ok(hasOption(context, flag));
  const isSwitch = option.kind === 'word' && option.flagMeans !== undefined;
  return ok(isSwitch && hasOption(context, flag) ? option.flagMeans : textOption(context, flag));
}

const optionNamed = (code: SystemCode, flag: string) =>
  Object.entries(systems[code].options).find(([, option]) => option.flag === flag);

/** All choices in a system from the command line; a usage fault for an option that the system does not have. */
function optionsOf(
  context: Context,
  code: SystemCode,
  flags: readonly string[],
): Result<Readonly<Record<string, unknown>>, Outcome> {
  const options: Record<string, unknown> = {};
  for (const flag of flags.filter((each) => containsOption(context, each))) {
    const [name, option] = optionNamed(code, flag) ?? [];
    if (name === undefined || option === undefined) {
      return err(optionFault(context, flag, (each) => optionNamed(each, flag) !== undefined));
    }
    const value = valueOption(context, flag, option);
    if (!value.ok) return value;
    options[name] = value.value;
  }
  return ok(options);
}

/** The system's code, or a usage fault that lists the systems. */
function codeOption(context: Context): Result<SystemCode, Outcome> {
  const text = textOption(context, 'system') ?? '';
  const code = parseSystemCode(text);
  return code === null
    ? err(bad(context.t('cli.usage.system', { text, known: systemCodes.join(', ') })))
    : ok(code);
}

function editionFault({ t }: Context, text: string | undefined, code: SystemCode): Outcome | null {
  const editions = Object.keys(systems[code].editions);
  return text === undefined || editions.includes(text)
    ? null
    : bad(t('cli.usage.edition', { text, known: editions.join(', ') }));
}

/** The options that a command understands besides `--system` and `--edition`. */
const everyFlag = [...fieldlessFlags, ...playersFlags];

/**
 * The system that a command names, with the choices in it.
 *
 * @param own the tournament's own choice, where the command names no system
 * @param flags the command's options for systems
 */
export function chosenSystem(
  context: Context,
  own?: SystemChoice,
  flags: readonly string[] = everyFlag,
): Result<ChosenSystem, Outcome> {
  const code = own === undefined ? codeOption(context) : ok(own.code);
  if (!code.ok) return code;
  const edition = textOption(context, 'edition');
  const unknown = editionFault(context, edition, code.value);
  if (unknown !== null) return err(unknown);
  const chosen = optionsOf(context, code.value, flags);
  if (!chosen.ok) return chosen;
  const base = own ?? makeSystem(code.value);
  const choice = withOptions(base, {
    ...(edition === undefined ? {} : { edition }),
    ...chosen.value,
  });
  const engine = engineOf(choice);
  const lotSeed = textOption(context, 'lot-seed') ?? null;
  if (lotSeed !== null && !isKnockOut(choice)) {
    return err(optionFault(context, 'lot-seed', (each) => isKnockOut({ code: each })));
  }
  return ok({ choice, engine, options: chosen.value, lotSeed });
}
