import { type Contest, contestResults } from '@rokade/club';
import { makeSeededRandom } from '@rokade/rules';
import { playBlitzTournaments, playBlitzYear } from './blitz-year.ts';
import { playByAppointment } from './by-appointment.ts';
import { playChampionship, playLastChampionship } from './championship.ts';
import { makeContest, note } from './contests.ts';
import { playCup } from './cup.ts';
import { type Asker, type BookAtDesk, copySeason, openBook } from './desk.ts';
import { playFreely, playLadder } from './ladder.ts';
import { playMehrkampf } from './mehrkampf.ts';
import { guests, members, some } from './members.ts';
import { playOpenRapid } from './open-rapid.ts';
import { type Books, blitzDays, cupDays, plannedItems, programme2025 } from './programme.ts';
import { playSkat } from './skat.ts';
import { playTrophies, wonBefore } from './trophies.ts';

/** A year that was played, by the ids of its books. */
export interface PlayedYear {
  readonly before: string;
  readonly season: string;
  readonly next: string;
  readonly books: Readonly<Record<string, string>>;
  readonly trophies: Readonly<Record<string, string>>;
}

const seniors = members.filter(({ born }) => born <= 1965).slice(0, 7);
/** A player aged 57, by an exception of the person in charge of play (III.E.1). */
const tooYoung = members.filter(({ born }) => born === 1968 || born === 1969).slice(0, 1);
const women = members.filter(({ sex }) => sex === 'w').slice(0, 5);

/** The competitions in rounds. */
async function playAllTournaments(asker: Asker, seed: string) {
  const random = makeSeededRandom(`${seed} tournaments`);
  const earlier = await playLastChampionship(asker, random);
  const lastCup = { name: 'Pokalmeisterschaft 2024', players: 8 };
  const before = await playCup(
    asker,
    { ...lastCup, days: ['2024-10-11', '2024-10-25', '2024-11-15'] },
    random,
  );
  const championship = await playChampionship(asker, { earlier, cup: before }, random);
  const byes = ['m1', 'm2', 'm3'];
  const cup = { name: 'Pokalmeisterschaft 2025', players: 20, days: cupDays, byes };
  const byAppointment = (wanted: Parameters<typeof playByAppointment>[1]) =>
    playByAppointment(asker, wanted, random);
  return {
    championship,
    cup: await playCup(asker, cup, random),
    ...(await playBlitzTournaments(asker, random)),
    seniors: await byAppointment({
      name: 'Seniorenmeisterschaft 2025',
      openTo: 'seniors',
      players: [...seniors, ...tooYoung],
      exception: 'Ausnahme des Spielleiters (III.E.1)',
    }),
    women: await byAppointment({
      name: 'Damenmeisterschaft 2025',
      openTo: 'women',
      players: women,
      twice: true,
    }),
    summer: await byAppointment({
      name: 'Sommerturnier 2025',
      openTo: 'all',
      players: [...some(20, 7), ...guests.slice(2, 4)],
    }),
    openRapid: await playOpenRapid(asker, random),
  };
}

type Tournaments = Awaited<ReturnType<typeof playAllTournaments>>;

/** The other competitions, some of them based on tournaments. */
async function playAllContests(asker: Asker, seed: string, { newYear, meeting }: Tournaments) {
  const random = makeSeededRandom(`${seed} contests`);
  const skat = (name: string, people: readonly (typeof members)[number][], day: string) =>
    playSkat(asker, { name, people }, { day, random });
  return {
    blitz: await playBlitzYear(asker, { days: blitzDays, newYear, meeting }, random),
    ladder: await playLadder(asker, random),
    freePlay: await playFreely(asker, random),
    combined: await playMehrkampf(asker, random),
    skat: await skat('Frühjahrsskat 2025', some(0, 13), '2025-03-21'),
    christmasSkat: await skat('Weihnachtsskat 2025', some(2, 12), '2025-12-19'),
  };
}

/** Each item of the programme with its book; the youth's championship is a list of the club's. */
function booksOf(t: Tournaments, c: Awaited<ReturnType<typeof playAllContests>>): Books {
  const tournament = (book: BookAtDesk) => ({ kind: 'tournament', book }) as const;
  const contest = (book: BookAtDesk) => ({ kind: 'contest', book }) as const;
  return {
    championship: tournament(t.championship),
    cup: tournament(t.cup),
    seniors: tournament(t.seniors),
    women: tournament(t.women),
    summer: tournament(t.summer),
    'open-rapid': tournament(t.openRapid),
    'new-year-blitz': tournament(t.newYear),
    'meeting-blitz': tournament(t.meeting),
    blitz: contest(c.blitz),
    ladder: contest(c.ladder),
    'free-play': contest(c.freePlay),
    combined: contest(c.combined),
    skat: contest(c.skat),
    'christmas-skat': contest(c.christmasSkat),
  };
}

