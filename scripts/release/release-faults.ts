import type { PackageManifest, PackageSource } from './package-manifest.ts';

/** The oldest Node that the published packages run on. */
const oldestNode = '>=20';

const semanticVersion = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/;

/** A package that is published, with whether it is offered to programmers. */
export interface ReleaseSource extends PackageSource {
  readonly isOffered: boolean;
}

/** The version that the first section of a changelog is about; null: it has none. */
const newestVersion = (changelog: string): string | null =>
  /^## (\S+)/m.exec(changelog)?.[1] ?? null;

function manifestFaults(manifest: PackageManifest, version: string): readonly string[] {
  const { name } = manifest;
  const demands: readonly (readonly [boolean, string])[] = [
    [manifest.version === version, `has version ${manifest.version}, the others ${version}`],
    [
      manifest.private === true,
      'is not private in the checkout, so it could be published by accident',
    ],
    [(manifest.description ?? '') !== '', 'has no description'],
    [manifest.license === 'MIT', 'does not name its licence'],
    [manifest.type === 'module', 'is no ES module'],
    [manifest.sideEffects === false, 'does not say that it has no side effects'],
    [manifest.engines?.node === oldestNode, `does not ask for Node ${oldestNode}`],
  ];
  return demands.filter(([holds]) => !holds).map(([, fault]) => `${name} ${fault}`);
}

/** Why a package needs what is not published, or another version of what is. */
function dependencyFaults(
  { name, dependencies = {} }: PackageManifest,
  { version, published }: { readonly version: string; readonly published: ReadonlySet<string> },
): readonly string[] {
  return Object.entries(dependencies)
    .filter(([needed]) => needed.startsWith('@rokade/'))
    .flatMap(([needed, wanted]) => [
      ...(published.has(needed) ? [] : [`${name} needs ${needed}, which is not published`]),
      ...(wanted === version ? [] : [`${name} needs ${needed} ${wanted} instead of ${version}`]),
    ]);
}

/** What a package lacks that programmers are told of. */
function offerFaults(
  { manifest: { name }, readme, changelog }: ReleaseSource,
  version: string,
): readonly string[] {
  const newest = changelog === null ? null : newestVersion(changelog);
  return [
    ...(readme === null || !readme.includes('```js')
      ? [`${name} has no README with an example`]
      : []),
    ...(newest === version
      ? []
      : [`the changelog of ${name} begins with ${newest ?? 'nothing'} instead of ${version}`]),
  ];
}

/** Every reason not to publish, as sentences; none: it may be done. */
export function releaseFaults(sources: readonly ReleaseSource[]): readonly string[] {
  const version = sources[0]?.manifest.version ?? '';
  const published = new Set(sources.map(({ manifest }) => manifest.name));
  return [
    ...(semanticVersion.test(version) ? [] : [`“${version}” is no semantic version`]),
    ...sources.flatMap((source) => [
      ...manifestFaults(source.manifest, version),
      ...dependencyFaults(source.manifest, { version, published }),
      ...(source.isOffered ? offerFaults(source, version) : []),
    ]),
  ];
}

/** Which of the other packages of the repository could be published by accident. */
export const unguardedNames = (others: readonly PackageManifest[]): readonly string[] =>
  others.filter((manifest) => manifest.private !== true).map(({ name }) => name);
