import {
  accessSync,
  constants,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inputLimitBytes } from '@rokade/formats';
import { showInBrowser, showPage } from './serving/browser.ts';
import { writeOut } from './write-out.ts';

/** Why a file cannot be read or written, as the system reports it. */
export type FileProblem = 'missing' | 'no-folder' | 'directory' | 'no-access' | 'unreadable';

/** A file's bytes, or its size when it is too large, or what is wrong with it. */
export type FileContent =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'problem'; readonly problem: FileProblem };

/** The commands' access to everything outside them. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The user's own folder. */
  readonly home: string;
  readFile(path: string): Promise<FileContent>;
  /**
   * The path of a file that is too large to be read at once (`-`: standard input, put aside), or what
   * is wrong with it.
   */
  findFile(path: string): Promise<{ readonly path: string } | FileProblem>;
  readStandardInput(): Promise<FileContent>;
  /** Shows the progress in place of the previous line; '' clears it. */
  showProgress(line: string): void;
  /** Aborted when the user interrupts the running command. */
  interruption(): AbortSignal;
  /** null, or why it could not be written. */
  writeFile(path: string, content: string | Uint8Array): Promise<FileProblem | null>;
  /** Whether two paths lead to one file that exists. */
  isSameFile(path: string, other: string): Promise<boolean>;
  /** Prints a line for the user at once, while the command goes on. */
  say(line: string): void;
  /** Shows an address, or a page, in the user's browser where there is one. */
  showInBrowser(address: string): void;
  showPage(html: string): void;
}

const problems: Readonly<Record<string, FileProblem>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'directory',
  EACCES: 'no-access',
  EPERM: 'no-access',
  EROFS: 'no-access',
};

const problemOf = (error: unknown): FileProblem =>
  (error instanceof Error && 'code' in error && problems[String(error.code)]) || 'unreadable';

async function readPath(path: string): Promise<FileContent> {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return { kind: 'problem', problem: 'directory' };
    if (found.size > inputLimitBytes) return { kind: 'too-large', size: found.size };
    return { kind: 'bytes', bytes: readFileSync(path) };
  } catch (error) {
    return { kind: 'problem', problem: problemOf(error) };
  }
}

/** Puts standard input into a file of its own, removed when the program ends. */
async function putAside(): Promise<{ readonly path: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'stdin');
  await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
  return { path };
}

async function findFile(path: string): Promise<{ readonly path: string } | FileProblem> {
  try {
    if (path === '-') return await putAside();
    if (statSync(path).isDirectory()) return 'directory';
    accessSync(path, constants.R_OK);
    return { path };
  } catch (error) {
    return problemOf(error);
  }
}

/** Shows progress in a terminal; leaves it out where standard error goes into a file. */
function showProgress(line: string): void {
  if (!process.stderr.isTTY) return;
  const { columns } = process.stderr;
  process.stderr.write(`\r\u001b[K${line.slice(0, columns - 1)}`);
}

function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

async function readStandardInput(): Promise<FileContent> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of process.stdin) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size <= inputLimitBytes) parts.push(bytes);
    }
  } catch (error) {
    return { kind: 'problem', problem: problemOf(error) };
  }
  if (size > inputLimitBytes) return { kind: 'too-large', size };
  return { kind: 'bytes', bytes: Buffer.concat(parts) };
}

async function writePath(path: string, content: string | Uint8Array): Promise<FileProblem | null> {
  try {
    writeFileSync(path, content);
    return null;
  } catch (error) {
    const problem = problemOf(error);
    if (problem !== 'missing') return problem;
    return existsSync(dirname(path)) ? 'no-access' : 'no-folder';
  }
}

async function isSameFile(path: string, other: string): Promise<boolean> {
  try {
    return realpathSync(path) === realpathSync(other);
  } catch {
    return false;
  }
}

/** Windows has no variable for the language of programs. The rules of plurals are the fastest way to it. */
const systemLanguage = { LANG: new Intl.PluralRules().resolvedOptions().locale };

/** The real terminal. */
export const nodeTerminal: Terminal = {
  environment: { ...systemLanguage, ...process.env },
  home: homedir() || userInfo().homedir,
  readFile: readPath,
  findFile,
  readStandardInput,
  showProgress,
  interruption,
  writeFile: writePath,
  isSameFile,
  say: (line) => writeOut(1, `${line}\n`),
  showInBrowser,
  showPage,
};
