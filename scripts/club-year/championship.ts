import { championship2018, plusDays, type SeededRandom } from '@rokade/rules';
import { makeSystem, proposeClasses, type Tournament } from '@rokade/tournament';
import type { Asker, BookAtDesk } from './desk.ts';
import { some } from './members.ts';
import { championshipDays } from './programme.ts';
import { playSchedule, playTournament, type SeenGame } from './tournaments.ts';

const rules = championship2018.code;
const roundRobin = {
  system: makeSystem('tempelhof-table'),
  tieBreaks: ['SKT-PTS', 'SKT-SB', 'SKT-DE'],
};
export const swiss = {
  system: makeSystem('tempelhof', { firstRound: 'rating-halves' }),
  tieBreaks: ['SKT-BH', 'SKT-SB', 'SKT-DE'],
};
const twoHours = {
  timeControl: {
    stages: [
      { moves: 40, minutes: 120 },
      { moves: null, minutes: 30 },
    ],
    incrementSeconds: 0,
  },
};

/** A number of Fridays of the year before, two weeks apart. */
const fridays = (many: number): readonly string[] =>
  Array.from({ length: many }, (_, index) => plusDays('2024-01-12', 14 * index));

interface Shared {
  readonly rows: readonly {
    readonly rank: number;
    readonly shared: boolean;
    readonly player: { readonly id: string };
  }[];
}

/** The players of each shared place of the final table. */
async function sharedPlaces(asker: Asker, id: string): Promise<readonly (readonly string[])[]> {
  const { rows } = (await (await asker.get(`/tournaments/${id}/standings`)).json()) as Shared;
  const shared = Map.groupBy(
    rows.filter((one) => one.shared),
    ({ rank }) => rank,
  );
  return [...shared.values()].map((equal) => equal.map(({ player }) => player.id));
}

/** Players who share a place play for it; where a lot is prescribed it decides (III.A.4, III.A.7). */
export async function decidePlaces(asker: Asker, book: BookAtDesk): Promise<void> {
  for (const players of await sharedPlaces(asker, book.id)) {
    const draw = { kind: 'draw-tie-lots', seed: `places ${players.join(' ')}`, players };
    const withPlayOff = { ...draw, playOff: { declined: [], games: [] } };
    await book.tell(withPlayOff);
    const { tieLots } = (await book.now()) as unknown as Tournament;
    const games = tieLots.at(-1)?.playOff?.games ?? [];
    const won = games.map((game, index) => ({ ...game, whiteHalfPoints: index === 0 ? 2 : 1 }));
    await book.tell({ ...draw, playOff: { declined: [], games: won } });
  }
}

/** A class that plays separately, as all did in the year before. */
async function playClass(
  asker: Asker,
  [own, from, many]: readonly [number, number, number],
  random: SeededRandom,
): Promise<BookAtDesk> {
  const players = some(from, many);
  const isSwiss = many > championship2018.swissInClass.over;
  const name = 'Klubmeisterschaft 2024';
  const classes = players.map(({ id: player }) => ({
    player,
    class: own,
    own,
    code: 'championship.by-hand',
    note: 'Ergebnis 2023',
  }));
  const wanted = {
    name,
    players,
    days: fridays(isSwiss ? 7 : many - 1 + (many % 2)),
    settings: { ...twoHours, ...(isSwiss ? swiss : roundRobin), group: `Klasse ${own}` },
    before: (book: BookAtDesk) => book.tell({ kind: 'give-classes', rules, of: 3, given: classes }),
    atEnd: (book: BookAtDesk) => decidePlaces(asker, book),
  };
  const book = await (isSwiss ? playTournament : playSchedule)(asker, wanted, random);
  return book;
}

/** The year before: three separate classes, two round robins and a Swiss for the largest one. */
export const playLastChampionship = async (
  asker: Asker,
  random: SeededRandom,
): Promise<readonly BookAtDesk[]> => {
  const first = await playClass(asker, [1, 0, 8], random);
  const second = await playClass(asker, [2, 8, 10], random);
  return [first, second, await playClass(asker, [3, 18, 14], random)];
};

const stateOf = async (book: BookAtDesk): Promise<Tournament> =>
  (await book.now()) as unknown as Tournament;

