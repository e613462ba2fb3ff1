import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderFile, textFile } from './folder-file.ts';
import type { Target } from './targets.ts';

const root = join(import.meta.dirname, '../..');

/** A file beside the program that a command of `rokade` prints. */
interface PrintedFile {
  /** Below `share`, where systems look for files of that kind. */
  readonly path: string;
  readonly words: readonly string[];
}

/** Manual pages by language, and what makes shells complete commands. */
const printedFiles: readonly PrintedFile[] = [
  { path: 'man/man1/rokade.1', words: ['man', '--lang', 'en'] },
  { path: 'man/da/man1/rokade.1', words: ['man', '--lang', 'da'] },
  { path: 'man/de/man1/rokade.1', words: ['man', '--lang', 'de'] },
  { path: 'bash-completion/completions/rokade', words: ['completion', 'bash'] },
  { path: 'fish/vendor_completions.d/rokade.fish', words: ['completion', 'fish', '--lang', 'en'] },
  { path: 'zsh/rokade.zsh', words: ['completion', 'zsh'] },
];

const unit = 'systemd/rokade.service';

const printedPaths = printedFiles.map(({ path }) => `share/${path}`);

/** What stands in `share` of a system's folder; Windows looks for nothing there. */
export const sharePaths: Readonly<Record<Target['system'], readonly string[]>> = {
  windows: [],
  macos: printedPaths,
  linux: [...printedPaths, `share/${unit}`],
};

const print = (words: readonly string[]): string =>
  execFileSync(process.execPath, [join(root, 'apps/cli/src/main.ts'), ...words], {
    encoding: 'utf8',
  });

/** The files of `share` of all systems. */
export const shareFiles = (): readonly FolderFile[] => [
  ...printedFiles.map(({ path, words }) => textFile(`share/${path}`, print(words))),
  { path: `share/${unit}`, bytes: readFileSync(join(root, 'packaging/rokade.service')) },
];
