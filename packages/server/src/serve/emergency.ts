import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import type { UnreadableDatabase } from '@rokade/store';
import { type Translate, translator } from '@rokade/texts';
import { type Language, languages } from '@rokade/tournament';
import type { Salvaged } from './salvage-folder.ts';

/** Why there is no application, and what was saved. */
export interface Emergency {
  readonly error: UnreadableDatabase;
  readonly salvaged: Salvaged;
  readonly dataDirectory: string;
}

/** What happened, what was kept and what to do, a sentence each. */
export function emergencyLines(
  t: Translate,
  { error, salvaged, dataDirectory }: Emergency,
): readonly string[] {
  const { folder, tournaments } = salvaged;
  return [
    t('error.store.unreadable', { file: error.file, problem: error.problem }),
    ...(tournaments > 0 ? [t('serve.salvaged', { count: tournaments, folder })] : []),
    t('serve.no-database-next', { backups: join(dataDirectory, 'backups') }),
  ];
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The first language of ours that the reader's browser asks for, else English. */
function languageOf({ headers }: IncomingMessage): Language {
  const wanted = (headers['accept-language'] ?? '').toLowerCase().split(',');
  const spoken = wanted.map((tag) => languages.find((language) => tag.trim().startsWith(language)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

function page(language: Language, emergency: Emergency): string {
  const t = translator(language);
  const title = escapeHtml(t('serve.no-database'));
  const lines = emergencyLines(t, emergency).map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<body style="font:1.1rem/1.5 system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem">
<h1>${title}</h1>${lines.join('')}</body></html>`;
}

/** Answers every request with what is wrong: to the API as JSON, to people as a page. */
export const makeEmergencyListener =
  (emergency: Emergency): RequestListener =>
  (request, response) => {
    const isForApi = request.url?.startsWith('/api') ?? false;
    const type = isForApi ? 'application/json' : 'text/html; charset=utf-8';
    response.writeHead(503, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    const body = isForApi ? JSON.stringify(emergency.error) : page(languageOf(request), emergency);
    response.end(body);
  };
