import type { KeyFor } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import type { OptionEntry } from '../system-options.ts';

/** A word that a shell offers, with its description. */
export interface OfferedWord {
  readonly word: string;
  readonly about: string;
}

/** An option that a shell offers, with its possible words; none: any word, or no value. */
export interface OfferedOption extends OfferedWord {
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** The words after another word: the commands of a book after the book. */
export interface FollowingWords {
  readonly after: string;
  readonly words: readonly OfferedWord[];
}

/** A command with everything a shell needs to complete it. */
export interface OfferedCommand extends OfferedWord {
  readonly options: readonly OfferedOption[];
  /** The words directly after the command. */
  readonly first: readonly OfferedWord[];
  readonly following: readonly FollowingWords[];
}

/** A command of the table. */
export interface TabledCommand {
  readonly name: string;
  readonly options: readonly OptionEntry[];
}

const optionOffered = (
  { t }: Context,
  { flags, about, choices = [] }: OptionEntry,
): OfferedOption => ({
  word: flags.split(' ')[0] ?? '',
  about: t(about),
  takesValue: flags.includes(' '),
  choices,
});

/** Words of some commands that the table does not have. */
export type WordsOfCommands = Readonly<
  Record<string, Pick<OfferedCommand, 'first' | 'following'> | undefined>
>;

/** The commands with everything shells need to complete them. */
export const commandsOffered = (
  context: Context,
  commands: readonly TabledCommand[],
  common: readonly OptionEntry[],
  words: WordsOfCommands,
): readonly OfferedCommand[] =>
  commands.map(({ name, options }) => ({
    word: name,
    about: context.t(`cli.command.${name}` as KeyFor<'terminal'>),
    options: [...options, ...common].map((option) => optionOffered(context, option)),
    first: [],
    following: [],
    ...words[name],
  }));
