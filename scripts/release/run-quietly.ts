import { execFileSync } from 'node:child_process';

/** Runs a program and gives what it prints; a failure tells what it printed. */
export function runQuietly(
  program: string,
  given: readonly string[],
  { folder, env = process.env }: { readonly folder: string; readonly env?: NodeJS.ProcessEnv },
): string {
  try {
    return execFileSync(program, given, {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (thrown) {
    const { stdout = '', stderr = '' } = thrown as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${given.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

/** npm in a folder, with nothing said but what was asked for. */
export const runNpm = (folder: string, ...given: readonly string[]): string =>
  runQuietly('npm', [...given, '--silent', '--no-audit', '--no-fund', '--prefer-offline'], {
    folder,
  });
