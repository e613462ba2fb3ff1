import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A code, unless an article follows: then it is a reason, which explains a success. */
const codePattern = /\bcode: '([a-z-]+(?:\.[a-z0-9-]+)+)'(?!,\s*article)/g;

/** A code in a table of the facts that come with each code. */
const keyPattern = /^ +'([a-z-]+(?:\.[a-z0-9-]+)+)': /gm;

/** The codes that a source names. */
const codesIn = (source: string): readonly string[] =>
  [
    ...source.matchAll(codePattern),
    ...(/\bByCode</.test(source) ? source.matchAll(keyPattern) : []),
  ].map(([, code]) => code ?? '');

/** Refusals and objections of the rules; any other code there is a reason. */
const isRefusal = (file: string, code: string): boolean =>
  !file.startsWith('packages/rules/') ||
  /^(pairing|prize-plan|tie-break-code|tie-break-choice|groups|lots|time-odds|ratings)\./.test(
    code,
  );

/**
 * Every code of an expected failure, a question or a remark on data, as it stands in the sources of
 * packages and apps, in alphabetical order.
 */
export function errorCodes(): readonly string[] {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,svelte}', { cwd: root }).filter(
    // It repeats those of the API, and its own two are for programs alone.
    (file) => !file.startsWith('packages/client/'),
  );
  const codes = files.flatMap((file) =>
    codesIn(readFileSync(join(root, file), 'utf8')).filter((code) => isRefusal(file, code)),
  );
  return [...new Set(codes)].sort();
}
