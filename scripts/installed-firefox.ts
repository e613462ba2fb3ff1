import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names of Firefox on the path, the usual one first. */
export const firefoxNames = ['firefox', 'firefox-esr'] as const;

type Found =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly sentence: string };

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const howToName =
  'Install Firefox, or name one: ROKADE_FIREFOX=/path/to/firefox npm run test:firefox';

/** The Firefox that ROKADE_FIREFOX names, otherwise one on the path; without one, the advice to the user. */
export function installedFirefox(env: NodeJS.ProcessEnv): Found {
  const named = env['ROKADE_FIREFOX'];
  if (named !== undefined) {
    if (isProgram(named)) return { ok: true, path: named };
    return { ok: false, sentence: `ROKADE_FIREFOX names no program: ${named}. ${howToName}` };
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const path = folders
    .flatMap((folder) => firefoxNames.map((name) => join(folder, name)))
    .find(isProgram);
  if (path !== undefined) return { ok: true, path };
  const sought = firefoxNames.join(' nor ');
  return { ok: false, sentence: `There is neither ${sought} on the path. ${howToName}` };
}
