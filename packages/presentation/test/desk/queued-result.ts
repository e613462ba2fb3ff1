import type { QueuedResult } from '@rokade/presentation/console/outbox/result-queue.ts';

/** A win of White at board 1 of round 1 that waits to be sent, with changes. */
export const queuedResult = (changes: Partial<QueuedResult>): QueuedResult => ({
  key: 1,
  round: 1,
  board: 1,
  white: 'Møller, Bo',
  black: 'Holm, Ida',
  result: { kind: 'played', white: 2, black: 0 },
  before: null,
  beforeBy: '',
  incident: null,
  basedOn: 10,
  reason: '',
  confirmed: false,
  state: { kind: 'waiting', attempts: 0 },
  ...changes,
});
