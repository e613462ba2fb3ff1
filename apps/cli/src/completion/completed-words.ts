import type { KeyFor } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import type { OptionEntry } from '../system-options.ts';

/** A word that a shell offers, with what it is. */
export interface OfferedWord {
  readonly word: string;
  readonly about: string;
}

/** An option that a shell offers, with the words it takes; none: any, or no value. */
export interface OfferedOption extends OfferedWord {
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** The words that follow another: the commands of a book after the book. */
export interface FollowingWords {
  readonly after: string;
  readonly words: readonly OfferedWord[];
}

/** A command as a shell completes it. */
export interface OfferedCommand extends OfferedWord {
  readonly options: readonly OfferedOption[];
  /** The words that come first after it. */
  readonly first: readonly OfferedWord[];
  readonly following: readonly FollowingWords[];
}

/** A command as the table has it. */
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

/** What is known of the words of some commands besides the table. */
export type WordsOfCommands = Readonly<
  Record<string, Pick<OfferedCommand, 'first' | 'following'> | undefined>
>;

/** The commands as shells complete them. */
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
