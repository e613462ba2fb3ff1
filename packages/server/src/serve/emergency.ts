import type { IncomingMessage, RequestListener } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { UnreadableDatabase } from '@rokade/store';
import type { Translate } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { type Language, languages } from '@rokade/tournament';
import { apiHeaders } from '../http/security-headers.ts';
import { noticePage } from './notice-page.ts';
import type { Salvaged } from './salvage-folder.ts';

/** Why there is no application, and what was saved of the data; null: nothing, since the problem may pass. */
export interface Emergency {
  readonly error: UnreadableDatabase;
  readonly salvaged: Salvaged | null;
}

type Named = (path: string) => string;

function salvageLines(t: Translate, salvaged: Salvaged, named: Named): readonly string[] {
  const { tournaments: count, problem } = salvaged;
  const folder = named(salvaged.folder);
  return [
    ...(count > 0 ? [t('serve.salvaged', { count, folder })] : []),
    ...(problem === null ? [] : [t('serve.not-salvaged', { folder, problem })]),
  ];
}

/**
 * Sentences about what happened, what was saved and what to do. `named` converts a path for the reader:
 * complete for whoever started the program, only its last part for everybody else.
 */
export function emergencyLines(
  t: Translate,
  { error, salvaged }: Emergency,
  named: Named = (path) => path,
): readonly string[] {
  const { problem } = error;
  const backups = named(join(dirname(error.file), 'backups'));
  return [
    t('error.store.unreadable', { file: named(error.file), problem }),
    ...(salvaged === null ? [] : salvageLines(t, salvaged, named)),
    salvaged === null ? t('serve.tries-again') : t('serve.no-database-next', { backups }),
  ];
}

/** The first language of `Accept-Language` that Rokade has, else English. */
function languageOf({ headers }: IncomingMessage): Language {
  const tags = (headers['accept-language'] ?? '').toLowerCase().split(',');
  const spoken = tags.map((tag) => languages.find((language) => tag.trim().startsWith(language)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

function page(language: Language, emergency: Emergency): string {
  const t = translator(language);
  return noticePage(language, t('serve.no-database'), emergencyLines(t, emergency, basename));
}

/** The content security policy of the page: inline styles and nothing else. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Makes a listener that answers every request with the problem, as JSON for the API and else as a page. */
export const makeEmergencyListener =
  (emergency: Emergency): RequestListener =>
  (request, response) => {
    const { error } = emergency;
    response.statusCode = 503;
    for (const [name, value] of apiHeaders) response.setHeader(name, value);
    if (request.url?.startsWith('/api')) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ...error, file: basename(error.file) }));
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', pagePolicy);
      response.end(page(languageOf(request), emergency));
    }
  };
