import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore, ReadError } from '@rokade/store';
import {
  type Actor,
  conflictsWith,
  decide,
  foldJournal,
  type JournalEvent,
  makeEntries,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import type { AppError, Executed } from '../application.ts';
import { hallClock } from '../hall-clock.ts';
import { firstIssue } from '../shapes/first-issue.ts';
import { type BasedRequest, requestShape } from '../shapes/request-shape.ts';
import type { LiveTournaments } from './live-tournaments.ts';

/** What carrying out a command needs. */
export interface ExecutionContext {
  readonly store: JournalStore;
  readonly live: LiveTournaments;
  readonly clock: () => Date;
}

type Outcome = Result<Executed, AppError>;
type Loaded = Result<Tournament | null, Exclude<ReadError, { code: 'store.missing' }>>;

/** What a command would be decided on: the state, or null for a tournament not there yet. */
async function loadForCommand(live: LiveTournaments, id: TournamentId): Promise<Loaded> {
  const loaded = await live.load(id);
  if (loaded.ok) return loaded;
  const { error } = loaded;
  return error.code === 'store.missing' ? ok(null) : err(error);
}

/** The conflict, if somebody wrote what the command rests on since its writer looked. */
async function staleness(
  { store }: ExecutionContext,
  current: Tournament,
  { command, basedOn }: BasedRequest,
): Promise<AppError | null> {
  const actualVersion = current.version;
  if (basedOn === actualVersion || command.kind === 'create-tournament') return null;
  if (basedOn > actualVersion) return { code: 'store.conflict', actualVersion, since: [] };
  const since = await store.read(current.id, basedOn);
  if (!since.ok) return since.error;
  return conflictsWith(command, since.value)
    ? { code: 'store.conflict', actualVersion, since: since.value }
    : null;
}

/** For a return, the state it leads to; null for every other command. */
async function stateReturnedTo(
  { store }: ExecutionContext,
  current: Tournament | null,
  { command }: BasedRequest,
): Promise<Loaded> {
  if (current === null || command.kind !== 'return-to') return ok(null);
  const journal = await store.read(current.id, 0);
  if (!journal.ok) {
    const { error } = journal;
    return error.code === 'store.missing' ? ok(null) : err(error);
  }
  return ok(foldJournal(journal.value.slice(0, Math.max(0, command.toVersion))));
}

/** Signs and appends events after a version. */
async function appendEvents(
  { store, live, clock }: ExecutionContext,
  place: { readonly id: TournamentId; readonly version: number },
  events: readonly JournalEvent[],
  by: { readonly actor: Actor; readonly reason: string },
): Promise<Outcome | 'overtaken'> {
  const { id, version } = place;
  const entries = makeEntries(events, { version, at: clock().toISOString(), ...by });
  const appended = await store.append(id, version, entries);
  if (!appended.ok) {
    return appended.error.code === 'store.append-conflict' ? 'overtaken' : err(appended.error);
  }
  const reached = await live.load(id);
  return reached.ok ? ok({ tournament: reached.value, entries }) : reached;
}

async function attempt(
  context: ExecutionContext,
  id: TournamentId,
  request: BasedRequest,
  actor: Actor,
): Promise<Outcome | 'overtaken'> {
  const loaded = await loadForCommand(context.live, id);
  if (!loaded.ok) return loaded;
  const current = loaded.value;
  if (current === null && request.command.kind !== 'create-tournament') {
    return err({ code: 'store.missing' });
  }
  const stale = current === null ? null : await staleness(context, current, request);
  if (stale !== null) return err(stale);
  const earlier = await stateReturnedTo(context, current, request);
  if (!earlier.ok) return earlier;
  const { now } = hallClock(context.clock);
  const decided = decide(current, { ...request, now }, earlier.value);
  if (!decided.ok) return decided;
  const events = decided.value;
  if (events.length === 0 && current !== null) return ok({ tournament: current, entries: [] });
  const place = { id, version: current?.version ?? 0 };
  return appendEvents(context, place, events, { actor, reason: request.reason });
}

/** How often a command is decided anew when another process was faster. */
const mostAttempts = 5;

const isAbout = (id: TournamentId, { command }: BasedRequest): boolean =>
  command.kind !== 'create-tournament' || command.id === id;

/**
 * Decides a command on the newest state and appends what follows; when it answers ok, that is on
 * disk. To be called in the tournament's turn.
 */
export async function execute(
  context: ExecutionContext,
  id: TournamentId,
  request: BasedRequest,
  actor: Actor,
): Promise<Outcome> {
  const parsed = requestShape.safeParse(request);
  if (!parsed.success) return err({ code: 'request.invalid', at: firstIssue(parsed.error) });
  if (!isAbout(id, parsed.data)) return err({ code: 'request.invalid', at: 'command.id' });
  for (let attempts = 0; attempts < mostAttempts; attempts++) {
    const outcome = await attempt(context, id, parsed.data, actor);
    if (outcome !== 'overtaken') return outcome;
    context.live.forget(id);
  }
  return err({ code: 'store.failed', problem: 'busy' });
}
