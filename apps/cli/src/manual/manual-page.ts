import type { KeyFor } from '@rokade/texts';
import { environmentVariables } from '../environment-variables.ts';
import type { Context } from '../outcome.ts';
import type { OptionEntry } from '../system-options.ts';
import { rokadeVersion } from '../version.ts';
import { entry, heading, paragraph, quoted, subheading } from './roff.ts';

/** A command of the table. */
export interface DescribedCommand {
  readonly name: string;
  /** The arguments by name, `FILE` or `[FILE]`, with their texts. */
  readonly args?: Readonly<Record<string, KeyFor<'terminal'>>>;
  readonly options: readonly OptionEntry[];
}

/** The commands of the manual page, and the options that all of them understand. */
export interface CommandTable {
  readonly commands: readonly DescribedCommand[];
  readonly common: readonly OptionEntry[];
}

function optionEntry({ t }: Context, { flags, about, choices, required }: OptionEntry): string {
  const offered = choices === undefined ? '' : ` (${choices.join(', ')})`;
  const needed = required === true ? ` ${t('cli.manual.required')}` : '';
  return entry(flags, `${t(about)}${offered}${needed}`);
}

function commandPart(context: Context, { name, args = {}, options }: DescribedCommand): string {
  const { t } = context;
  return [
    subheading(['rokade', name, ...Object.keys(args)].join(' ')),
    paragraph(t(`cli.command.${name}` as KeyFor<'terminal'>)),
    ...Object.entries(args).map(([argument, about]) => entry(argument, t(about))),
    ...options.map((option) => optionEntry(context, option)),
  ].join('');
}

const exitCodes = ['0', '1', '2'] as const;

const examples = [
  'rokade check open.trf --standings',
  'rokade pair club.trf --system dutch --explain',
  'rokade serve --port 4180 --data /var/lib/rokade',
];

/** The manual page of `rokade` in the language of who asks, as man(1) reads it. */
export function manualPage(context: Context, { commands, common }: CommandTable): string {
  const { t } = context;
  return [
    `.TH ROKADE 1 "" ${quoted(`Rokade ${rokadeVersion}`)} ${quoted(t('cli.manual.title'))}\n`,
    heading(t('cli.manual.name')),
    paragraph(`rokade - ${t('cli.about')}`),
    heading(t('cli.manual.synopsis')),
    paragraph(t('cli.manual.call')),
    heading(t('cli.manual.common')),
    ...common.map((option) => optionEntry(context, option)),
    entry('-h, --help', t('cli.help.help')),
    entry('-V, --version', t('cli.help.version')),
    heading(t('cli.manual.commands')),
    ...commands.map((command) => commandPart(context, command)),
    heading(t('cli.manual.exit')),
    ...exitCodes.map((code) => entry(code, t(`cli.manual.exit-${code}`))),
    heading(t('cli.manual.environment')),
    ...environmentVariables.map(({ name, about }) => entry(name, t(about))),
    heading(t('cli.manual.examples')),
    ...examples.map((example) => paragraph(example)),
  ].join('');
}
