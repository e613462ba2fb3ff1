import { type Contest, contestResults } from '@rokade/club';
import { makeSeededRandom, plusDays } from '@rokade/rules';
import { makeContest, playBlitzYear, playLadder, playMehrkampf } from './contests.ts';
import { type Asker, copySeason } from './desk.ts';
import { type Member, members } from './members.ts';
import { playSkat } from './skat.ts';
import { playTournament } from './tournaments.ts';
import { playTrophies } from './trophies.ts';

/** A year played, by the ids of its books. */
export interface PlayedYear {
  readonly season: string;
  readonly next: string;
  readonly books: Readonly<Record<string, string>>;
  readonly trophies: Readonly<Record<string, string>>;
}

const inYear = (...days: readonly string[]): readonly string[] => days.map((day) => `2025-${day}`);

/** So many days from a first one on, some weeks between. */
const daysFrom = (first: string, times: number, weeks: number): readonly string[] =>
  Array.from({ length: times }, (_, index) => plusDays(first, 7 * weeks * index));

const some = (from: number, many: number): readonly Member[] => members.slice(from, from + many);

/** The days of what has some, Fridays but for those of the open rapid and of the combined event. */
const days = {
  championship: inYear(
    ...['01-10', '01-24', '02-14', '02-28', '03-14', '03-28'],
    ...['04-11', '04-25', '05-09', '05-23', '06-13'],
  ),
  cup: inYear('09-12', '10-10', '10-24', '11-14'),
  blitz: inYear(
    ...['01-03', '02-07', '03-07', '04-04', '05-02'],
    ...['06-06', '07-04', '08-01', '09-05'],
  ),
  seniors: daysFrom('2025-02-25', 7, 1),
  'open-rapid': ['2025-06-28'],
  combined: inYear('04-05', '05-04', '06-08', '08-10', '09-14'),
  'christmas-skat': ['2025-12-19'],
} as const;

/** Plays what has rounds; gives each by its section. */
async function playAllTournaments(asker: Asker, seed: string) {
  const random = makeSeededRandom(`${seed} tournaments`);
  const play = (name: string, wanted: Omit<Parameters<typeof playTournament>[1], 'name'>) =>
    playTournament(asker, { name, ...wanted }, random);
  const dutch = {
    code: 'dutch',
    edition: 'fide-2026',
    acceleration: 'none',
    initialColour: 'white',
  } as const;
  return {
    championship: await play('Klubmeisterschaft 2025', {
      settings: { system: dutch, tieBreaks: ['BH', 'SB'] },
      ...{ players: some(0, 40), days: days.championship, isByStrength: true },
    }),
    cup: await play('Pokalmeisterschaft 2025', {
      settings: { system: { code: 'cup', edition: 'tempelhof-2018', byes: [] }, tieBreaks: [] },
      ...{ players: some(0, 16), days: days.cup, isDecisive: true },
    }),
    seniors: await play('Seniorenmeisterschaft 2025', {
      settings: {
        system: {
          ...{ code: 'rutsch', edition: 'tempelhof-2018', cycles: 1 },
          ...{ withdrawals: 'tempelhof-2018', freeDates: true },
        },
        tieBreaks: [],
      },
      ...{ players: members.filter(({ born }) => born <= 1965).slice(0, 8), days: days.seniors },
    }),
    'open-rapid': await play('Sommer-Schnellturnier 2025', {
      settings: { system: dutch, tieBreaks: ['BH'], roundsPlanned: 7 },
      isByStrength: true,
      ...{ players: some(15, 30), days: Array.from({ length: 7 }, () => '2025-06-28') },
    }),
  };
}

