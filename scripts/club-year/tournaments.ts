import type { SeededRandom } from '@rokade/rules';
import { nothingKnown, type Settings, usualSettings } from '@rokade/tournament';
import { type Asker, type BookAtDesk, makeBook } from './desk.ts';
import type { Member } from './members.ts';

interface Wanted {
  readonly name: string;
  readonly settings: Partial<Settings>;
  readonly players: readonly Member[];
  readonly days: readonly string[];
  /** Numbers go by rating, not by lot. */
  readonly isByStrength?: boolean;
  /** Every game has a winner, as in a cup. */
  readonly isDecisive?: boolean;
}

interface SeenTournament {
  readonly rounds: readonly {
    readonly number: number;
    readonly games: readonly {
      readonly board: number;
      readonly white: string;
      readonly black: string;
      readonly result: unknown;
    }[];
  }[];
}

/** Who wins, by rating and chance: half-points of White and Black. */
function played(
  { white, black }: { readonly white: string; readonly black: string },
  { players, isDecisive }: Wanted,
  random: SeededRandom,
) {
  const rating = (id: string): number => players.find((one) => one.id === id)?.rating ?? 1000;
  const chance = random.below(1000) + rating(white) - rating(black);
  const isDraw = isDecisive !== true && chance > 380 && chance < 640;
  const halves = isDraw ? 1 : chance >= 500 ? 2 : 0;
  return { kind: 'played', white: halves, black: 2 - halves } as const;
}

/** Pairs, publishes and plays the next round. */
async function playRound(book: BookAtDesk, wanted: Wanted, random: SeededRandom): Promise<void> {
  await book.tell({ kind: 'pair-round', lotSeed: `${wanted.name} lots` });
  await book.tell({ kind: 'publish-round' });
  const { rounds } = (await book.now()) as unknown as SeenTournament;
  const round = rounds.at(-1);
  for (const game of round?.games ?? []) {
    if (game.result !== null) continue;
    const result = played(game, wanted, random);
    await book.tell({ kind: 'enter-result', round: round?.number, board: game.board, result });
  }
}

/** Makes a tournament of the club and plays it to its end; gives its id. */
export async function playTournament(
  asker: Asker,
  wanted: Wanted,
  random: SeededRandom,
): Promise<string> {
  const { name, days, players } = wanted;
  const settings: Settings = {
    ...usualSettings,
    ...{ name, place: 'Klubheim', federation: 'GER', roundsPlanned: days.length },
    roundDates: days,
    visibility: { ...usualSettings.visibility, published: true },
    ...wanted.settings,
  };
  const book = await makeBook(asker, 'tournaments', { settings });
  const entered = players.map(({ id, name: called, rating }) => ({
    id,
    details: { ...nothingKnown, name: called, federation: 'GER', rating },
  }));
  await book.tell({ kind: 'enter-players', players: entered });
  await book.tell(
    wanted.isByStrength === true
      ? { kind: 'number-by-strength' }
      : { kind: 'draw-lots', seed: `${name} numbers` },
  );
  for (const _ of days) await playRound(book, wanted, random);
  return book.id;
}
