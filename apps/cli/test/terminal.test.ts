import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { nodeTerminal } from '../src/terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rokade-terminal-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('writing a file', () => {
  it('writes it, and tells the system’s refusals apart', async () => {
    const file = path.join(folder, 'made.txt');
    expect(await nodeTerminal.writeFile(file, 'text')).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe('text');
    expect(await nodeTerminal.writeFile(folder, 'text')).toBe('directory');
    expect(await nodeTerminal.writeFile(path.join(folder, 'no/x.txt'), '')).toBe('no-folder');
  });

  it('into a folder that is not there gets one line that says so', async () => {
    const list = path.join(folder, 'list.csv');
    writeFileSync(list, 'Name;Club\nHansen, Ida;K41\nKrüger, Jens;K41\n');
    const out = path.join(folder, 'nowhere', 'out.trf');
    expect(await run(['convert', list, out, '--lang', 'en'], nodeTerminal)).toEqual({
      exit: 2,
      out: '',
      errors: [`${out}: the folder for the file does not exist`],
    });
  });
});
