/**
 * Pairs the one Dutch round its parent sends and answers with the time and the memory: a process of its
 * own has its own peak of memory, unaffected by earlier pairings.
 */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DutchRequest, dutch2026, type PairedRound } from '@rokade/rules';

export interface PairedAlone {
  readonly paired: PairedRound;
  /** Processor time of the pairing. */
  readonly milliseconds: number;
  /** The peak of memory of the whole process, including Node and the request. */
  readonly megabytes: number;
}

function pair(request: DutchRequest): PairedAlone {
  const before = process.cpuUsage();
  const answer = dutch2026.pairRound(request);
  const { user, system } = process.cpuUsage(before);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
  return { paired: answer.value, milliseconds: (user + system) / 1000, megabytes };
}

/** Pairs a round in a process of its own. */
export function pairAlone(request: DutchRequest): Promise<PairedAlone> {
  const { promise, resolve, reject } = Promise.withResolvers<PairedAlone>();
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  child.once('message', (answer) => resolve(answer as PairedAlone));
  child.once('exit', () => reject(new Error('the pairing ended without an answer')));
  child.send(request);
  return promise;
}

if (import.meta.main) {
  process.once('message', (request) => {
    process.send?.(pair(request as DutchRequest), () => process.disconnect());
  });
}
