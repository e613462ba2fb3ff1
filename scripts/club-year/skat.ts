import { type Contest, skatView } from '@rokade/club';
import { type SeededRandom, skat2018 } from '@rokade/rules';
import { makeContest } from './contests.ts';
import type { Asker, BookAtDesk } from './desk.ts';
import type { Member } from './members.ts';

const { games } = skat2018;

/**
 * The list of a table: who won and lost how many games, with their points; in the last game no one
 * bids. At a table of four one player deals, and gets nothing for the game.
 */
function linesOf(players: readonly string[], random: SeededRandom) {
  const lines = players.map((entry) => ({
    entry,
    points: 0,
    won: 0,
    lost: 0,
    ramsch: 0,
    against: 0,
  }));
  for (let game = 0; game < games; game++) {
    const playing = lines.filter((_, seat) => players.length === 3 || seat !== game % 4);
    const one = playing[random.below(3)];
    if (one === undefined) continue;
    const [value, chance] = [18 + random.below(60), random.below(10)];
    if (game === games - 1) {
      one.ramsch++;
      one.points += skat2018.ramsch;
    } else if (chance < 7) {
      one.won++;
      one.points += value;
    } else {
      one.lost++;
      one.points -= skat2018.lost * value;
      for (const other of playing) if (other !== one) other.against++;
    }
  }
  return lines.map(({ against, ...line }) => ({
    ...line,
    against: players.length === 3 ? null : against,
    total: null,
  }));
}

/** An evening of Skat: three rounds, seated by lot and then by score. */
export async function playSkat(
  asker: Asker,
  wanted: { readonly name: string; readonly people: readonly Member[] },
  { day, random }: { readonly day: string; readonly random: SeededRandom },
): Promise<BookAtDesk> {
  const book = await makeContest(asker, {
    ...wanted,
    format: 'skat',
    rules: 'tempelhof-2018',
    firstDay: day,
    lastDay: day,
  });
  const players = wanted.people.map(({ id }) => id);
  for (const round of [1, 2, 3]) {
    await book.tell({ kind: 'note-act', act: { kind: 'round-drawn', round, players, day } });
    const contest = (await book.now()) as unknown as Contest;
    for (const { table, players: seats } of skatView(contest)?.current?.tables ?? []) {
      const lines = linesOf(seats, random);
      const act = { kind: 'table-scored', round, table, lines, day };
      await book.tell({ kind: 'note-act', act });
    }
  }
  return book;
}
