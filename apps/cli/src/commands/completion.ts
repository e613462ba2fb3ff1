import type { Shape } from '@rokade/journal';
import {
  commandsOffered,
  type FollowingWords,
  type TabledCommand,
  type WordsOfCommands,
} from '../completion/completed-words.ts';
import { shellScripts } from '../completion/shell-scripts.ts';
import { bad, type Context, done, type Run } from '../outcome.ts';
import { partNames } from '../show/book-parts.ts';
import type { OptionEntry } from '../system-options.ts';
import { bookNames } from '../tell/book-names.ts';
import { commandsIn, sentenceOf } from '../tell/command-help.ts';
import type { BookName } from '../tell/command-sentence.ts';

const commandWords = (context: Context, book: BookName, commandShape: Shape): FollowingWords => ({
  after: book,
  words: [...commandsIn(commandShape).keys()].map((word) => ({
    word,
    about: sentenceOf(context, book, word),
  })),
});

const partWords = ({ t }: Context, book: BookName): FollowingWords => ({
  after: book,
  words: partNames(book).map((word) => ({ word, about: t(`tell.book-${book}`) })),
});

/** The words after `show` and `tell`: the kinds of books, with their parts and commands. */
async function wordsOfBooks(context: Context): Promise<WordsOfCommands> {
  const { doorKinds } = await import('@rokade/server');
  const first = bookNames.map((word) => ({ word, about: context.t(`tell.book-${word}`) }));
  return {
    show: { first, following: bookNames.map((book) => partWords(context, book)) },
    tell: {
      first,
      following: bookNames.map((book) => commandWords(context, book, doorKinds[book].commandShape)),
    },
  };
}

/** `completion SHELL`: the shell's script that completes the commands of a table. */
export const completion =
  (commands: readonly TabledCommand[], common: readonly OptionEntry[]): Run =>
  async (context, [shell = '']) => {
    const script = Object.hasOwn(shellScripts, shell) ? shellScripts[shell] : undefined;
    if (script === undefined) {
      const shells = Object.keys(shellScripts).join(', ');
      return bad(context.t('cli.completion.unknown', { text: shell, known: shells }));
    }
    const words = await wordsOfBooks(context);
    return done(script(commandsOffered(context, commands, common, words)));
  };
