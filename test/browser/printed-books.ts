import { readFileSync } from 'node:fs';
import { type Application, createApplication } from '@rokade/server';
import { usualSettings } from '@rokade/tournament';
import { run } from '../tournament/journal-driver.ts';
import { keepJournal } from './kinds-of-tournament.ts';
import { keepContests } from './printed-contests.ts';
import { keepEvent } from './printed-events.ts';
import { keepCup, keepLeague, printedBoards, printedCups } from './printed-leagues.ts';
import { keepRegister } from './printed-register.ts';
import { printedFields, tournamentsOf } from './printed-tournaments.ts';

/** The books that are printed; the others have ids of their own, which stand beside what makes them. */
export interface PrintedBooks {
  /** By field, the ids of its tournaments in the order of their sizes. */
  readonly fields: readonly (readonly string[])[];
  /** A tournament in which norms were made. */
  readonly norms: string;
  /** By size, a tournament with a protest. */
  readonly protested: ReadonlyMap<number, string>;
}

const normFile = new URL('../../apps/cli/test/cases/norms/input.trf', import.meta.url);

async function keepNorms({ tournaments }: Application): Promise<string> {
  const importer = {
    actor: { id: 'a1', name: 'Ida Hansen' },
    at: '2026-11-21T18:00:00.000Z',
    settings: usualSettings,
    confirmed: true,
  };
  const taken = await tournaments.importFile(readFileSync(normFile), importer);
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  return taken.value.id;
}

const lodged = {
  kind: 'lodge-appeal',
  game: { round: 1, board: 1 },
  ruledOn: '2026-11-02',
  lodgedOn: '2026-11-03',
  written: true,
  paid: true,
  ruling: 'Møller: 1–0 efter mobilregel',
  by: '',
  words: 'Telefonen var slukket.',
} as const;

/** A tournament of each size whose prizes are an event's to pay, with a protest; gives their ids. */
async function keepEventGroups(app: Application): Promise<PrintedBooks['protested']> {
  const kept = new Map<number, string>();
  const [field] = printedFields;
  for (const [index, journal] of (field ? tournamentsOf(field) : []).entries()) {
    const size = field?.sizes[index] ?? 0;
    const [appellant] = journal.state.players;
    if (appellant === undefined) throw new Error('nobody plays');
    const id = await keepJournal(app, run(journal, { ...lodged, appellant: appellant.id }));
    kept.set(size, id);
    await keepEvent(app, size, [id]);
  }
  return kept;
}

/** Fills a data folder with a book of each kind that anything is printed of, in all its sizes. */
export async function keepPrintedBooks(folder: string): Promise<PrintedBooks> {
  const made = await createApplication({ dataDirectory: folder });
  if (!made.ok) throw new Error(made.error.code);
  const app = made.value;
  const fields: string[][] = [];
  for (const field of printedFields) {
    const ids: string[] = [];
    for (const journal of tournamentsOf(field)) ids.push(await keepJournal(app, journal));
    fields.push(ids);
  }
  const norms = await keepNorms(app);
  await keepRegister(app);
  const protested = await keepEventGroups(app);
  for (const size of [3, 40, 240]) await keepContests(app, size);
  for (const boards of printedBoards) await keepLeague(app, boards);
  for (const teams of printedCups) await keepCup(app, teams);
  await app.close();
  return { fields, norms, protested };
}
