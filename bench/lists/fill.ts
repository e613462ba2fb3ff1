import { type Application, createApplication, makeJournalFile } from '@rokade/server';
import { type Settings, tournamentBook } from '@rokade/tournament';
import { benchId, benchJournal } from '../shared/bench-journal.ts';
import { published } from '../shared/hall.ts';

const clubs = ['Østerbro', 'Aarhus', 'Nørresundby', 'Tempelhof', 'Brønshøj', 'Sønderborg', 'Ribe'];
const kinds = ['Klubturnering', 'Lynturnering', 'Påskecup', 'Efterårsturnering', 'EMT'];

/** The settings of the n-th tournament: a mix of clubs, kinds and weeks of ten years. */
function settingsOf(n: number): Settings {
  const day = new Date(Date.UTC(2017, 0, 1 + Math.floor(n / 10) * 3)).toISOString().slice(0, 10);
  const place = clubs[n % clubs.length] ?? '';
  const name = `${kinds[n % kinds.length]} ${day.slice(0, 4)} nr. ${n}`;
  return { ...published, name, place, group: n % 3 === 0 ? 'A' : '', roundDates: [day] };
}

const bench = { id: 'bench', name: 'Bench' };

/** The number of clubs besides the federation that has the server. */
const benchClubs = 40;

/** The desks of all organisations. */
async function makeDesks(app: Application): Promise<readonly Application[]> {
  const desks = [app];
  for (let n = 1; n <= benchClubs; n++) {
    const made = await app.organisations.make({ address: `club-${n}`, name: `Club ${n}` }, bench);
    if (!made.ok) throw new Error(made.error.code);
    desks.push(await app.deskOf(made.value));
  }
  return desks;
}

/**
 * Stores a number of tournaments in a place, each of eight players and a round, by importing files; as
 * many in each organisation, and of the clubs' one in five handed in to the federation.
 */
export async function fill(place: string, tournaments: number): Promise<void> {
  const created = await createApplication({ dataDirectory: place });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  const desks = await makeDesks(app);
  for (let n = 0; n < tournaments; n++) {
    const desk = desks[n % desks.length] ?? app;
    const entries = benchJournal({ players: 8, rounds: 1, open: n % 2 }, settingsOf(n));
    const file = makeJournalFile(tournamentBook, benchId, entries, '2026-11-21T10:00:00.000Z');
    const taken = await desk.tournaments.importJson(file);
    if (!taken.ok) throw new Error(taken.error.code);
    const isHandedIn = desk !== app && n % 5 === 0;
    const what = { kind: 'tournament', id: taken.value } as const;
    const wish = { to: app.organisation, handedIn: true };
    if (isHandedIn) await app.organisations.handIn(what, wish, bench);
  }
  await app.close();
}
