import path from 'node:path';
import { nodeTerminal, type Terminal } from '../src/terminal.ts';

/** A terminal whose files lie in one folder and whose standard input is given; nothing is written. */
export function terminalIn(
  folder: string,
  given: {
    readonly input?: Uint8Array;
    readonly environment?: Terminal['environment'];
    readonly written?: Map<string, string>;
  } = {},
): Terminal {
  const { input = new Uint8Array(), environment = {}, written = new Map() } = given;
  return {
    environment,
    readFile: (file) => nodeTerminal.readFile(path.resolve(folder, file)),
    readStandardInput: async () => ({ kind: 'bytes', bytes: input }),
    writeFile: async (file, text) => {
      written.set(file, text);
      return null;
    },
    isSameFile: async (file, other) => path.resolve(folder, file) === path.resolve(folder, other),
  };
}
