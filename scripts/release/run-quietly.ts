import { execFileSync } from 'node:child_process';

/** Runs a program and gives what it prints; a failure tells what it printed. */
export function runQuietly(
  program: string,
  args: readonly string[],
  { folder, env = process.env }: { readonly folder: string; readonly env?: NodeJS.ProcessEnv },
): string {
  try {
    return execFileSync(program, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (thrown) {
    const { stdout = '', stderr = '' } = thrown as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

/** npm in a folder, with nothing said but what was asked for. */
export const runNpm = (folder: string, ...args: readonly string[]): string =>
  runQuietly('npm', [...args, '--silent', '--no-audit', '--no-fund', '--prefer-offline'], {
    folder,
  });
