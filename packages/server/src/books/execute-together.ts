import { type BookTypes, conflictsWith, makeEntries, type Recorded } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { listingOf } from '../journal-file/stored-summary.ts';
import type { BasedRequest } from '../kinds/books.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import {
  type Attempt,
  decidedInTurns,
  type ExecutionContext,
  execute,
  loadForCommand,
  type Outcome,
  parsedRequest,
  patiently,
} from './execute.ts';
import { carriedOnInTurns } from './live-books.ts';

/** The result of the requests decided so far: the book's state, and the entries to be appended. */
interface Pending<B extends BookTypes> {
  readonly state: B['state'];
  readonly entries: readonly Recorded<B['event']>[];
}

/** Decides a request on the state after those before it; returns its outcome and what is pending then. */
async function decidedOn<B extends BookTypes>(
  { kind, times, facts }: ExecutionContext<B>,
  journal: readonly Recorded<B['event']>[],
  { state, entries }: Pending<B>,
  { request, actor }: Attempt<B>,
): Promise<{ readonly outcome: Outcome<B>; readonly pending: Pending<B> }> {
  const unchanged = { state, entries };
  const refused = (outcome: Outcome<B>) => ({ outcome, pending: unchanged });
  const { basedOn, command, reason } = request;
  const { version: actualVersion } = state;
  const since = [
    ...journal.slice(basedOn),
    ...entries.slice(Math.max(0, basedOn - journal.length)),
  ];
  if (basedOn > actualVersion || conflictsWith(kind, command, since)) {
    return refused(err({ code: 'store.conflict', actualVersion, since }));
  }
  const { at, now } = times();
  const suspensions = await facts?.(state, command);
  const decided = await decidedInTurns(kind, state, { ...request, ...suspensions, now }, null);
  if (!decided.ok) return refused(decided);
  const own = makeEntries(decided.value, { version: actualVersion, at, actor, reason });
  const reached = await carriedOnInTurns(kind, state, own);
  if (own.length === 0 || reached === null) return refused(ok({ state, entries: [] }));
  const after = { ...reached, version: actualVersion + own.length };
  return {
    outcome: ok({ state: after, entries: own }),
    pending: { state: after, entries: [...entries, ...own] },
  };
}

/**
 * Decides requests, each on the state after the one before, and appends the entries of all at once. A
 * single outcome, instead of one for each, is an error for all: the book could not be read or written.
 */
async function attemptTogether<B extends BookTypes>(
  context: ExecutionContext<B>,
  id: B['id'],
  attempts: readonly Attempt<B>[],
): Promise<readonly Outcome<B>[] | Outcome<B> | 'overtaken'> {
  const { kind, live, store } = context;
  // If the version that the newest request has seen can be loaded, those of all others can.
  const [newest] = attempts.toSorted((a, b) => b.request.basedOn - a.request.basedOn);
  if (newest === undefined) return [];
  const loaded = await loadForCommand(context, newest);
  if (!loaded.ok) return loaded;
  if (loaded.value === null) return err({ code: 'store.missing' });
  const journal = await live.journals.load(id);
  if (!journal.ok) return journal;
  const { version } = loaded.value;
  if (journal.value.length !== version) return 'overtaken';
  let pending: Pending<B> = { state: loaded.value, entries: [] };
  const outcomes: Outcome<B>[] = [];
  for (const attempt of attempts) {
    const decided = await decidedOn(context, journal.value, pending, attempt);
    outcomes.push(decided.outcome);
    pending = decided.pending;
  }
  const { state, entries } = pending;
  if (entries.length === 0) return outcomes;
  const appended = await store.append(id, version, entries, listingOf(kind, state));
  if (appended.ok) return outcomes;
  return appended.error.code === 'store.append-conflict' ? 'overtaken' : appended;
}

/** A request that waits, and the two ways to answer its sender. */
export interface Waiting<B extends BookTypes> {
  readonly attempt: Attempt<B>;
  readonly answer: (outcome: Outcome<B>) => void;
  readonly fail: (thrown: unknown) => void;
}

/** Executes several requests for an existing book, each on the state after the ones before it. */
async function carryOutTogether<B extends BookTypes>(
  context: ExecutionContext<B>,
  id: B['id'],
  waiting: readonly Waiting<B>[],
): Promise<void> {
  const { kind } = context;
  const sound: Waiting<B>[] = [];
  for (const one of waiting) {
    const parsed = parsedRequest(kind, one.attempt.request);
    if (parsed.success) {
      const request: BasedRequest<B> = parsed.data;
      sound.push({ ...one, attempt: { ...one.attempt, request } });
    } else one.answer(err({ code: 'request.invalid', at: firstIssue(parsed.error) }));
  }
  const attempts = sound.map(({ attempt }) => attempt);
  const done = await patiently(context, id, () => attemptTogether(context, id, attempts));
  for (const [index, { answer }] of sound.entries()) {
    const outcome = 'ok' in done ? done : done[index];
    if (outcome !== undefined) answer(outcome);
  }
}

/**
 * Executes requests that wait for the same book, in its turn. Several are decided one after the other and
 * written in one transaction, so that a hall whose players report at the same time waits for a few syncs
 * of the disk, not for hundreds. Each is answered once its entries are on disk.
 */
export async function executeTogether<B extends BookTypes>(
  context: ExecutionContext<B>,
  waiting: readonly Waiting<B>[],
): Promise<void> {
  const [first, second] = waiting;
  if (first === undefined) return;
  try {
    if (second === undefined) first.answer(await execute(context, first.attempt));
    else await carryOutTogether(context, first.attempt.id, waiting);
  } catch (thrown) {
    for (const { fail } of waiting) fail(thrown);
  }
}
