import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** The size of the disk, in kilobytes. */
const kilobytes = 1024;

/** A way to run a program on a disk with little room, and SQLite's name for the problem there. */
interface SmallDisk {
  readonly problem: 'disk-full' | 'io';
  readonly command: readonly [string, ...string[]];
}

/** A real file system in memory, mounted over the folder (`$0`) for the program only. */
const mounted = (unshare: readonly [string, ...string[]]): SmallDisk => ({
  problem: 'disk-full',
  command: [...unshare, 'sh', '-c', `mount -t tmpfs -o size=${kilobytes}k none "$0" && exec "$@"`],
});

/** For systems without the right to mount: no file of the program may grow beyond a size. */
const limited: SmallDisk = {
  problem: 'io',
  // The shells count in blocks of 512 or of 1024 bytes.
  command: ['sh', '-c', `ulimit -f ${kilobytes / 2} && exec "$@"`],
};

const ways = [mounted(['unshare', '-m']), mounted(['unshare', '-rm']), limited];

function works({ command: [program, ...args] }: SmallDisk): boolean {
  return spawnSync(program, [...args, '/tmp', 'true']).status === 0;
}

/**
 * Runs a TypeScript program with a folder of little room as its argument; returns its output, and the
 * problem to expect.
 */
export async function runOnSmallDisk(program: string, folder: string) {
  const way = ways.find(works);
  if (way === undefined) throw new Error('this machine has no way to make a disk small');
  const [command, ...args] = way.command;
  const run = await promisify(execFile)(command, [
    ...args,
    folder,
    process.execPath,
    program,
    folder,
  ]);
  return { problem: way.problem, output: JSON.parse(run.stdout) };
}
