import { err, ok, type Result } from '@rokade/rules';
import type { JournalHead, JournalStore, StorageFailed } from '@rokade/store';
import {
  foldJournal,
  type JournalEntry,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import type { AppError, TournamentSummary, Tournaments } from '../application.ts';
import { playDemo } from '../demo/play-demo.ts';
import { makeJournalFile, makeJournalFileInTurns } from '../journal-file/make-journal-file.ts';
import { makeReading } from '../reading/make-reading.ts';
import { execute } from './execute.ts';
import { appendFailure, importFile, importJournal } from './import-journal.ts';
import { type LiveTournaments, makeLiveTournaments } from './live-tournaments.ts';
import { newTournamentId } from './new-ids.ts';
import { damagedSummary, summaryOf } from './summaries.ts';
import { makeTurnTaking, type TurnTaking } from './turn-taking.ts';

type AppAnswer<T> = Promise<Result<T, AppError>>;

/** What working with tournaments needs. */
interface Workshop {
  readonly store: JournalStore;
  readonly live: LiveTournaments;
  readonly turns: TurnTaking;
  readonly clock: () => Date;
}

/** The tournaments of a store. */
export interface RunningTournaments {
  readonly tournaments: Tournaments;
  /** Resolves once nothing is being done to any of them. */
  close(): Promise<void>;
}

function stateAt(entries: readonly JournalEntry[], version: number): Result<Tournament, AppError> {
  const isKnown = Number.isInteger(version) && version >= 1 && version <= entries.length;
  const state = isKnown ? foldJournal(entries.slice(0, version)) : null;
  return state === null ? err({ code: 'journal.unknown-version', version }) : ok(state);
}

const unlisted = (cause: StorageFailed): Error =>
  new Error('the journals cannot be listed', { cause });

/** Lists tournaments, folding only those that grew since they were last listed. */
function makeList(workshop: Workshop): Tournaments['list'] {
  const known = new Map<TournamentId, { version: number; summary: TournamentSummary }>();
  const summarise = async (head: JournalHead): Promise<TournamentSummary> => {
    const kept = known.get(head.id);
    if (kept?.version === head.version) return kept.summary;
    const state = await workshop.live.load(head.id);
    if (!state.ok && state.error.code === 'store.failed') throw unlisted(state.error);
    if (!state.ok) return damagedSummary(head, state.error);
    const summary = summaryOf(state.value, head.changedAt);
    known.set(head.id, { version: state.value.version, summary });
    return summary;
  };
  return async () => {
    const heads = await workshop.store.list();
    if (!heads.ok) throw unlisted(heads.error);
    const summaries: TournamentSummary[] = [];
    for (const head of heads.value) summaries.push(await summarise(head));
    return summaries;
  };
}

async function createDemo(
  { store, clock }: Workshop,
  actor: Parameters<Tournaments['createDemo']>[0],
): AppAnswer<TournamentId> {
  const id = newTournamentId('demo');
  const appended = await store.append(id, 0, playDemo(id, clock(), actor));
  return appended.ok ? ok(id) : err(appendFailure(appended.error));
}

async function removeDemo(workshop: Workshop, id: TournamentId): AppAnswer<null> {
  const state = await workshop.live.load(id);
  if (!state.ok) return state;
  return state.value.demo ? workshop.store.remove(id) : err({ code: 'store.missing' });
}

async function salvage({ store, clock }: Workshop, id: TournamentId): AppAnswer<string> {
  const sound = await store.readSound(id);
  if (!sound.ok) return sound;
  const { entries, damage } = sound.value;
  if (entries.length === 0 && damage !== null) return err(damage);
  return ok(makeJournalFile(id, entries, clock().toISOString()));
}

/** Everything shells do with tournaments, on a journal store. */
export function makeTournaments(store: JournalStore, clock: () => Date): RunningTournaments {
  const live = makeLiveTournaments(store);
  const turns = makeTurnTaking();
  const reading = makeReading();
  const workshop: Workshop = { store, live, turns, clock };
  // Before anybody else hears of a change, the state it leads to is there.
  store.subscribe(live.advance);
  const tournaments: Tournaments = {
    list: makeList(workshop),
    get: (id) => live.load(id),
    async at(id, version) {
      const read = await store.read(id, 0);
      return read.ok ? stateAt(read.value, version) : read;
    },
    journal: (id) => store.read(id, 0),
    execute: (id, request, actor) =>
      turns.take(id, () => execute({ store, live, clock }, id, request, actor)),
    createDemo: (actor) => createDemo(workshop, actor),
    removeDemo: (id) => turns.take(id, () => removeDemo(workshop, id)),
    async exportJson(id) {
      const read = await store.read(id, 0);
      if (!read.ok) return read;
      return ok(await makeJournalFileInTurns(id, read.value, clock().toISOString()));
    },
    importJson: (text) => importJournal(store, reading, text),
    importFile: (bytes, importer) => importFile(store, reading, { bytes, importer }),
    readPlayerList: (input) => reading.read({ kind: 'players', input }),
    salvage: (id) => salvage(workshop, id),
    subscribe: (listener) => store.subscribe(listener),
  };
  return {
    tournaments,
    async close() {
      await reading.close();
      await turns.idle();
    },
  };
}
