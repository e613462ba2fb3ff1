import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { type FolderFile, filesOf, textFile } from './folder-file.ts';
import { licencesFile } from './licences-file.ts';

const root = join(import.meta.dirname, '../..');
const pages = join(root, 'apps/web');

/** `new URL('./x.ts', import.meta.url)` is the program of a thread: it is built as a file of its own. */
const threadPrograms: Plugin = {
  name: 'rokade:thread-programs',
  transform(code, id) {
    const found = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/.exec(code);
    if (found === null || !id.includes('/packages/')) return null;
    const [whole, path = ''] = found;
    const chunk = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
    return code.replace(whole, `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`);
  },
};

/** Command line and server as a few files of JavaScript, and the modules they were made from. */
async function buildProgram(
  folder: string,
): Promise<{ readonly files: readonly FolderFile[]; readonly modules: readonly string[] }> {
  const bundle = await rolldown({
    input: { rokade: join(root, 'apps/cli/src/main.ts') },
    platform: 'node',
    plugins: [threadPrograms],
    // The pages are built already; pg does without its native half.
    external: ['@rokade/web/handler', 'pg-native'],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: { compress: true, mangle: false },
    entryFileNames: '[name].js',
  });
  await bundle.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  return { files: filesOf(folder, 'program'), modules };
}

const isNeeded = ({ path }: FolderFile): boolean => !path.endsWith('.map');

/** The built pages, where `@rokade/web/handler` finds them. */
function pageFiles(): readonly FolderFile[] {
  const at = 'program/node_modules/@rokade/web';
  const manifest = {
    name: '@rokade/web',
    type: 'module',
    exports: { './handler': './handler.js' },
  };
  return [
    textFile(`${at}/package.json`, `${JSON.stringify(manifest)}\n`),
    { path: `${at}/handler.js`, bytes: readFileSync(join(pages, 'handler.js')) },
    ...filesOf(join(pages, 'build'), `${at}/build`).filter(isNeeded),
  ];
}

/** What runs on Node, the same for every system; nothing of it is native. */
export async function programFiles(): Promise<readonly FolderFile[]> {
  if (!existsSync(join(pages, 'build/handler.js'))) throw new Error('run `npm run build` first');
  const folder = mkdtempSync(join(tmpdir(), 'rokade-package-'));
  try {
    const { files, modules } = await buildProgram(folder);
    return [
      ...files,
      textFile('program/package.json', '{"type":"module"}\n'),
      ...pageFiles(),
      licencesFile(modules),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
