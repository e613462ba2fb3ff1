import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ask, type SentHeaders } from './asking.ts';

/** The resources that a server has used so far. */
export interface Usage {
  /** Milliseconds of CPU time. */
  readonly cpu: number;
  /** Bytes of memory now, including what is no longer in use and not yet freed. */
  readonly memory: number;
  /** Bytes in use, or in use until a moment ago. */
  readonly retained: number;
}

/** A server in a process of its own. */
export interface Served {
  readonly url: string;
  /** null: there is an account already. */
  readonly setupUrl: string | null;
  usage(): Promise<Usage>;
  /** The usage once all memory that is not in use has been freed. */
  retainedUsage(): Promise<Usage>;
  close(): Promise<void>;
}

/** The next message of the server; it rejects where the server ends instead. */
function answerOf<T>(child: ChildProcess): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
  child.once('exit', ended).once('message', (message) => {
    child.off('exit', ended);
    resolve(message as T);
  });
  return promise;
}

/** Posts data that the server has to accept. */
export async function post(url: string, headers: SentHeaders, json: object) {
  const answer = await ask(url, headers, json);
  if (answer.status >= 300) throw new Error(`${url}: ${answer.body}`);
  return answer;
}

/** Makes the first account by the set-up link; returns the headers for its requests. */
export async function signIn(url: string, setupUrl: string): Promise<SentHeaders> {
  const json = { 'content-type': 'application/json' };
  const token = new URL(setupUrl).searchParams.get('token');
  const body = { token, name: 'Bench', password: 'a long password' };
  const { headers, body: answer } = await post(`${url}/api/setup`, json, body);
  const { session } = JSON.parse(answer.toString()) as { session: { csrf: string } };
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { ...json, cookie, 'x-rokade-csrf': session.csrf };
}

/** Serves the data in a folder or at the address of a database. */
export async function serve(place: string): Promise<Served> {
  const program = join(import.meta.dirname, 'serving-process.ts');
  const child = fork(program, [place], { execArgv: ['--expose-gc'] });
  const used = (what: 'usage' | 'retained') => {
    child.send(what);
    return answerOf<Usage>(child);
  };
  const answer = await answerOf<{ url: string; setupUrl: string | null }>(child);
  return {
    ...answer,
    usage: () => used('usage'),
    retainedUsage: () => used('retained'),
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
