import { rokadeVersion } from '@rokade/server';
import { zipFaults } from './check-zip.ts';
import type { FolderFile } from './folder-file.ts';
import { makeZip } from './make-zip.ts';
import { nodeFiles } from './node-files.ts';
import { startFiles } from './start-files.ts';
import { nameOf, type Target } from './targets.ts';

/** A portable folder, packed. */
export interface PortableZip {
  /** Its folder's name, and the zip's but for the ending. */
  readonly name: string;
  readonly zip: Uint8Array;
  /** What it takes on the disk once it is unpacked, in bytes. */
  readonly unpacked: number;
}

/** Packs the program for a target, and looks whether it can be given away. */
export function portableZip(target: Target, program: readonly FolderFile[]): PortableZip {
  const name = `rokade-${rokadeVersion}-${nameOf(target)}`;
  const files = [...startFiles(target), ...program, ...nodeFiles(target)];
  const zip = makeZip(name, files);
  const faults = zipFaults(target, name, zip);
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  return { name, zip, unpacked: files.reduce((sum, { bytes }) => sum + bytes.length, 0) };
}
