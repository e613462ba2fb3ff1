import type { Texts } from '../texts.ts';

/** What the server says in the terminal, and on every page while it has no database. */
export const serveTexts = {
  'serve.listening': 'Rokade listens on {url} and keeps its data in {folder}',
  'serve.set-up': 'Create the arbiter’s account with this link (valid once): {url}',
  'serve.no-database': 'Rokade cannot open its database',
  'serve.salvaged':
    '{count|1 tournament was|{count} tournaments were} saved as far as they can be read, in {folder}.',
  'serve.not-salvaged': 'The rest could not be saved to {folder}: {problem}.',
  'serve.tries-again':
    'You need not move or save anything: Rokade tries again every few seconds and opens as soon as it can.',
  'serve.no-database-next':
    'Move the database file elsewhere, restart Rokade, and import the saved files or the newest copy from {backups}.',
} as const satisfies Texts;
