/** `npm run errors`: writes docs/errors.md, every code with its message in English and advice. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextKey } from '@rokade/texts';
import { textKeys, translator } from '@rokade/texts/all';
import { errorAdvice, errorChapters, errorMeanings } from './error-advice-table.ts';
import { errorCodes } from './error-codes.ts';

const english = translator('en');

/**
 * The catalogue's message for a code: under the code itself, or under it in a section. The shortest
 * such key counts: `error.result.invalid`, not `error.trf.result.invalid`.
 */
function messageOf(code: string): TextKey | undefined {
  const inSections = textKeys.filter((key) => key === code || key.endsWith(`.${code}`));
  return inSections.toSorted((a, b) => a.length - b.length)[0];
}

/** The meaning of a code; undefined: none is written yet. */
export function meaningOf(code: string): string | undefined {
  const key = messageOf(code);
  return errorMeanings[code] ?? (key === undefined ? undefined : english(key));
}

/** The advice on a code; undefined: none is written yet. */
export const adviceOn = (code: string): string | undefined =>
  errorAdvice[code] ?? errorAdvice[`${code.split('.')[0]}.`];

const row = (code: string): string =>
  `| \`${code}\` | ${meaningOf(code)?.replaceAll('|', '\\|') ?? ''} | ${adviceOn(code) ?? ''} |`;

/** The right content of the document. */
export function errorsDocument(): string {
  const codes = errorCodes();
  const chapters = errorChapters.flatMap(({ title, about, prefixes }) => {
    const own = prefixes.flatMap((prefix) => codes.filter((code) => code.startsWith(prefix)));
    return [
      '',
      `## ${title}`,
      '',
      about,
      '',
      '| Code | Meaning | What to do |',
      '|---|---|---|',
      ...own.map(row),
    ];
  });
  return `${[
    '# Errors',
    '',
    'Every code with which Rokade refuses, asks or remarks. Codes and facts are the same in the API, in the journal and on the command line; people read the message in their language, `{facts}` filled in. Written by `npm run errors` from the sources, the catalogue of texts and `scripts/error-advice-table.ts`.',
    '',
    'The command line exits with 1 for a "no" (a failed check, no legal pairing) and with 2 for bad input or usage.',
    ...chapters,
  ].join('\n')}\n`;
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../docs/errors.md'), errorsDocument());
  for (const code of errorCodes()) {
    if (meaningOf(code) === undefined) console.log(`${code}: no message`);
    if (adviceOn(code) === undefined) console.log(`${code}: no advice`);
  }
  console.log('docs/errors.md written');
}
