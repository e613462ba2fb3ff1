/**
 * `npm run build` builds the command line and the server after the pages: `apps/cli/build/` holds them
 * in a few files of JavaScript, since reading 450 files of TypeScript took four times as long as
 * pairing a round, and the code that V8 compiled of them while a few commands ran. A list of the
 * sources beside it shows `bin/rokade.js` when a build is out of date and the source has to run.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CodeSplittingGroup, type OutputAsset, type OutputChunk, rolldown } from 'rolldown';
import { compileAhead } from './command-line/compile-ahead.ts';
import { lateBuiltins } from './command-line/late-builtins.ts';
import { modulesFor } from './command-line/modules-for.ts';
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

const isChunk = (file: OutputChunk | OutputAsset): file is OutputChunk => file.type === 'chunk';

/** The command line with the server, in files as these groups make them of the modules. */
async function bundleMain(groups: CodeSplittingGroup[]): Promise<readonly OutputChunk[]> {
  const bundle = await rolldown({
    input: join(app, 'src/main.ts'),
    platform: 'node',
    external,
    // Between files a constant is a property with a getter, which costs more than what is reckoned with it.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    preserveEntrySignatures: 'allow-extension',
    plugins: [lateBuiltins, plainWords, threadPrograms((thread) => threads.add(thread))],
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    minify,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: groups.length === 0 || { groups, includeDependenciesRecursively: false },
  });
  await bundle.close();
  return output.filter(isChunk);
}

const laws = join(root, 'packages/rules/src/laws/');
const isOfLaws = (id: string): boolean => id.startsWith(laws);

/**
 * What every command needs is one file, what finding somebody in a list needs besides is another, and
 * other code that many commands share a third: a call reads six files, and a light one none that is
 * heavy. Which modules a command needs is known once it has been bundled.
 */
async function buildMain(): Promise<readonly OutputChunk[]> {
  const alone = await bundleMain([]);
  const start = modulesFor(alone, [join(app, 'src/main.ts')]);
  const finding = ['apps/cli/src/commands/list.ts', 'packages/store/src/lists/rating-lists.ts'];
  const light = modulesFor(
    alone,
    finding.map((file) => join(root, file)),
  );
  return bundleMain([
    { name: 'start', test: (id) => !isWords(id) && start.has(id) },
    { name: 'light', test: (id) => !isWords(id) && light.has(id) },
    // Millions of positions are reckoned here: what they call stands in one file with them.
    { name: 'laws', test: (id) => isOfLaws(id) && !start.has(id) && !light.has(id) },
    { name: 'shared', test: (id) => !isWords(id), minShareCount: 3 },
  ]);
}

/** The program of a thread, in a file of its own. */
async function buildThread(program: string): Promise<readonly OutputChunk[]> {
  const plugins = [plainWords];
  const bundle = await rolldown({ input: program, platform: 'node', external, plugins });
  const { output } = await bundle.generate({ format: 'esm', minify, codeSplitting: false });
  await bundle.close();
  return output.filter(isChunk);
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
