import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Arbiter,
  createTournament,
  drawLots,
  enterList,
  pairAndPublish,
  setUpAccount,
} from './arbiter.ts';
import type { Hall } from './hall.ts';

/** Six of a club. */
const sixNames = ['Møller, Bo', 'Holm, Eva', 'Krüger, Jens', 'Voß, Anna', 'Dahl, Per', 'Lund, Ole'];

/** Enters a list in the tournament that is open: its heading, and a line for each player. */
export async function enterLines(
  { folder }: Hall,
  arbiter: Arbiter,
  list: readonly string[],
): Promise<void> {
  const file = join(folder, 'spillere.csv');
  await writeFile(file, list.join('\n'));
  await enterList(arbiter, file, list.length - 1);
}

/** What a tournament begins with; a list is its heading and a line for each player. */
interface Field {
  readonly name: string;
  /** Left out: the usual one. */
  readonly system?: string;
  readonly list: readonly string[];
}

/** Makes the first account and a tournament, and enters its players; gives the tournament's id. */
export async function openTournament(
  hall: Hall,
  arbiter: Arbiter,
  { name, system, list }: Field,
): Promise<string> {
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
  await createTournament(arbiter, name, system);
  const id = /\/console\/([^/]+)/.exec(arbiter.page.url())?.[1] ?? '';
  await enterLines(hall, arbiterOf(hall, arbiter, id), list);
  return id;
}

/** An arbiter of one tournament, whatever page is open. */
const arbiterOf = ({ server }: Hall, { page }: Arbiter, id: string): Arbiter => ({
  page,
  base: () => `${server.url}/console/${id}`,
});

/** A tournament of six with lots drawn and the first round published; ends on the results desk. */
export async function beginTournament(hall: Hall, arbiter: Arbiter, seed = 'frø'): Promise<string> {
  const field = { name: 'Klubturnering', list: ['Navn', ...sixNames.map((name) => `"${name}"`)] };
  const id = await openTournament(hall, arbiter, field);
  await drawLots(arbiterOf(hall, arbiter, id), seed);
  await pairAndPublish(arbiterOf(hall, arbiter, id), 1);
  return id;
}
