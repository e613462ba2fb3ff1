import { section } from '../section.ts';

/** What the server says in the terminal, and on every page while it has no database. */
export const serveTexts = section({
  'serve.listening': {
    da: 'Rokade lytter på {url} og gemmer sine data i {folder}',
    de: 'Rokade ist unter {url} erreichbar und legt seine Daten in {folder} ab',
    en: 'Rokade listens on {url} and keeps its data in {folder}',
  },
  'serve.set-up': {
    da: 'Opret turneringslederens konto med dette link (gælder én gang): {url}',
    de: 'Mit diesem Link das Konto des Schiedsrichters anlegen (gilt einmal): {url}',
    en: 'Make the arbiter’s account with this link (valid once): {url}',
  },
  'serve.no-database': {
    da: 'Rokade kan ikke åbne sin database',
    de: 'Rokade kann seine Datenbank nicht öffnen',
    en: 'Rokade cannot open its database',
  },
  'serve.salvaged': {
    da: '{count|1 turnering|{count} turneringer} er reddet, så langt de kunne læses, og ligger i {folder}.',
    de: '{count|1 Turnier wurde|{count} Turniere wurden} gerettet, soweit lesbar, und {count|liegt|liegen} in {folder}.',
    en: '{count|1 tournament was|{count} tournaments were} saved as far as readable, in {folder}.',
  },
  'serve.not-salvaged': {
    da: 'Resten kunne ikke reddes til {folder}: {problem}.',
    de: 'Der Rest ließ sich nicht nach {folder} retten: {problem}.',
    en: 'The rest could not be saved to {folder}: {problem}.',
  },
  'serve.tries-again': {
    da: 'Der er ikke noget at flytte eller redde: Rokade prøver igen med få sekunders mellemrum og åbner, så snart det går.',
    de: 'Es ist nichts zu verschieben oder zu retten: Rokade versucht es alle paar Sekunden wieder und öffnet, sobald es geht.',
    en: 'Nothing has to be moved or saved: Rokade tries again every few seconds and opens as soon as it can.',
  },
  'serve.no-database-next': {
    da: 'Flyt databasefilen et andet sted hen, genstart Rokade, og indlæs de reddede filer eller den nyeste kopi fra {backups}.',
    de: 'Die Datenbankdatei beiseitelegen, Rokade neu starten und die geretteten Dateien oder die neueste Kopie aus {backups} einlesen.',
    en: 'Move the database file elsewhere, restart Rokade, and import the saved files or the newest copy from {backups}.',
  },
});
