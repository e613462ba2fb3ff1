/**
 * `npm run build` builds the command line with the pages: `apps/cli/build/` holds it in a few files
 * of JavaScript, since reading 450 files of TypeScript took four times as long as pairing a round.
 * Beside it stands what it was made from, so that `bin/rokade.js` knows a build that is out of date
 * and runs the source instead.
 */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const app = join(import.meta.dirname, '../apps/cli');
const folder = join(app, 'build');

/** What is loaded from Node when it is first used: most calls use none of it, and it takes 10 ms. */
const late: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['spawn'],
  'node:stream/promises': ['pipeline'],
  'node:util': ['stripVTControlCharacters'],
};

const lateBuiltins: Plugin = {
  name: 'late-builtins',
  resolveId: (id) => (id in late ? `\0late ${id}` : null),
  load(id) {
    const [, module = ''] = id.split('\0late ');
    const names = late[module];
    if (names === undefined) return null;
    const functions = names.map(
      (name) =>
        `export const ${name} = (...all) => process.getBuiltinModule('${module}').${name}(...all);`,
    );
    return `${functions.join('\n')}\nexport default { ${names.join(', ')} };`;
  },
};

/** The words of a language, which are files of their own. */
const words = /packages\/texts\/src\/..\//;

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: join(app, 'src/main.ts'),
  platform: 'node',
  // The server has files of its own to find, and starts once an evening.
  external: ['@rokade/server', '@rokade/web/handler'],
  plugins: [lateBuiltins],
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  minify: { compress: true, mangle: false },
  entryFileNames: '[name].js',
  // What many commands share is one file: a call reads six where it read thirty.
  codeSplitting: { groups: [{ name: 'shared', test: (id) => !words.test(id), minShareCount: 3 }] },
});
await bundle.close();

const sources = output
  .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  .filter((file) => !file.includes('\0'))
  .map((file): readonly [string, number] => [relative(folder, file), statSync(file).mtimeMs]);
writeFileSync(join(folder, 'sources.json'), JSON.stringify(Object.fromEntries(sources)));
console.log(`the command line: ${output.length} files from ${sources.length}`);
