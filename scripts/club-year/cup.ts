import type { SeededRandom } from '@rokade/rules';
import { makeSystem } from '@rokade/tournament';
import type { Asker, BookAtDesk } from './desk.ts';
import { some } from './members.ts';
import { playTournament } from './tournaments.ts';

interface Cup {
  readonly name: string;
  readonly players: number;
  readonly days: readonly string[];
  /** The players spared the preliminary round: champions of last year. */
  readonly byes?: readonly string[];
}

/** A knock-out, with a preliminary round where the number of players is no power of two (III.C). */
export const playCup = (
  asker: Asker,
  { name, players, days, byes = [] }: Cup,
  random: SeededRandom,
): Promise<BookAtDesk> =>
  playTournament(
    asker,
    {
      name,
      players: some(0, players),
      days,
      isDecisive: true,
      settings: { system: makeSystem('cup'), tieBreaks: [] },
      before: async (book) => {
        const system = { ...makeSystem('cup'), byes };
        if (byes.length > 0) await book.tell({ kind: 'change-settings', changes: { system } });
      },
    },
    random,
  );
