import { setTimeout } from 'node:timers/promises';
import {
  type Actor,
  type BookKind,
  type BookTypes,
  conflictsWith,
  decideRequest,
  foldReturn,
  isReturnTo,
  makeEntries,
  type Request,
  type Returned,
  type ReturnTo,
  text,
} from '@rokade/journal';
import type { Suspensions } from '@rokade/players';
import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore, MissingJournal, ReadError, RemovedJournal } from '@rokade/store';
import { z } from 'zod';
import { listingAtBeginning, listingOf } from '../journal-file/stored-summary.ts';
import type { BasedRequest, BookError, Executed } from '../kinds/books.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { carriedOnInTurns, type LiveBooks } from './live-books.ts';
import { stepsInTurns } from './steps-in-turns.ts';

/** What executing a command needs. */
export interface ExecutionContext<B extends BookTypes> {
  readonly kind: BookKind<B>;
  readonly store: JournalStore<B['event']>;
  readonly live: LiveBooks<B>;
  /** `at`: the time of the entries (UTC, ISO 8601); `now`: local time, `2026-11-21T19:05`. */
  readonly times: () => { readonly at: string; readonly now: string };
  /** The facts from other books that a decision depends on. Default: none. */
  readonly facts?: (state: B['state'], command: B['command'] | ReturnTo) => Promise<Suspensions>;
}

export type Outcome<B extends BookTypes> = Result<Executed<B>, BookError<B>>;
type Loaded<B extends BookTypes> = Result<
  B['state'] | null,
  Exclude<ReadError, MissingJournal | RemovedJournal>
>;

/** Whether there is no journal, so that one may begin. */
const isAbsent = (error: ReadError): error is MissingJournal | RemovedJournal =>
  error.code === 'store.missing' || error.code === 'store.removed';

/** A request to be executed on a book. */
export interface Attempt<B extends BookTypes> {
  readonly id: B['id'];
  readonly request: BasedRequest<B>;
  readonly actor: Actor;
  /** The owner of a book that begins; undefined: the installation's own organisation. */
  readonly organisation: string | undefined;
}

/** The state on which a command is decided; null: there is no book yet. */
export async function loadForCommand<B extends BookTypes>(
  { live }: ExecutionContext<B>,
  { id, request }: Attempt<B>,
): Promise<Loaded<B>> {
  let loaded = await live.states.load(id);
  if (loaded.ok && loaded.value.version < request.basedOn) {
    // The sender saw entries of another process whose change has not been noticed here yet.
    live.states.forget(id);
    loaded = await live.states.load(id);
  }
  if (loaded.ok) return loaded;
  const { error } = loaded;
  return isAbsent(error) ? ok(null) : err(error);
}

/** The conflict with entries newer than the command's sender had seen; null: none. */
async function staleness<B extends BookTypes>(
  { kind, live }: ExecutionContext<B>,
  current: B['state'],
  { id, request: { command, basedOn } }: Attempt<B>,
): Promise<BookError<B> | null> {
  const actualVersion = current.version;
  if (basedOn === actualVersion) return null;
  if (basedOn > actualVersion) return { code: 'store.conflict', actualVersion, since: [] };
  // The journal comes from memory: five hundred who write at once must not each read it from the store.
  const journal = await live.journals.load(id);
  if (!journal.ok) return journal.error;
  const since = journal.value.slice(basedOn);
  return conflictsWith(kind, command, since)
    ? { code: 'store.conflict', actualVersion, since }
    : null;
}

/** For a return, the state it leads to; null for every other command. */
async function stateReturnedTo<B extends BookTypes>(
  { kind, live }: ExecutionContext<B>,
  current: B['state'] | null,
  { id, request: { command } }: Attempt<B>,
): Promise<Loaded<B>> {
  if (current === null || !isReturnTo(command)) return ok(null);
  const journal = await live.journals.load(id);
  if (!journal.ok) {
    const { error } = journal;
    return isAbsent(error) ? ok(null) : err(error);
  }
  return ok(foldReturn(kind, journal.value, command.toVersion));
}

/** The states on which a command was decided, and its events. */
interface Decided<B extends BookTypes> {
  readonly current: B['state'] | null;
  readonly earlier: B['state'] | null;
  readonly events: readonly (B['event'] | Returned)[];
}

/** Makes entries of events and appends them, together with the new summary for lists. */
async function appendEvents<B extends BookTypes>(
  { kind, store, times }: ExecutionContext<B>,
  { id, request: { reason }, actor, organisation }: Attempt<B>,
  { current, earlier, events }: Decided<B>,
): Promise<Outcome<B> | 'overtaken'> {
  const version = current?.version ?? 0;
  const entries = makeEntries(events, { version, at: times().at, actor, reason });
  const reached = (await carriedOnInTurns(kind, current, entries)) ?? earlier;
  if (reached === null) return err({ code: 'store.missing' });
  const state = { ...reached, version: version + entries.length };
  const listing = listingAtBeginning(listingOf(kind, state), organisation);
  const appended = await store.append(id, version, entries, listing);
  if (appended.ok) return ok({ state, entries });
  return appended.error.code === 'store.append-conflict' ? 'overtaken' : err(appended.error);
}

