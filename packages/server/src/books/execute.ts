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
import { listingOf, saidAtBeginning } from '../journal-file/stored-summary.ts';
import type { BasedRequest, BookError, Executed } from '../kinds/books.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { carriedOnInTurns, type LiveBooks } from './live-books.ts';
import { stepsInTurns } from './steps-in-turns.ts';

/** What carrying out a command needs. */
export interface ExecutionContext<B extends BookTypes> {
  readonly kind: BookKind<B>;
  readonly store: JournalStore<B['event']>;
  readonly live: LiveBooks<B>;
  /** The time to sign with (UTC, ISO 8601), and what the clock in the hall shows. */
  readonly times: () => { readonly at: string; readonly now: string };
  /** What other books say that a decision rests on; left out: nothing. */
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

/** A request to be carried out, and on what. */
export interface Attempt<B extends BookTypes> {
  readonly id: B['id'];
  readonly request: BasedRequest<B>;
  readonly actor: Actor;
  /** Whose the book is to be, if it begins. */
  readonly organisation: string | undefined;
}

/** What a command would be decided on: the state, or null for a book not there yet. */
export async function loadForCommand<B extends BookTypes>(
  { live }: ExecutionContext<B>,
  { id, request }: Attempt<B>,
): Promise<Loaded<B>> {
  let loaded = await live.states.load(id);
  if (loaded.ok && loaded.value.version < request.basedOn) {
    // Another process wrote what its writer saw, and we have not heard of it yet.
    live.states.forget(id);
    loaded = await live.states.load(id);
  }
  if (loaded.ok) return loaded;
  const { error } = loaded;
  return isAbsent(error) ? ok(null) : err(error);
}

/** The conflict, if somebody wrote what the command rests on since its writer looked. */
async function staleness<B extends BookTypes>(
  { kind, live }: ExecutionContext<B>,
  current: B['state'],
  { id, request: { command, basedOn } }: Attempt<B>,
): Promise<BookError<B> | null> {
  const actualVersion = current.version;
  if (basedOn === actualVersion) return null;
  if (basedOn > actualVersion) return { code: 'store.conflict', actualVersion, since: [] };
  // The journal is at hand: five hundred who write at once must not each read what the others wrote.
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

/** What a command was decided on, and the events it leads to. */
interface Decided<B extends BookTypes> {
  readonly current: B['state'] | null;
  readonly earlier: B['state'] | null;
  readonly events: readonly (B['event'] | Returned)[];
}

/** Signs and appends events; with them goes what lists are to say. */
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
  const said = saidAtBeginning(listingOf(kind, state), organisation);
  const appended = await store.append(id, version, entries, said);
  if (appended.ok) return ok({ state, entries });
  return appended.error.code === 'store.append-conflict' ? 'overtaken' : err(appended.error);
}

/** What a request leads to; where it is decided in steps, others have their turn between them. */
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
  const known = current === null ? {} : await facts?.(current, request.command);
  const told = { ...request, ...known, now };
  const decided = await decidedInTurns(kind, current, told, earlier.value);
  if (!decided.ok) return decided;
  const events = decided.value;
  if (events.length === 0 && current !== null) return ok({ state: current, entries: [] });
  return appendEvents(context, attempt, { current, earlier: earlier.value, events });
}

/** So long, in milliseconds, a command is decided anew while other processes are faster at its book. */
const patience = 5000;

/** The longest pause before the next try, in milliseconds; it is of chance, so that two do not go on meeting. */
const longestPause = 30;

const isBusy = ({ code, problem }: { readonly code: string; readonly problem: unknown }): boolean =>
  code === 'store.failed' && problem === 'busy';

/** Whether another was faster, or both stood in each other's way: nothing was written. */
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

/** A request as `execute` takes it; its shape is made once a kind, which takes as long as the act itself. */
export function parsedRequest<B extends BookTypes>(kind: BookKind<B>, request: BasedRequest<B>) {
  const known = shapesByKind.get(kind);
  const shape = (known as ReturnType<typeof requestShape<B>> | undefined) ?? requestShape(kind);
  if (known === undefined) shapesByKind.set(kind, shape as ReturnType<typeof requestShape>);
  return shape.safeParse(request);
}

/** Tries again for a while where other processes are faster at a book, on what they wrote. */
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
 * Decides a command on the newest state and appends what follows; when it answers ok, that is on
 * disk. To be called in the book's turn.
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
