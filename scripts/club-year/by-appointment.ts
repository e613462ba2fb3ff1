import type { OpenTo, SeededRandom } from '@rokade/rules';
import { makeSystem } from '@rokade/tournament';
import { decidePlaces } from './championship.ts';
import type { Asker, BookAtDesk } from './desk.ts';
import type { Member } from './members.ts';
import { played, playSchedule } from './tournaments.ts';

interface ByAppointment {
  readonly name: string;
  readonly openTo: OpenTo;
  readonly players: readonly Member[];
  /** Why players take part whom the tournament is not meant for. */
  readonly exception?: string;
  /** Whether each player meets each other one twice. */
  readonly twice?: boolean;
}

/** A day of the tournament for each round, the deadline of its games: May to October. */
const daysOf = (rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, index) =>
    new Date(Date.UTC(2025, 4, 2 + 14 * index)).toISOString().slice(0, 10),
  );

/**
 * A tournament by the club's tables in which players agree on their days and may draw the colours: the
 * seniors', the women's, the summer's (III.E.5, III.F.4). An hour each.
 */
export function playByAppointment(
  asker: Asker,
  { name, openTo, players, exception = '', twice = false }: ByAppointment,
  random: SeededRandom,
): Promise<BookAtDesk> {
  const rounds = (players.length - 1 + (players.length % 2)) * (twice ? 2 : 1);
  const wanted = { name, players, exception, days: daysOf(rounds) };
  return playSchedule(
    asker,
    {
      ...wanted,
      settings: {
        openTo,
        system: makeSystem('tempelhof-table', { freeDates: true, cycles: twice ? 2 : 1 }),
        tieBreaks: ['SKT-PTS', 'SKT-SB', 'SKT-DE'],
        timeControl: { stages: [{ moves: null, minutes: 60 }], incrementSeconds: 0 },
      },
      inRound: async (book, round, games) => {
        const [game] = games;
        if (round % 3 !== 0 || game === undefined) return;
        const turned = { white: game.black, black: game.white };
        const result = played(turned, wanted, random);
        const { board } = game;
        await book.tell({ kind: 'enter-result', round, board, result, swapped: true });
      },
      atEnd: (book) => decidePlaces(asker, book),
    },
    random,
  );
}
