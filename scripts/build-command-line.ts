/**
 * `npm run build` builds the command line and the server after the pages: `apps/cli/build/` holds them
 * in a few files of JavaScript, since reading 450 files of TypeScript took four times as long as
 * pairing a round, and the code that V8 compiled of them while a few commands ran. A list of the
 * sources beside it shows `bin/rokade.js` when a build is out of date and the source has to run.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { compileAhead } from './command-line/compile-ahead.ts';
import { lateBuiltins } from './command-line/late-builtins.ts';
import { isWords, narrow, plainWords } from './command-line/plain-words.ts';
import { threadPrograms } from './thread-programs.ts';

/**
 * Modules outside the build are imported by the file that runs the script: a script compiled beforehand
 * cannot import by itself.
 */
const importedOutside = (code: string): string =>
  code.replaceAll(/\bimport\((`@rokade\/[^`]+`)\)/g, '(require.import||(id=>import(id)))($1)');

const root = join(import.meta.dirname, '..');
const app = join(root, 'apps/cli');
const folder = join(app, 'build');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

/** The programs of threads found so far. */
const threads = new Set<string>();
// The pages are built already; pg works without its native half.
const external = ['@rokade/web/handler', 'pg-native'];
const minify = { compress: true, mangle: false } as const;

/**
 * The command line with the server: code shared by many commands is in one file, and a call reads six
 * files.
 */
async function buildMain(): Promise<readonly OutputChunk[]> {
  const bundle = await rolldown({
    input: join(app, 'src/main.ts'),
    platform: 'node',
    external,
    plugins: [lateBuiltins, plainWords, threadPrograms((thread) => threads.add(thread))],
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    minify,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: { groups: [{ name: 'shared', test: (id) => !isWords(id), minShareCount: 3 }] },
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}

/** The program of a thread, in a file of its own. */
async function buildThread(program: string): Promise<readonly OutputChunk[]> {
  const plugins = [plainWords];
  const bundle = await rolldown({ input: program, platform: 'node', external, plugins });
  const { output } = await bundle.generate({ format: 'esm', minify, codeSplitting: false });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}

const main = await buildMain();
for (const { fileName, code } of main) {
  writeFileSync(join(folder, fileName), importedOutside(narrow(code)));
}
const programs = (await Promise.all([...threads].map(buildThread))).flat();
for (const { fileName, code } of programs) writeFileSync(join(folder, fileName), code);
await compileAhead(folder);

const chunks = [...main, ...programs];
// Installed packages change only by `npm ci`, which builds again.
const sources = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))]
  .filter((file) => !file.includes('\0') && !file.includes('/node_modules/'))
  .map((file): readonly [string, number] => [relative(root, file), statSync(file).mtimeMs]);
writeFileSync(join(folder, 'sources.json'), JSON.stringify(Object.fromEntries(sources)));
console.log(`the command line: ${chunks.length} files from ${sources.length}`);