/** The events or the refusal of a request; a decision in steps lets other tasks run between them. */
export async function decidedInTurns<B extends BookTypes>(
  kind: BookKind<B>,
  current: B['state'] | null,
  request: Request<B['command'] | ReturnTo>,
  earlier: B['state'] | null,
): Promise<Result<readonly (B['event'] | Returned)[], BookError<B>>> {
  const { command } = request;
  const steps = isReturnTo(command) ? null : kind.decideInSteps?.(current, { ...request, command });
  return steps === null || steps === undefined
    ? decideRequest(kind, current, request, earlier)
    : stepsInTurns(steps);
}

async function attemptOnce<B extends BookTypes>(
  context: ExecutionContext<B>,
  attempt: Attempt<B>,
): Promise<Outcome<B> | 'overtaken'> {
  const { kind, times, facts } = context;
  const { request } = attempt;
  const loaded = await loadForCommand(context, attempt);
  if (!loaded.ok) return loaded;
  const current = loaded.value;
  const begins = kind.begins(request.command, attempt.id) !== null;
  if (current === null && !begins) return err({ code: 'store.missing' });
  const stale = current === null ? null : await staleness(context, current, attempt);
  if (stale !== null) return err(stale);
  const earlier = await stateReturnedTo(context, current, attempt);
  if (!earlier.ok) return earlier;
  const { now } = times();
  const suspensions = current === null ? {} : await facts?.(current, request.command);
  const informed = { ...request, ...suspensions, now };
  const decided = await decidedInTurns(kind, current, informed, earlier.value);
  if (!decided.ok) return decided;
  const events = decided.value;
  if (events.length === 0 && current !== null) return ok({ state: current, entries: [] });
  return appendEvents(context, attempt, { current, earlier: earlier.value, events });
}

/** How long, in milliseconds, a command is tried again while other processes write to its book first. */
const patience = 5000;

/** The longest pause before the next try, in milliseconds; random, so that two processes do not keep colliding. */
const longestPause = 30;

const isBusy = ({ code, problem }: { readonly code: string; readonly problem: unknown }): boolean =>
  code === 'store.failed' && problem === 'busy';

/** Whether nothing was written because another process wrote first or held the lock. */
const isOvertaken = <T extends object>(outcome: T | 'overtaken'): outcome is 'overtaken' => {
  if (outcome === 'overtaken') return true;
  const { error } = outcome as { readonly error?: { readonly code: string } };
  return error !== undefined && 'problem' in error && isBusy({ ...error, problem: error.problem });
};

const requestShape = <B extends BookTypes>(kind: BookKind<B>) =>
  z.strictObject({
    basedOn: z.int().min(0),
    command: schemaOf(kind.commandShape),
    reason: schemaOf(text),
    confirmed: z.union([z.boolean(), z.literal('twice')]),
  });

const shapesByKind = new WeakMap<object, ReturnType<typeof requestShape>>();

/** Validates a request. The schema is made once for each kind, since making it takes as long as the act itself. */
export function parsedRequest<B extends BookTypes>(kind: BookKind<B>, request: BasedRequest<B>) {
  const cached = shapesByKind.get(kind);
  const shape = (cached as ReturnType<typeof requestShape<B>> | undefined) ?? requestShape(kind);
  if (cached === undefined) shapesByKind.set(kind, shape as ReturnType<typeof requestShape>);
  return shape.safeParse(request);
}

/** Repeats an attempt, for five seconds at most, while other processes write to the book first. */
export async function patiently<B extends BookTypes, T extends object>(
  { live }: Pick<ExecutionContext<B>, 'live'>,
  id: B['id'],
  attempt: () => Promise<T | Outcome<B> | 'overtaken'>,
): Promise<T | Outcome<B>> {
  for (const deadline = performance.now() + patience; ; ) {
    const outcome = await attempt();
    if (!isOvertaken(outcome)) return outcome;
    if (performance.now() >= deadline) return err({ code: 'store.failed', problem: 'busy' });
    live.states.forget(id);
    live.journals.forget(id);
    await setTimeout(Math.random() * longestPause);
  }
}

/**
 * Decides a command on the newest state and appends its events; once it returns ok, they are on disk.
 * Must be called in the book's turn.
 */
export async function execute<B extends BookTypes>(
  context: ExecutionContext<B>,
  attempt: Attempt<B>,
): Promise<Outcome<B>> {
  const { kind } = context;
  const { id } = attempt;
  const parsed = parsedRequest(kind, attempt.request);
  if (!parsed.success) return err({ code: 'request.invalid', at: firstIssue(parsed.error) });
  const request = parsed.data;
  const begun = kind.begins(request.command, id);
  if (begun !== null && begun !== id) return err({ code: 'request.invalid', at: 'command.id' });
  return patiently<B, Outcome<B>>(context, id, () => attemptOnce(context, { ...attempt, request }));
}
