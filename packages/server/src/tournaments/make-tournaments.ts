import { err, ok, type Result } from '@rokade/rules';
import { foldJournal, type Tournament, type TournamentId } from '@rokade/tournament';
import { beginFailure, makeBooks, type RunningBooks } from '../books/make-books.ts';
import { type RemovalContext, removeBook } from '../books/remove-book.ts';
import { playDemo } from '../demo/play-demo.ts';
import { listingOf } from '../journal-file/stored-summary.ts';
import { listQuestion } from '../kinds/list-marks.ts';
import { listedPage, listedTournament } from '../kinds/summaries.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import type { AppError, Tournaments, TournamentTypes } from '../kinds/tournament-types.ts';
import { linkedInTournament, type RegisterOf, saysNumbers } from '../offers/linked-by-number.ts';
import { type KeepsOut, keptOutOfTournament } from '../sanctions/kept-out.ts';
import { newTournamentId } from '../values/new-ids.ts';
import { importFile, importJournal } from './import-journal.ts';
import { type HallOfInstallation, makeShown } from './shown-tournaments.ts';

type AppAnswer<T> = Promise<Result<T, AppError>>;
type Running = RunningBooks<TournamentTypes>;

/** The tournaments, with what the server needs to run them. */
export interface RunningTournaments extends Pick<Running, 'lookThrough' | 'damages'> {
  readonly tournaments: Tournaments;
  /** The tournaments at the desk of an organisation, which owns new ones. */
  in(organisation: string): Tournaments;
  /** Resolves once no act on a tournament is under way. */
  close(): Promise<void>;
}

async function createDemo(
  running: Running,
  { now, organisation }: { readonly now: Date; readonly organisation: string | undefined },
  actor: Parameters<Tournaments['createDemo']>[0],
): AppAnswer<TournamentId> {
  const id = newTournamentId('demo');
  const entries = playDemo(id, now, actor);
  const state = foldJournal(entries);
  if (state === null) return err({ code: 'store.missing' });
  const begun = await running.begin(id, entries, listingOf(tournamentKind, state), organisation);
  return begun.ok ? ok(id) : err(beginFailure(begun.error));
}

const missing: AppError = { code: 'store.missing' };
const otherName: AppError = { code: 'remove.other-name' };

interface Beside extends HallOfInstallation {
  readonly keptOut?: KeepsOut | undefined;
  /** The register of an organisation, for finding persons by number. Default: none is searched. */
  readonly registerOf?: RegisterOf | undefined;
}

/** A request with the register's persons added whose numbers it contains. */
async function linkedRequest(
  books: Pick<Running['books'], 'get' | 'belonging'>,
  registerOf: RegisterOf | undefined,
  { id, request }: { id: TournamentId; request: Parameters<Tournaments['execute']>[1] },
): Promise<typeof request> {
  if (registerOf === undefined || !saysNumbers(request.command)) return request;
  const [found, whose] = [await books.get(id), await books.belonging(id)];
  if (!found.ok || !whose.ok) return request;
  const register = await registerOf(whose.value.organisation);
  return { ...request, command: linkedInTournament(register, found.value, request.command) };
}

/** A name with each run of spaces as one, and none at its ends. */
const plainName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Makes the tournaments on their store. */
export function makeTournaments(
  kept: RemovalContext<TournamentTypes>,
  clock: () => Date,
  { keptOut = () => [], registerOf, ...hall }: Beside,
): RunningTournaments {
  const times = () => ({ at: clock().toISOString(), now: hall.clock().now });
  const running: Running = makeBooks(tournamentKind, kept.store, {
    times,
    facts: (state, command) =>
      keptOutOfTournament({ keptOut, get: running.books.get }, state, command),
  });
  const { books, turns } = running;
  const shownOf = makeShown(hall);
  const remove = (id: TournamentId, objection: (t: Tournament) => AppError | null) =>
    turns.take(id, () => removeBook(kept, id, objection));
  /** The acts that begin tournaments, which belong to the organisation. */
  const beginning = (organisation: string | undefined) =>
    ({
      async execute(id, request, actor) {
        const linked = await linkedRequest(books, registerOf, { id, request });
        return running.executeIn(organisation, id, linked, actor);
      },
      createDemo: (actor) => createDemo(running, { now: clock(), organisation }, actor),
      importJson: (text) => importJournal({ running, organisation }, text),
      importFile: (bytes, importer) => importFile({ running, organisation }, { bytes, importer }),
    }) satisfies Partial<Tournaments>;
  const tournaments: Tournaments = {
    ...books,
    ...beginning(undefined),
    list: async () => (await books.list()).map(listedTournament),
    page: async (question) => listedPage(await books.page(listQuestion(question))),
    damaged: async () => (await books.damaged()).map(listedTournament),
    async shown(id, to) {
      const found = await books.get(id);
      if (!found.ok) return found;
      const whose = await books.belonging(id);
      if (!whose.ok) return whose;
      const shown = shownOf(found.value, await hall.names(whose.value.organisation));
      return shown.isPublished || to === 'arbiter' ? ok(shown) : err({ code: 'store.missing' });
    },
    removeDemo: (id) => remove(id, ({ demo }) => (demo ? null : missing)),
    remove: (id, name) =>
      remove(id, ({ settings }) =>
        plainName(settings.name) === plainName(name) ? null : otherName,
      ),
    readPlayerList: (input) => running.reading.read({ kind: 'players', input }),
  };
  return {
    tournaments,
    in: (organisation) => ({ ...tournaments, ...beginning(organisation) }),
    lookThrough: running.lookThrough,
    damages: running.damages,
    close: running.close,
  };
}
