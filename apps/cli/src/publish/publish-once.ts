import { spawn } from 'node:child_process';
import { bad, type Context, done, no, type Outcome } from '../outcome.ts';
import { type MirrorPlaces, readMirror } from './read-mirror.ts';
import { writeMirror } from './write-mirror.ts';

/** A mirror to make. */
export interface Mirror extends MirrorPlaces {
  readonly folder: string;
  /** The command that passes the mirror on, for the system's shell; '' = none. */
  readonly then: string;
}

/** Runs the command in the mirror's folder; returns its exit code. */
function takeOn({ then, folder }: Mirror): Promise<number> {
  const child = spawn(then, { cwd: folder, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('exit', (code) => resolve(code ?? 1));
  });
}

/** Brings the mirror up to date and runs the command, if anything in it changed. */
export async function publishOnce({ t }: Context, mirror: Mirror): Promise<Outcome> {
  const { folder, then, server } = mirror;
  const files = await readMirror(mirror).catch(() => null);
  if (files === null) return bad(t('cli.publish.unreachable', { url: server }));
  const change = writeMirror(folder, files);
  if (change === null) return bad(t('cli.publish.not-a-mirror', { folder }));
  const sentence = `${t('cli.publish.done', { ...change, count: files.size, folder })}\n`;
  const isNew = change.written + change.removed > 0;
  const code = then === '' || !isNew ? 0 : await takeOn(mirror);
  return code === 0
    ? done(sentence)
    : no(sentence, t('cli.publish.then-failed', { command: then, code }));
}
