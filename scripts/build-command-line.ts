/**
 * `npm run build` builds the command line with the pages: `apps/cli/build/` holds it in a few files
 * of JavaScript, since reading 450 files of TypeScript took four times as long as pairing a round,
 * and what V8 compiled of them while a few commands ran. Beside it stands what it was made from, so
 * that `bin/rokade.js` knows a build that is out of date and runs the source instead.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { compileAhead } from './command-line/compile-ahead.ts';
import { lateBuiltins } from './command-line/late-builtins.ts';
import { isWords, narrow, plainWords } from './command-line/plain-words.ts';

/**
 * What is not built in is imported by whoever runs the file: a script that is compiled beforehand
 * cannot import by itself.
 */
const importedOutside = (code: string): string =>
  code.replaceAll(/\bimport\((`@rokade\/[^`]+`)\)/g, '(require.import||(id=>import(id)))($1)');

const root = join(import.meta.dirname, '..');
const app = join(root, 'apps/cli');
const folder = join(app, 'build');

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: join(app, 'src/main.ts'),
  platform: 'node',
  // The server has files of its own to find, and starts once an evening.
  external: ['@rokade/server', '@rokade/web/handler'],
  plugins: [lateBuiltins, plainWords],
});
const { output } = await bundle.generate({
  format: 'cjs',
  minify: { compress: true, mangle: false },
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  // What many commands share is one file: a call reads six where it read thirty.
  codeSplitting: { groups: [{ name: 'shared', test: (id) => !isWords(id), minShareCount: 3 }] },
});
await bundle.close();
const chunks = output.filter((file) => file.type === 'chunk');
mkdirSync(folder);
for (const { fileName, code } of chunks) {
  writeFileSync(join(folder, fileName), importedOutside(narrow(code)));
}
compileAhead(folder);

const sources = chunks
  .flatMap(({ moduleIds }) => moduleIds)
  .filter((file) => !file.includes('\0'))
  .map((file): readonly [string, number] => [relative(root, file), statSync(file).mtimeMs]);
writeFileSync(join(folder, 'sources.json'), JSON.stringify(Object.fromEntries(sources)));
console.log(`the command line: ${chunks.length} files from ${sources.length}`);
