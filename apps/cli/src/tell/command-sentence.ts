import type { DoorTypes } from '@rokade/server';
import type { KeyFor } from '@rokade/texts';

/** The name of a book on the command line, by its kind. */
export type BookName = keyof DoorTypes;

/** The commands of a book that the command line sends. */
type CommandsOf<Book extends BookName> = Book extends 'installation'
  ? 'change-installation' | 'set-law-texts'
  : DoorTypes[Book]['command']['kind'];

type SentenceKey =
  | { [Book in BookName]: `tell.${Book}.${Exclude<CommandsOf<Book>, 'return-to'>}` }[BookName]
  | 'tell.return-to';

/** Every command has its sentence: a missing one is a type error here. @proof */
export const sentenceKey = (key: SentenceKey): KeyFor<'terminal'> => key;

/** The key of the sentence on what a command does. */
export const keyOfCommand = (book: BookName, command: string): string =>
  command === 'return-to' ? 'tell.return-to' : `tell.${book}.${command}`;