interface Row {
  readonly player: { readonly id: string };
}

/** The members in a competition. */
async function whoPlays(book: BookAtDesk): Promise<readonly string[]> {
  const { players, entries } = (await book.now()) as {
    readonly players?: readonly { readonly id: string }[];
    readonly entries?: readonly { readonly id: string }[];
  };
  const all = (players ?? entries ?? []).map(({ id }) => id);
  return all.filter((id) => members.some((one) => one.id === id));
}

/** The winner of each, by the tables of its books: none where the first place is shared or empty. */
async function winnersOf(asker: Asker, books: Books) {
  const winner = async ([item, { kind, book }]: [string, Books[string]]) => {
    if (kind === 'tournament') {
      const answer = await asker.get(`/tournaments/${book.id}/standings`);
      const { rows } = (await answer.json()) as { readonly rows: readonly Row[] };
      const [first] = rows;
      return { item, id: members.find(({ id }) => id === first?.player.id)?.id };
    }
    const contest = (await book.now()) as unknown as Contest;
    const first = contestResults(contest).filter(({ place }) => place === 1);
    const [alone] = first.length === 1 ? first : [];
    return { item, id: members.find(({ name }) => name === alone?.name)?.id };
  };
  const all = await Promise.all(Object.entries(books).map(winner));
  const young = members.filter(({ born }) => born >= 2025 - 21).map(({ id }) => id);
  const championship = books['championship']?.book.id;
  const answer = await asker.get(`/tournaments/${championship}/standings`);
  const { rows } = (await answer.json()) as { readonly rows: readonly Row[] };
  const youth = rows.find(({ player }) => young.includes(player.id))?.player.id;
  return [...all, { item: 'youth', id: youth }].flatMap(({ item, id }) =>
    id === undefined ? [] : [{ item, id }],
  );
}

/** The season before, which only has a programme. */
async function beginLastSeason(asker: Asker): Promise<BookAtDesk> {
  const season = await makeContest(asker, {
    format: 'season',
    rules: 'tempelhof-2018',
    name: 'Vereinsjahr 2024',
    year: 2024,
    people: members,
  });
  const items = plannedItems(programme2025, {}).map((one) => ({ ...one, days: [] }));
  await note(season, { kind: 'programme-planned', items, day: '2024-01-01' });
  return season;
}

/**
 * Plays a whole year of a club of 45 members by the API: the season is begun from the one before, every
 * competition of the regulations is played, entered and won, the cups are awarded, and the next season
 * begins.
 */
export async function playYear(asker: Asker, seed: string): Promise<PlayedYear> {
  const before = await beginLastSeason(asker);
  const season = await openBook(asker, 'contests', await copySeason(asker, before.id));
  const copied = ((await season.now()) as unknown as Contest).acts;
  const tournaments = await playAllTournaments(asker, seed);
  const books = booksOf(tournaments, await playAllContests(asker, seed, tournaments));
  const day = '2025-01-01';
  const [planned] = copied.filter((act) => act.kind === 'programme-planned');
  const idOf = new Map(planned?.items.map(({ name, item }) => [name, item]));
  const items = plannedItems(programme2025, books).map((one) => ({
    ...one,
    item: idOf.get(one.name) ?? one.item,
  }));
  await season.tell({ kind: 'change-contest', changes: { published: true } });
  await note(season, { kind: 'programme-planned', items, day });
  const itemOf = (item: string) =>
    idOf.get(programme2025.find((one) => one.item === item)?.name ?? '') ?? item;
  for (const [item, { book }] of Object.entries(books)) {
    for (const entry of await whoPlays(book)) {
      await note(season, { kind: 'item-entered', item: itemOf(item), entry, day });
    }
  }
  const won = await winnersOf(asker, books);
  for (const { item, id } of won) {
    await note(season, { kind: 'champion-named', item: itemOf(item), champions: [id], day });
  }
  const trophies = await playTrophies(
    asker,
    won.map(({ item, id }) => ({ section: item, id })),
  );
  for (const { item, id } of won) {
    const champion = wonBefore(item, id, 2024);
    if (champion === undefined) continue;
    await note(before, { kind: 'champion-named', item, champions: [champion], day: '2024-12-20' });
  }
  return {
    before: before.id,
    season: season.id,
    next: await copySeason(asker, season.id),
    trophies,
    books: Object.fromEntries(Object.entries(books).map(([item, { book }]) => [item, book.id])),
  };
}
