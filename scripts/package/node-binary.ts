import type { Target } from './targets.ts';

/** The first bytes of a system's programs, and its codes for processors. */
interface ProgramFormat {
  readonly begins: number;
  readonly processorIn: (view: DataView) => number;
  readonly processors: Readonly<Record<Target['processor'], number>>;
}

const formats: Readonly<Record<Target['system'], ProgramFormat>> = {
  // MZ with two bytes of Microsoft's linker; the number at 0x3c gives the place of the PE header.
  windows: {
    begins: 0x0078_5a4d,
    processorIn: (view) => view.getUint16(view.getUint32(0x3c, true) + 4, true),
    processors: { x64: 0x8664, arm64: 0xaa64 },
  },
  // Mach-O of 64 bits.
  macos: {
    begins: 0xfeed_facf,
    processorIn: (view) => view.getUint32(4, true),
    processors: { x64: 0x0100_0007, arm64: 0x0100_000c },
  },
  // ELF.
  linux: {
    begins: 0x464c_457f,
    processorIn: (view) => view.getUint16(18, true),
    processors: { x64: 62, arm64: 183 },
  },
};

/** Why a file cannot be the Node of a target. */
export function nodeFaults({ system, processor, node }: Target, bytes: Buffer): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { begins, processorIn, processors } = formats[system];
  if (view.getUint32(0, true) !== begins) return [`Node is no program of ${system}`];
  return [
    ...(processorIn(view) === processors[processor] ? [] : [`Node is not for ${processor}`]),
    ...(bytes.includes(`v${node[1]}`) ? [] : [`Node is not ${node[1]}`]),
  ];
}
