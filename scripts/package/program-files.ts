import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { threadPrograms } from '../thread-programs.ts';
import { type FolderFile, filesOf, textFile } from './folder-file.ts';
import { licencesFile } from './licences-file.ts';

const root = join(import.meta.dirname, '../..');
const pages = join(root, 'apps/web');

/** A program as files in a folder, and the modules it was made from. */
async function buildProgram(
  file: string,
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<readonly string[]> {
  const threads = new Set<string>();
  const bundle = await rolldown({
    input: { [name]: file },
    platform: 'node',
    plugins: [threadPrograms((thread) => threads.add(thread))],
    // The pages are built already; pg works without its native half.
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
  for (const thread of threads) {
    modules.push(...(await buildProgram(thread, { folder, name: basename(thread, '.ts') })));
  }
  return modules;
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

/** The files that run on Node, the same for every system; none of them is native. */
export async function programFiles(): Promise<readonly FolderFile[]> {
  if (!existsSync(join(pages, 'build/handler.js'))) throw new Error('run `npm run build` first');
  const folder = mkdtempSync(join(tmpdir(), 'rokade-package-'));
  try {
    const commandLine = join(root, 'apps/cli/src/main.ts');
    const modules = await buildProgram(commandLine, { folder, name: 'rokade' });
    return [
      ...filesOf(folder, 'program'),
      textFile('program/package.json', '{"type":"module"}\n'),
      ...pageFiles(),
      licencesFile(modules),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
