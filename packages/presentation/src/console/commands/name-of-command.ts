import type { Command } from '@rokade/tournament';

/**
 * The name of the form that sends a command, among the forms of its page: the command's kind and
 * what it is about, `remove-player p7`.
 */
export const nameOfCommand = (command: Command): string =>
  Object.values(command)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');
