import { execFileSync } from 'node:child_process';

/** Browser tests look at the pages as they are in the source now, not at an old build. */
export function setup(): void {
  execFileSync('npm', ['run', 'build'], { stdio: 'pipe' });
}
