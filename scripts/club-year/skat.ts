import { type Contest, skatView } from '@rokade/club';
import type { SeededRandom } from '@rokade/rules';
import { makeContest } from './contests.ts';
import type { Asker } from './desk.ts';
import type { Member } from './members.ts';

/** So many games a round has, each won or lost by one at the table. */
const games = 18;

/** What the list of a table says: who won and lost how many games, and their card points. */
function linesOf(players: readonly string[], random: SeededRandom) {
  const tally = new Map(players.map((entry) => [entry, { won: 0, lost: 0, points: 0 }]));
  for (let game = 0; game < games; game++) {
    const one = tally.get(players[random.below(players.length)] ?? '');
    if (one === undefined) continue;
    const value = 18 + random.below(60);
    const isWon = random.below(10) < 7;
    one.won += isWon ? 1 : 0;
    one.lost += isWon ? 0 : 1;
    one.points += isWon ? value : -2 * value;
  }
  return [...tally].map(([entry, line]) => ({
    entry,
    ...line,
    ramsch: 0,
    against: null,
    total: null,
  }));
}

/** An evening of Skat: three rounds, by lot and then by score. Twelve sit at four tables. */
export async function playSkat(
  asker: Asker,
  wanted: { readonly name: string; readonly people: readonly Member[]; readonly year: number },
  day: string,
  random: SeededRandom,
): Promise<string> {
  const book = await makeContest(asker, { ...wanted, format: 'skat', rules: 'tempelhof-2018' });
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
  return book.id;
}
