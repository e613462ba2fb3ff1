/**
 * `npm run release -- --dry-run`: makes the npm packages as they would be published, installs them into
 * an empty folder and tries them there: the examples of their READMEs on each line of Node from 20 to 26
 * (`--node 24.21.0` on that one alone), their types, the Dutch system in a browser and in a worker, and
 * the client in a page of another site; examples of the client ask a sandbox.
 * Nothing leaves the machine. `--keep FOLDER` keeps the tarballs and the API pages.
 * `npm run release -- --publish` does the same and then publishes them with the npm account that is
 * signed in. Exit 1 where something is not right, 2 where it is not said which of the two is wanted.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeApiPages } from './release/api-pages.ts';
import { nodeVersions } from './release/node-versions.ts';
import { packAll, type Tarball } from './release/pack-all.ts';
import type { PackageManifest } from './release/package-manifest.ts';
import { type ReleaseSource, releaseFaults, unguardedNames } from './release/release-faults.ts';
import { releasedPackages } from './release/released-packages.ts';
import { runNpm, runQuietly } from './release/run-quietly.ts';
import { startSandbox } from './release/sandbox.ts';
import { tryClientInBrowser } from './release/try-client.ts';
import { bundleLimitBytes, tryInBrowser } from './release/try-in-browser.ts';
import { checkTypes, installNode, installTarballs, runExamples } from './release/try-installed.ts';

const root = join(import.meta.dirname, '..');

const readOrNull = (file: string): string | null =>
  globSync(file).length === 0 ? null : readFileSync(file, 'utf8');

const manifestIn = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;

/** The packages that are published, as they stand in the checkout. */
const released = (): readonly ReleaseSource[] =>
  releasedPackages.map(({ folder, isOffered }) => {
    const at = join(root, 'packages', folder);
    return {
      manifest: manifestIn(at),
      readme: readOrNull(join(at, 'README.md')),
      changelog: readOrNull(join(at, 'CHANGELOG.md')),
      isOffered,
    };
  });

/** Everything that must be mended before something is packed. */
function faults(): readonly string[] {
  const all = globSync('{packages,apps}/*/package.json', { cwd: root });
  const open = unguardedNames(all.map((file) => manifestIn(join(root, file, '..'))));
  return [
    ...releaseFaults(released()),
    ...open.map((name) => `${name} is not private, so it could be published by accident`),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Tries the installed packages; an error tells what does not work. */
async function tryPackages(
  work: string,
  tarballs: readonly Tarball[],
  versions: readonly string[],
) {
  const user = installTarballs(work, tarballs);
  const sandbox = await startSandbox(work);
  try {
    for (const version of versions) {
      const count = runExamples(user, installNode(work, version), sandbox.url);
      console.log(`✔ ${count} examples on Node ${version}`);
    }
    const client = await tryClientInBrowser(user, sandbox.url);
    if (client.read !== 1) throw new Error(`the client in a browser: ${client.read}`);
    console.log(
      `✔ the client in a page of another site; it is ${kilobytes(client.bundleBytes)} (brotli)`,
    );
  } finally {
    await sandbox.close();
  }
  checkTypes(user);
  console.log('✔ types, with modules resolved as Node and as bundlers do');
  const { inPage, inWorker, ofThousand, milliseconds, bundleBytes } = await tryInBrowser(user);
  if (inPage !== 10 || inWorker !== 10 || ofThousand !== 500)
    throw new Error(`boards in a browser: ${inPage} and ${inWorker} of 20 players, ${ofThousand}`);
  console.log(
    `✔ in a browser and in a worker; nine rounds of 1,000 players in ${milliseconds.toFixed(0)} ms there`,
  );
  if (bundleBytes > bundleLimitBytes)
    throw new Error(
      `the Dutch system is ${kilobytes(bundleBytes)} of ${kilobytes(bundleLimitBytes)}`,
    );
  console.log(`✔ the Dutch system alone is ${kilobytes(bundleBytes)} (brotli)`);
}

/** Packs, tries, and publishes where that was asked for. */
async function release(versions: readonly string[]): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'rokade-release-'));
  const kept = values.keep === undefined ? work : resolve(values.keep);
  try {
    const tarballs = packAll(kept);
    for (const { name, bytes } of tarballs) console.log(`✔ ${name}: ${kilobytes(bytes)}`);
    await tryPackages(work, tarballs, versions);
    if (values.keep !== undefined) writeApiPages(kept);
    if (values.publish) for (const { file } of tarballs) runNpm(work, 'publish', file);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    node: { type: 'string', multiple: true },
    keep: { type: 'string' },
  },
});

if (values.publish === values['dry-run']) {
  console.error('release: say --dry-run to try the packages, or --publish to publish them');
  process.exitCode = 2;
} else {
  const found = [
    ...faults(),
    ...(values.publish && runQuietly('git', ['status', '--porcelain'], { folder: root }) !== ''
      ? ['the checkout has changes that are not committed']
      : []),
  ];
  for (const fault of found) console.error(`release: ${fault}`);
  if (found.length > 0) process.exitCode = 1;
  else
    await release(values.node ?? nodeVersions).catch((thrown: unknown) => {
      console.error(`release: ${thrown instanceof Error ? thrown.message : thrown}`);
      process.exitCode = 1;
    });
}
