import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeTerminal, type Terminal } from '../src/terminal.ts';

/** A terminal with its files in one folder and a given standard input; it writes nothing. */
export function terminalIn(
  folder: string,
  setting: {
    readonly input?: Uint8Array;
    readonly environment?: Terminal['environment'];
    readonly written?: Map<string, string>;
    readonly shown?: string[];
  } = {},
): Terminal {
  const { input = new Uint8Array(), environment = {}, written = new Map(), shown = [] } = setting;
  return {
    environment,
    home: folder,
    readFile: (file) => nodeTerminal.readFile(path.resolve(folder, file)),
    findFile: (file) => {
      const found = path.resolve(folder, file);
      if (file === '-') writeFileSync(found, input);
      return nodeTerminal.findFile(found);
    },
    showProgress: () => undefined,
    interruption: () => new AbortController().signal,
    readStandardInput: async () => ({ kind: 'bytes', bytes: input }),
    writeFile: async (file, content) => {
      written.set(
        file,
        typeof content === 'string' ? content : Buffer.from(content).toString('latin1'),
      );
      return null;
    },
    isSameFile: async (file, other) => path.resolve(folder, file) === path.resolve(folder, other),
    say: (line) => void shown.push(line),
    showInBrowser: (address) => void shown.push(address),
    showPage: (html) => void shown.push(html),
  };
}
