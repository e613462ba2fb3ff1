import { tournamentBook } from '@rokade/tournament';
import { openStorage } from '../src/index.ts';

/** A folder's tournaments and accounts, and the function that closes it. */
export async function openJournals(folder: string) {
  const opened = await openStorage(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const { accounts, close, journals } = opened.value;
  return { ...journals(tournamentBook), accounts, close };
}
