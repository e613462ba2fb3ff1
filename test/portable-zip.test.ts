import { describe, expect, it } from 'vitest';
import { zipFaults } from '../scripts/package/check-zip.ts';
import { type FolderFile, textFile } from '../scripts/package/folder-file.ts';
import { makeZip } from '../scripts/package/make-zip.ts';
import { sharePaths } from '../scripts/package/share-files.ts';
import { startFiles } from '../scripts/package/start-files.ts';
import { nameOf, type Target, targets } from '../scripts/package/targets.ts';

/** The first bytes of programs by system, with the processor's number. */
const beginnings: Readonly<Record<Target['system'], (processor: number) => Buffer>> = {
  windows(processor) {
    const bytes = Buffer.alloc(0x90);
    bytes.write('MZx\0');
    bytes.writeUInt32LE(0x80, 0x3c);
    bytes.writeUInt16LE(processor, 0x84);
    return bytes;
  },
  macos(processor) {
    const bytes = Buffer.alloc(32);
    bytes.writeUInt32LE(0xfeedfacf);
    bytes.writeUInt32LE(processor, 4);
    return bytes;
  },
  linux(processor) {
    const bytes = Buffer.alloc(32);
    bytes.write('\x7fELF');
    bytes.writeUInt16LE(processor, 18);
    return bytes;
  },
};

const processors = {
  windows: { x64: 0x8664, arm64: 0xaa64 },
  macos: { x64: 0x01000007, arm64: 0x0100000c },
  linux: { x64: 0x3e, arm64: 0xb7 },
} as const;

const nodeOf = ({ system, processor, node: [, version] }: Target): Buffer =>
  Buffer.concat([beginnings[system](processors[system][processor]), Buffer.from(`v${version}`)]);

const filesFor = (target: Target): readonly FolderFile[] => [
  ...startFiles(target),
  { path: `program/${target.binary.replace('bin/', '')}`, bytes: nodeOf(target), runs: true },
  textFile('program/rokade.js', ''),
  textFile('program/node_modules/@rokade/web/build/handler.js', ''),
  textFile('LICENSES.txt', ''),
  ...sharePaths[target.system].map((path) => textFile(path, '')),
];

const faultsOf = (target: Target, files: readonly FolderFile[]) =>
  zipFaults(target, 'rokade', makeZip('rokade', files));

const linux = targets.find((target) => nameOf(target) === 'linux-x64') as Target;
const changed = (path: string, change: Partial<FolderFile>): readonly FolderFile[] =>
  filesFor(linux).map((file) => (file.path === path ? { ...file, ...change } : file));

describe('the zip of a portable folder', () => {
  it.each(targets.map((target) => [nameOf(target), target] as const))(
    'for %s is as it should be',
    (_, target) => expect(faultsOf(target, filesFor(target))).toEqual([]),
  );

  it.each<readonly [string, readonly FolderFile[]]>([
    ['rokade.sh: 100644 instead of 100755', changed('rokade.sh', { runs: false })],
    ['README.txt: 100755 instead of 100644', changed('README.txt', { runs: true })],
    [
      'share/man/man1/rokade.1: missing',
      filesFor(linux).filter(({ path }) => path !== 'share/man/man1/rokade.1'),
    ],
    ['LICENSES.txt: missing', filesFor(linux).filter(({ path }) => path !== 'LICENSES.txt')],
    ['readme.txt: there twice', [...filesFor(linux), textFile('readme.txt', '')]],
    [
      'program/argon2.node: is not needed to run',
      [...filesFor(linux), textFile('program/argon2.node', '')],
    ],
    [
      `program/${'a'.repeat(180)}: too long for Windows`,
      [...filesFor(linux), textFile(`program/${'a'.repeat(180)}`, '')],
    ],
    [
      'Node is no program of linux',
      changed('program/node', { bytes: beginnings.macos(processors.macos.x64) }),
    ],
    [
      'Node is not for x64',
      changed('program/node', { bytes: nodeOf({ ...linux, processor: 'arm64' }) }),
    ],
    [
      'Node is not 24.21.0',
      changed('program/node', { bytes: nodeOf({ ...linux, node: ['', '22.0.0'] }) }),
    ],
  ])('is refused: %s', (fault, files) => expect(faultsOf(linux, files)).toEqual([fault]));

  it('is refused with a link in it, or cut off', () => {
    const zip = Buffer.from(makeZip('rokade', filesFor(linux)));
    // The directory comes after the files, with Unix's kind and rights of each.
    const entry = zip.lastIndexOf('rokade/LICENSES.txt') - 46;
    zip.writeUInt16LE(0o120777, entry + 40);
    expect(zipFaults(linux, 'rokade', zip)).toEqual(['LICENSES.txt: 120777 instead of 100644']);
    expect(() => zipFaults(linux, 'rokade', zip.subarray(0, -1))).toThrow('cut off');
  });
});
