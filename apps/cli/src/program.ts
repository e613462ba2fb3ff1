import type { KeyFor, TranslateFor } from '@rokade/texts';
import { Command, CommanderError, Help, Option } from 'commander';
import { type CommandEntry, commands, commonOptions } from './command-table.ts';
import type { Options, Run } from './outcome.ts';
import type { OptionEntry } from './system-options.ts';
import { rokadeVersion } from './version.ts';

/** A command as it was called. */
export interface Call {
  readonly load: () => Promise<Run>;
  readonly args: readonly string[];
  readonly options: Options;
}

/** The meaning of the words on the command line: a command, a text to print, or a usage fault. */
export type Parsed =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'usage'; readonly problem: string };

/** The text for a usage fault, by commander's code. */
const usageKeys: Readonly<Record<string, KeyFor<'terminal'>>> = {
  'commander.unknownOption': 'cli.usage.unknown-option',
  'commander.unknownCommand': 'cli.usage.unknown-command',
  'commander.missingArgument': 'cli.usage.missing-argument',
  'commander.optionMissingArgument': 'cli.usage.missing-value',
  'commander.missingMandatoryOptionValue': 'cli.usage.missing-option',
  'commander.excessArguments': 'cli.usage.excess-arguments',
  'commander.invalidArgument': 'cli.usage.invalid-value',
};

/** Commander's message in our words, with the part that it quotes. */
function usageText(
  t: TranslateFor<'terminal'>,
  { code, message }: CommanderError,
  called: Command | undefined,
): string {
  const key = usageKeys[code];
  if (key === undefined) return message.replace(/^error: /, '');
  const [what = '', text = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted);
  const choices = /choices are (.*)\.$/.exec(message)?.[1] ?? '';
  const closest = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1] ?? '';
  if (code === 'commander.unknownOption' && closest !== '') {
    return t('cli.usage.unknown-option-but', { what, closest });
  }
  if (code === 'commander.unknownCommand' && closest !== '') {
    return t('cli.usage.unknown-command-but', { what, closest });
  }
  if (code === 'commander.excessArguments') {
    const { args = [], registeredArguments = [] } = called ?? {};
    return t(key, { what, text: args[registeredArguments.length] ?? '', known: '' });
  }
  return t(key, { what, text, known: choices });
}

function makeOption(t: TranslateFor<'terminal'>, { flags, about, choices }: OptionEntry): Option {
  const option = new Option(flags, t(about));
  if (choices !== undefined) option.choices([...choices]);
  return option;
}

const titles: Readonly<Record<string, KeyFor<'terminal'>>> = {
  'Usage:': 'cli.help.usage',
  'Arguments:': 'cli.help.arguments',
  'Options:': 'cli.help.options',
  'Commands:': 'cli.help.commands',
};

function translatedHelp(t: TranslateFor<'terminal'>) {
  return {
    styleTitle: (title: string): string => {
      const key = titles[title];
      return key === undefined ? title : t(key);
    },
    optionDescription: (option: Option): string =>
      option.argChoices === undefined
        ? option.description
        : `${option.description} (${option.argChoices.join(', ')})`,
    subcommandTerm: (command: Command): string => new Help().subcommandTerm(command),
  };
}

/** Asks for a required option once all words are understood: what is mistyped is told before what is missing. */
function needRequired(command: Command, options: readonly OptionEntry[]): void {
  const missing = options.find(
    ({ flags, required }) =>
      required === true && command.getOptionValue(new Option(flags).attributeName()) === undefined,
  );
  if (missing === undefined) return;
  const message = `error: required option '${missing.flags}' not specified`;
  throw new CommanderError(1, 'commander.missingMandatoryOptionValue', message);
}

function makeCommand(
  t: TranslateFor<'terminal'>,
  { name, args = {}, options, load }: CommandEntry,
  note: (call: Call) => void,
): Command {
  const command = new Command(name)
    .description(t(`cli.command.${name}`))
    .helpOption('-h, --help', t('cli.help.help'));
  for (const [argument, text] of Object.entries(args)) {
    command.argument(/^[[<]/.test(argument) ? argument : `<${argument}>`, t(text));
  }
  for (const option of [...options, ...commonOptions]) command.addOption(makeOption(t, option));
  command.action(() => {
    needRequired(command, options);
    note({ load, args: command.args, options: command.optsWithGlobals() });
  });
  return command;
}

interface Listening {
  readonly entries: readonly CommandEntry[];
  readonly note: (call: Call) => void;
  readonly write: (text: string) => void;
}

function makeProgram(t: TranslateFor<'terminal'>, { entries, note, write }: Listening): Command {
  const program = new Command('rokade')
    .description(t('cli.about'))
    .version(rokadeVersion, '-V, --version', t('cli.help.version'))
    .helpOption('-h, --help', t('cli.help.help'))
    .helpCommand(false)
    .configureHelp(translatedHelp(t));
  for (const option of commonOptions) program.addOption(makeOption(t, option));
  for (const entry of entries) program.addCommand(makeCommand(t, entry, note));
  for (const command of [program, ...program.commands]) {
    command
      .copyInheritedSettings(program)
      .exitOverride()
      .configureHelp(translatedHelp(t))
      .configureOutput({ writeOut: write, writeErr: () => undefined });
  }
  return program;
}

/** The first option with a value that stands twice, of which only one could count; null: there is none. */
function optionTwice(command: Command | undefined, words: readonly string[]): string | null {
  const isOf = (long: string, word: string): boolean =>
    word === long || word.startsWith(`${long}=`);
  const twice = command?.options.find(
    ({ long, required, optional, variadic }) =>
      long !== undefined &&
      (required || optional) &&
      !variadic &&
      words.filter((word) => isOf(long, word)).length > 1,
  );
  return twice?.long ?? null;
}

const wantsText = (code: string): boolean =>
  code === 'commander.helpDisplayed' || code === 'commander.version';

/** The command that the first word names; all commands, where it names none. */
function entriesFor([first]: readonly string[]): readonly CommandEntry[] {
  const named = commands.filter(({ name }) => name === first);
  return named.length === 0 ? commands : named;
}

/** Parses the words after `rokade`. */
export function parseWords(t: TranslateFor<'terminal'>, words: readonly string[]): Parsed {
  let called: Call | undefined;
  let text = '';
  const note = (call: Call): void => {
    called = call;
  };
  const write = (part: string): void => {
    text += part;
  };
  const program = makeProgram(t, { note, write, entries: entriesFor(words) });
  if (words.length === 0) return { kind: 'usage', problem: t('cli.usage.no-command') };
  try {
    program.parse([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (wantsText(error.code)) return { kind: 'text', text };
    const command = program.commands.find((one) => one.name() === words[0]);
    const problem =
      error.code === 'commander.help' ? t('cli.usage.no-command') : usageText(t, error, command);
    return { kind: 'usage', problem };
  }
  const twice = optionTwice(
    program.commands.find((one) => one.name() === words[0]),
    words,
  );
  if (twice !== null) {
    return { kind: 'usage', problem: t('cli.usage.option-twice', { what: twice }) };
  }
  if (called === undefined) return { kind: 'usage', problem: t('cli.usage.no-command') };
  return { kind: 'call', call: called };
}
