import type { SeededRandom } from '@rokade/rules';
import { type Settings, usualSettings } from '@rokade/tournament';
import { type Asker, type BookAtDesk, makeBook } from './desk.ts';
import { detailsOf, type Member } from './members.ts';

/** A game of a round, as the desk sees it. */
export interface SeenGame {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly result: unknown;
}

export interface Wanted {
  readonly name: string;
  readonly settings: Partial<Settings>;
  readonly players: readonly Member[];
  readonly days: readonly string[];
  /** Whether numbers go by rating, not by lot. */
  readonly isByStrength?: boolean;
  /** Whether every game has a winner, as in a cup. */
  readonly isDecisive?: boolean;
  /** Why players take part whom the tournament is not meant for. */
  readonly exception?: string;
  /** Runs before the first pairing. */
  readonly before?: (book: BookAtDesk) => Promise<void>;
  /** Runs once a round is published, before its results; games that it settles are left alone. */
  readonly inRound?: (book: BookAtDesk, round: number, games: readonly SeenGame[]) => Promise<void>;
  /** Runs after a round. */
  readonly afterRound?: (book: BookAtDesk, round: number) => Promise<void>;
  /** Runs before the end. */
  readonly atEnd?: (book: BookAtDesk) => Promise<void>;
}

interface SeenTournament {
  readonly rounds: readonly { readonly number: number; readonly games: readonly SeenGame[] }[];
}

/** The games of the newest round, or of all. */
export async function gamesOf(book: BookAtDesk): Promise<SeenTournament['rounds']> {
  return ((await book.now()) as unknown as SeenTournament).rounds;
}

/** The result of a game, by rating and chance: half-points of White and Black. */
export function played(
  { white, black }: Pick<SeenGame, 'white' | 'black'>,
  { players, isDecisive }: Pick<Wanted, 'players' | 'isDecisive'>,
  random: SeededRandom,
) {
  const rating = (id: string): number => players.find((one) => one.id === id)?.rating ?? 1000;
  const chance = random.below(1000) + rating(white) - rating(black);
  const isDraw = isDecisive !== true && chance > 380 && chance < 640;
  const halves = isDraw ? 1 : chance >= 500 ? 2 : 0;
  return { kind: 'played', white: halves, black: 2 - halves } as const;
}

async function enterResults(
  book: BookAtDesk,
  wanted: Wanted,
  { round, random }: { readonly round: number; readonly random: SeededRandom },
): Promise<void> {
  const games = (await gamesOf(book)).find(({ number }) => number === round)?.games ?? [];
  for (const game of games) {
    if (game.result !== null) continue;
    const result = played(game, wanted, random);
    await book.tell({ kind: 'enter-result', round, board: game.board, result });
  }
}

/** Pairs, publishes and plays the next round. */
async function playRound(book: BookAtDesk, wanted: Wanted, random: SeededRandom): Promise<void> {
  await book.tell({ kind: 'pair-round', lotSeed: `${wanted.name} lots` });
  await book.tell({ kind: 'publish-round' });
  const newest = (await gamesOf(book)).at(-1);
  const round = newest?.number ?? 0;
  await wanted.inRound?.(book, round, newest?.games ?? []);
  await enterResults(book, wanted, { round, random });
  await wanted.afterRound?.(book, round);
}

/** Makes a tournament of the club with its players and their numbers. */
async function makeTournament(asker: Asker, wanted: Wanted): Promise<BookAtDesk> {
  const { name, days, players } = wanted;
  const settings: Settings = {
    ...usualSettings,
    name,
    place: 'Klubheim',
    federation: 'GER',
    chiefArbiter: 'Behr, Bernd',
    roundsPlanned: days.length,
    roundDates: days,
    printLanguage: 'de',
    visibility: { ...usualSettings.visibility, published: true },
    ...wanted.settings,
  };
  const book = await makeBook(asker, 'tournaments', { settings });
  const entered = players.map((one) => ({ id: one.id, details: detailsOf(one) }));
  await book.tell({ kind: 'enter-players', players: entered }, wanted.exception);
  await book.tell(
    wanted.isByStrength === true
      ? { kind: 'number-by-strength' }
      : { kind: 'draw-lots', seed: `${name} numbers` },
  );
  await wanted.before?.(book);
  return book;
}

/** Makes a tournament of the club and plays it round by round to its end; returns its book. */
export async function playTournament(
  asker: Asker,
  wanted: Wanted,
  random: SeededRandom,
): Promise<BookAtDesk> {
  const book = await makeTournament(asker, wanted);
  for (const _ of wanted.days) await playRound(book, wanted, random);
  await wanted.atEnd?.(book);
  await book.tell({ kind: 'finish-tournament' });
  return book;
}

/**
 * Makes and plays a tournament whose rounds are all published from the beginning, as by the club's
 * tables and in the slide system.
 */
export async function playSchedule(
  asker: Asker,
  wanted: Wanted,
  random: SeededRandom,
): Promise<BookAtDesk> {
  const book = await makeTournament(asker, wanted);
  await book.tell({ kind: 'pair-all-rounds' });
  for (const { number, games } of await gamesOf(book)) {
    await wanted.inRound?.(book, number, games);
    await enterResults(book, wanted, { round: number, random });
  }
  await wanted.atEnd?.(book);
  await book.tell({ kind: 'finish-tournament' });
  return book;
}
