import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * `new URL('./x.ts', import.meta.url)` is the program of a thread: `found` hears of it, and it is built
 * by itself. What both use would else stand in the thread's file, which the others then begin as well.
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
