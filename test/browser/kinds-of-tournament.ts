import {
  type Application,
  createApplication,
  makeJournalFile,
  tournamentKind,
} from '@rokade/server';
import type { SystemChoice, TournamentId } from '@rokade/tournament';
import {
  type Driver,
  run,
  started,
  tournamentId,
  whiteWinsAll,
} from '../tournament/journal-driver.ts';

/** A tournament of a kind, and the pages that only such a one has. */
interface KindOfTournament {
  readonly system: SystemChoice;
  readonly consolePages: readonly string[];
  readonly publicPages: readonly string[];
  readonly prints: readonly string[];
}

const ofTable = { cycles: 1, withdrawals: 'tempelhof-2018', freeDates: true } as const;

/** One of each kind with pages of its own. */
export const kindsOfTournament: readonly KindOfTournament[] = [
  {
    system: {
      code: 'dutch',
      edition: 'fide-2026',
      acceleration: 'none',
      initialColour: 'white',
    },
    consolePages: ['checklist', 'what-if', 'prizes', 'crosstable?view=progress', 'settings'],
    publicPages: ['what-if', 'crosstable?view=progress', 'workings/p1'],
    prints: ['progress', 'workings?player=p1'],
  },
  {
    system: { code: 'rutsch', edition: 'tempelhof-2018', ...ofTable },
    consolePages: ['crosstable', 'open', 'seats', 'schedule', 'lots'],
    publicPages: ['crosstable', 'open', 'seats', 'schedule'],
    prints: ['seats', 'schedule', 'open', 'crosstable'],
  },
  {
    system: { code: 'olympiad', edition: 'dsu-2002', teams: 4, order: 'match-points' },
    consolePages: ['teams', 'round', 'results'],
    publicPages: ['teams', 'round/1'],
    prints: ['teams', 'pairings'],
  },
  {
    system: { code: 'cup', edition: 'tempelhof-2018', byes: [] },
    consolePages: ['bracket', 'round', 'standings'],
    publicPages: ['bracket', 'standings'],
    prints: ['bracket'],
  },
];

/** Puts a tournament into an application; gives its id. */
export async function keepJournal(
  { tournaments }: Application,
  { entries }: Driver,
): Promise<TournamentId> {
  const file = makeJournalFile(tournamentKind, tournamentId, entries, '2026-11-21T18:00:00.000Z');
  const taken = await tournaments.importJson(file);
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value;
}

/** Puts tournaments into a data folder; gives their ids in order. */
export async function keepJournals(
  folder: string,
  journals: readonly Driver[],
): Promise<readonly string[]> {
  const made = await createApplication({ dataDirectory: folder });
  if (!made.ok) throw new Error(made.error.code);
  const ids: string[] = [];
  for (const journal of journals) ids.push(await keepJournal(made.value, journal));
  await made.value.close();
  return ids;
}

/** One tournament of each kind, with a round played. */
export const keepTournaments = (folder: string): Promise<readonly string[]> =>
  keepJournals(
    folder,
    kindsOfTournament.map(({ system }) => {
      const tieBreaks = system.code === 'dutch' ? ['BH-C1', 'DE'] : [];
      const played = whiteWinsAll(started(8, { system, tieBreaks, roundsPlanned: 5 }));
      return run(played, { kind: 'pair-round' }, { kind: 'publish-round' });
    }),
  );
