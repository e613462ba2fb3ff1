import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tarball } from './pack-all.ts';
import { readmeExamples } from './readme-examples.ts';
import { releasedPackages } from './released-packages.ts';
import { runNpm, runQuietly } from './run-quietly.ts';

const root = join(import.meta.dirname, '../..');

/** A folder of a programmer who has installed the packages, and nothing else of this repository. */
export function installTarballs(work: string, tarballs: readonly Tarball[]): string {
  const user = join(work, 'user');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{ "type": "module" }\n');
  runNpm(user, 'install', ...tarballs.map(({ file }) => file));
  return user;
}

/** A Node of one version: the one that runs this, else installed into a folder of its own. */
export function installNode(work: string, version: string): string {
  if (version === process.versions.node) return process.execPath;
  const folder = join(work, `node-${version}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}\n');
  runNpm(folder, 'install', `node@${version}`);
  const program = join(folder, 'node_modules/.bin/node');
  const answered = runQuietly(program, ['--version'], { folder }).trim();
  if (answered !== `v${version}`) throw new Error(`Node ${version} says that it is ${answered}`);
  return program;
}

/** Where the examples look for a Rokade. */
const usualAddress = 'http://localhost:4180';

/**
 * Runs every example of the READMEs, those that ask a Rokade with the one at an address; the number of
 * those that print what their README says.
 */
export function runExamples(user: string, node: string, address: string): number {
  const examples = releasedPackages
    .filter(({ isOffered }) => isOffered)
    .flatMap(({ folder }) =>
      readmeExamples(readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8')).map(
        (example, index) => ({ ...example, file: `${folder}-${index + 1}.js` }),
      ),
    );
  for (const { file, program, prints } of examples) {
    writeFileSync(join(user, file), program.replaceAll(usualAddress, address));
    const printed = runQuietly(node, [file], { folder: user });
    if (printed !== prints) throw new Error(`${file} prints\n${printed}instead of\n${prints}`);
  }
  return examples.length;
}

/** A program that compiles, and one whose fault the types must tell: a number written as text. */
const typedProgram = (no: string): string => `import { monrad } from '@rokade/rules';
import { parseTrf } from '@rokade/formats';
import { rokade } from '@rokade/client';
const players = [{ no: ${no}, rating: null, records: [], availability: { kind: 'present' as const } }];
monrad.pairRound({ roundNumber: 1, roundsPlanned: 5, players });
const read = parseTrf('012 Two friends');
if (read.ok) read.value.document.header.name satisfies string;
const answer = await rokade('http://localhost:4180').get('/tournaments');
if (answer.ok) answer.value.tournaments satisfies readonly { readonly name: string }[];
else if (answer.error.code === 'request.too-often') answer.error.retryAfterSeconds satisfies number;
`;

/** Whether a compiler finds the packages' types, in both ways in which modules are resolved. */
export function checkTypes(user: string): void {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const compile = (file: string, ways: readonly string[]): string => {
    const args = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom',
      '--types',
      '',
      ...ways,
      file,
    ];
    return runQuietly(process.execPath, [compiler, ...args], { folder: user });
  };
  writeFileSync(join(user, 'right.ts'), typedProgram('1'));
  writeFileSync(join(user, 'wrong.ts'), typedProgram("'1'"));
  for (const ways of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]) {
    compile('right.ts', ways);
    let complaint = '';
    try {
      compile('wrong.ts', ways);
    } catch (thrown) {
      complaint = String(thrown);
    }
    if (!complaint.includes("Type 'string' is not assignable"))
      throw new Error(`a player’s number as text is not told by the types: ${complaint}`);
  }
}