/** Plays what is played otherwise; gives each by its section. */
async function playAllContests(asker: Asker, seed: string) {
  const random = makeSeededRandom(`${seed} contests`);
  const year = 2025;
  const rules = 'tempelhof-2018';
  const wanted = (format: string, name: string, people: readonly Member[]) => ({
    ...{ format, rules, name, people, year },
  });
  const evenings = daysFrom('2025-01-17', 22, 2);
  return {
    blitz: await playBlitzYear(
      asker,
      wanted('blitz-year', 'Blitzmeisterschaft 2025', some(0, 24)),
      days.blitz,
      random,
    ),
    ladder: await playLadder(
      asker,
      wanted('ladder', 'Schnellschachrangliste', some(8, 14)),
      evenings,
      random,
    ),
    combined: await playMehrkampf(
      asker,
      wanted('mehrkampf', 'Mehrkampf 2025', some(3, 12)),
      days.combined,
      random,
    ),
    'christmas-skat': await playSkat(
      asker,
      { name: 'Weihnachtsskat 2025', people: some(2, 12), year },
      days['christmas-skat'][0],
      random,
    ),
  };
}

const kindOf = (section: string): 'tournament' | 'contest' =>
  ['championship', 'cup', 'seniors', 'open-rapid'].includes(section) ? 'tournament' : 'contest';

const names: Readonly<Record<string, string>> = {
  championship: 'Klubmeisterschaft',
  cup: 'Pokalmeisterschaft',
  seniors: 'Seniorenmeisterschaft',
  'open-rapid': 'Sommer-Schnellturnier',
  blitz: 'Blitzmeisterschaft',
  ladder: 'Schnellschachrangliste',
  combined: 'Mehrkampf',
  'christmas-skat': 'Weihnachtsskat',
};

const daysOf = (section: string): readonly string[] =>
  Object.hasOwn(days, section) ? days[section as keyof typeof days] : [];

/** Who won what, by the tables of its books: nobody where the first place is shared or there is none. */
async function winnersOf(asker: Asker, books: PlayedYear['books']) {
  const winner = async ([section, id]: [string, string]) => {
    if (kindOf(section) === 'tournament') {
      const said = (await (await asker.get(`/tournaments/${id}/standings`)).json()) as Standings;
      return { section, winner: said.rows[0]?.player.id };
    }
    const contest = (await (await asker.get(`/contests/${id}`)).json()) as Contest;
    const first = contestResults(contest).filter(({ place }) => place === 1);
    const [alone] = first.length === 1 ? first : [];
    return { section, winner: contest.entries.find((one) => one.values.name === alone?.name)?.id };
  };
  const all = await Promise.all(Object.entries(books).map(winner));
  return all.flatMap(({ section, winner: id }) => (id === undefined ? [] : [{ section, id }]));
}

interface Standings {
  readonly rows: readonly { readonly player: { readonly id: string } }[];
}

/**
 * Plays a whole year of a club of 45 members by the API: every competition that Rokade knows, the
 * season that has them all with entries and winners, the cups won by them, and the beginning of the next.
 */
export async function playYear(asker: Asker, seed: string): Promise<PlayedYear> {
  const books = {
    ...(await playAllTournaments(asker, seed)),
    ...(await playAllContests(asker, seed)),
  };
  const season = await makeContest(asker, {
    ...{ format: 'season', rules: 'tempelhof-2018', name: 'Vereinsjahr 2025', year: 2025 },
    people: members,
  });
  const day = '2025-01-01';
  const note = (act: object) => season.tell({ kind: 'note-act', act: { ...act, day } });
  await note({
    kind: 'programme-planned',
    items: Object.entries(books).map(([section, id]) => ({
      ...{ item: section, what: section, name: names[section] ?? section, at: '20:00', note: '' },
      ...{ days: daysOf(section), book: { kind: kindOf(section), id } },
    })),
  });
  for (const { id } of some(0, 12)) {
    await note({ kind: 'item-entered', item: 'championship', entry: id });
  }
  const won = await winnersOf(asker, books);
  for (const { section, id } of won) {
    await note({ kind: 'champion-named', item: section, champions: [id] });
  }
  const trophies = await playTrophies(asker, won);
  return { season: season.id, next: await copySeason(asker, season.id), books, trophies };
}
