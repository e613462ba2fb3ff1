import type { serveTexts as reference } from '../en/serve.ts';
import type { Translation } from '../texts.ts';

/** What the server says in the terminal, and on every page while it has no database. */
export const serveTexts: Translation<typeof reference> = {
  'serve.listening': 'Rokade ist unter {url} erreichbar und legt seine Daten in {folder} ab',
  'serve.set-up': 'Mit diesem Link das Konto des Schiedsrichters anlegen (gilt einmal): {url}',
  'serve.no-database': 'Rokade kann seine Datenbank nicht öffnen',
  'serve.salvaged':
    '{count|1 Turnier wurde|{count} Turniere wurden} gerettet, soweit lesbar, und {count|liegt|liegen} in {folder}.',
  'serve.not-salvaged': 'Der Rest ließ sich nicht nach {folder} retten: {problem}.',
  'serve.tries-again':
    'Es ist nichts zu verschieben oder zu retten: Rokade versucht es alle paar Sekunden wieder und öffnet, sobald es geht.',
  'serve.no-database-next':
    'Die Datenbankdatei beiseitelegen, Rokade neu starten und die geretteten Dateien oder die neueste Kopie aus {backups} einlesen.',
};