/** The classes as they are proposed from last year and the cup; one player goes up by merit (III.A.8). */
async function giveClasses(
  book: BookAtDesk,
  { earlier, cup }: { readonly earlier: readonly BookAtDesk[]; readonly cup: BookAtDesk },
): Promise<void> {
  const [t, last, of] = [await stateOf(book), await Promise.all(earlier.map(stateOf)), 4];
  const rows = proposeClasses(t, championship2018, {
    earlier: last,
    cup: await stateOf(cup),
    classes: of,
  });
  const byHand = { code: 'championship.by-hand', note: 'Sieger des Werner-Ott-Opens' };
  const classes = rows.map(({ player, class: to, own, code }) => {
    const isRaised = player === 'm20' && to > 1;
    const usual = { player, class: to, own, code, note: '' };
    return isRaised ? { ...usual, class: to - 1, own: to - 1, ...byHand } : usual;
  });
  await book.tell({ kind: 'give-classes', rules, of, given: classes });
}

const gameWith = (games: readonly SeenGame[], player: string) =>
  games.find(({ white, black }) => white === player || black === player);

const played = (white: number) => ({ kind: 'played', white, black: 2 - white }) as const;

/** Events during a round: excuses, one of them for the association, and an absence. */
async function inRound(book: BookAtDesk, round: number, games: readonly SeenGame[]): Promise<void> {
  const excuse = { kind: 'note-excuse', round, duty: round === 5 };
  if (round === 3) {
    const notice = { toldArbiter: '2025-02-03', toldOpponent: '2025-02-04' };
    await book.tell({ ...excuse, ...notice, player: 'm17', offered: ['2025-02-10', '2025-02-14'] });
  }
  if (round === 5) {
    const notice = { toldArbiter: '2025-03-01', toldOpponent: '2025-03-01' };
    await book.tell({ ...excuse, ...notice, player: 'm5', offered: ['2025-03-10', '2025-03-12'] });
  }
  const game = round === 6 || round === 7 ? gameWith(games, 'm41') : undefined;
  if (game === undefined) return;
  const absent = game.white === 'm41' ? 'white' : 'black';
  const result = { kind: 'forfeit', absent, notice: false };
  await book.tell({ kind: 'enter-result', round, board: game.board, result });
  if (round === 6) await book.tell({ kind: 'keep-in', player: 'm41', round });
}

/** Postponed games are played by the next round; three players leave, one of them after two absences. */
async function afterRound(book: BookAtDesk, round: number): Promise<void> {
  if (round === 1) await book.tell({ kind: 'publish-targets' });
  const { rounds } = await stateOf(book);
  const open = rounds.at(-1)?.games.filter(({ result }) => result?.kind === 'pending') ?? [];
  for (const { board } of open) {
    await book.tell({ kind: 'enter-result', round, board, result: played(1) });
  }
  const leaving = { 4: 'm36', 7: 'm41', 8: 'm29' }[round];
  if (leaving !== undefined) {
    await book.tell({ kind: 'withdraw-player', player: leaving, fromRound: round + 1 });
  }
}

const title = (name: string, honour: string, who: readonly object[] = []) => ({
  name,
  who,
  ties: null,
  besides: who.length > 0,
  prizes: [{ money: 0, honour }],
});

/** The titles of the championship, with that of the youth in it (III.A.15, III.F.5). */
const prizes = {
  visible: true,
  plan: {
    currency: 'EUR',
    year: 2025,
    ties: 'by-order',
    perPlayer: 'all',
    roundTo: 100,
    decisions: [],
    lists: [
      title('Klubmeisterschaft', 'Klubmeister und Wanderpokal'),
      title('Jugendmeisterschaft', 'Jugendmeister', [{ kind: 'juniors', toAge: 21 }]),
    ],
  },
};

/** The club championship of the year: one Swiss of four classes with target scores. */
export async function playChampionship(
  asker: Asker,
  sources: { readonly earlier: readonly BookAtDesk[]; readonly cup: BookAtDesk },
  random: SeededRandom,
): Promise<BookAtDesk> {
  const note = 'Rücktritt wegen Krankheit (III.A.12)';
  const wanted = {
    name: 'Klubmeisterschaft 2025',
    players: some(0, 42),
    days: championshipDays.map((day) => `${day}T20:00`),
    settings: { ...swiss, ...twoHours },
    before: (book: BookAtDesk) => giveClasses(book, sources),
    inRound,
    afterRound,
    atEnd: async (book: BookAtDesk) => {
      await decidePlaces(asker, book);
      await book.tell({ kind: 'give-next-class', player: 'm29', class: 3, note });
      await book.tell({ kind: 'set-prizes', prizes });
    },
  };
  return playTournament(asker, wanted, random);
}
