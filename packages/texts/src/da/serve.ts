import type { serveTexts as reference } from '../en/serve.ts';
import type { Translation } from '../texts.ts';

/** What the server says in the terminal, and on every page while it has no database. */
export const serveTexts: Translation<typeof reference> = {
  'serve.listening': 'Rokade lytter på {url} og gemmer sine data i {folder}',
  'serve.set-up': 'Opret turneringslederens konto med dette link (gælder én gang): {url}',
  'serve.no-database': 'Rokade kan ikke åbne sin database',
  'serve.salvaged':
    '{count|1 turnering|{count} turneringer} er reddet så vidt muligt og ligger i {folder}.',
  'serve.not-salvaged': 'Resten kunne ikke reddes til {folder}: {problem}.',
  'serve.tries-again':
    'Der er ikke noget at flytte eller redde: Rokade prøver igen med få sekunders mellemrum og åbner, så snart det går.',
  'serve.no-database-next':
    'Flyt databasefilen et andet sted hen, genstart Rokade, og indlæs de reddede filer eller den nyeste kopi fra {backups}.',
};
