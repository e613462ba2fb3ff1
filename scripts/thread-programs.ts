import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * `new URL('./x.ts', import.meta.url)` is the program of a thread: `found` gets its path, and it is
 * built separately. Otherwise code used by both would end up in the thread's file, and the other files
 * would start that too.
 */
export const threadPrograms = (found: (file: string) => void): Plugin => ({
  name: 'rokade:thread-programs',
  transform(code, id) {
    const [whole, path = ''] = /new URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)/.exec(code) ?? [];
    if (whole === undefined || !id.includes('/packages/')) return null;
    found(join(dirname(id), path));
    return code.replace(whole, `new URL('./${basename(path, '.ts')}.js', import.meta.url)`);
  },
});
