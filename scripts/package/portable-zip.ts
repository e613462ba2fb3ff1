import { rokadeVersion } from '@rokade/server';
import { zipFaults } from './check-zip.ts';
import type { FolderFile } from './folder-file.ts';
import { makeZip } from './make-zip.ts';
import { nodeFiles } from './node-files.ts';
import { sharePaths } from './share-files.ts';
import { startFiles } from './start-files.ts';
import { nameOf, type Target } from './targets.ts';

/** A portable folder, packed. */
export interface PortableZip {
  /** The name of its folder, and of the zip without the extension. */
  readonly name: string;
  readonly zip: Uint8Array;
  /** Its size on the disk once it is unpacked, in bytes. */
  readonly unpacked: number;
}

/**
 * Packs the files that all targets have in common for one of them, and checks that the zip is fit to
 * give away. Of those in `share` it takes what the target's system has a use for.
 */
export function portableZip(target: Target, common: readonly FolderFile[]): PortableZip {
  const name = `rokade-${rokadeVersion}-${nameOf(target)}`;
  const shared = sharePaths[target.system];
  const used = common.filter(({ path }) => !path.startsWith('share/') || shared.includes(path));
  const files = [...startFiles(target), ...used, ...nodeFiles(target)];
  const zip = makeZip(name, files);
  const faults = zipFaults(target, name, zip);
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  return { name, zip, unpacked: files.reduce((sum, { bytes }) => sum + bytes.length, 0) };
}
