import { createApplication, makeJournalFile } from '@rokade/server';
import { type Settings, tournamentBook } from '@rokade/tournament';
import { benchId, benchJournal } from '../shared/bench-journal.ts';
import { published } from '../shared/hall.ts';

const clubs = ['Østerbro', 'Aarhus', 'Nørresundby', 'Tempelhof', 'Brønshøj', 'Sønderborg', 'Ribe'];
const kinds = ['Klubturnering', 'Lynturnering', 'Påskecup', 'Efterårsturnering', 'EMT'];

/** The settings of the n-th tournament: some of every club, kind and week of ten years. */
function settingsOf(n: number): Settings {
  const day = new Date(Date.UTC(2017, 0, 1 + Math.floor(n / 10) * 3)).toISOString().slice(0, 10);
  const place = clubs[n % clubs.length] ?? '';
  const name = `${kinds[n % kinds.length]} ${day.slice(0, 4)} nr. ${n}`;
  return { ...published, name, place, group: n % 3 === 0 ? 'A' : '', roundDates: [day] };
}

/** Keeps so many tournaments in a place, each of eight players and a round, as files that are taken in. */
export async function fill(place: string, tournaments: number): Promise<void> {
  const created = await createApplication({ dataDirectory: place });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  for (let n = 0; n < tournaments; n++) {
    const entries = benchJournal({ players: 8, rounds: 1, open: n % 2 }, settingsOf(n));
    const file = makeJournalFile(tournamentBook, benchId, entries, '2026-11-21T10:00:00.000Z');
    const taken = await app.tournaments.importJson(file);
    if (!taken.ok) throw new Error(taken.error.code);
  }
  await app.close();
}
