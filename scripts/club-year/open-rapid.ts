import type { SeededRandom } from '@rokade/rules';
import { swiss } from './championship.ts';
import type { Asker, BookAtDesk } from './desk.ts';
import { club, guests, some } from './members.ts';
import { playTournament } from './tournaments.ts';

const day = '2025-06-28';

const list = (
  name: string,
  amounts: readonly number[],
  who: readonly object[] = [],
  honour = '',
) => ({
  name,
  who,
  ties: null,
  besides: false,
  prizes: amounts.map((euro, index) => ({ money: 100 * euro, honour: index === 0 ? honour : '' })),
});

/** Seeded and unseeded players, the club's own among them, women, seniors and youth; shared by Hort. */
const prizes = {
  visible: true,
  plan: {
    currency: 'EUR',
    year: 2025,
    ties: 'half-and-half',
    perPlayer: 'better',
    roundTo: 100,
    decisions: [],
    lists: [
      list('Gesamtwertung', [150, 100, 50], [], 'Wanderpokal'),
      list('Ungesetzte', [40, 20], [{ kind: 'rating', from: null, to: 1600 }]),
      list(
        'Ungesetzte SKT-Spieler',
        [20],
        [
          { kind: 'rating', from: null, to: 1600 },
          { kind: 'club', club },
        ],
      ),
      list('Beste Dame', [20], [{ kind: 'women' }]),
      list('Beste Senioren', [20], [{ kind: 'seniors', fromAge: 60 }]),
      list('Beste Jugendliche', [20], [{ kind: 'juniors', toAge: 21 }]),
    ],
  },
};

const jury = ['Kern, Karin', 'Lang, Lars', 'Maurer, Martin'];

/** Three experienced players who decide protests, appointed before round 1 (III.B.11). */
const terms = {
  rules: 'tempelhof-2018-rapid',
  deposit: '',
  until: '',
  committee: jury.map((name) => ({
    name,
    seat: 'member',
    federation: 'GER',
    licensed: false,
    ofAge: true,
  })),
};

/** A protest of round 4, decided before the next pairing. */
async function protest(book: BookAtDesk, round: number): Promise<void> {
  if (round !== 4) return;
  await book.tell({
    kind: 'lodge-appeal',
    appellant: 'm20',
    game: null,
    ruledOn: day,
    lodgedOn: day,
    written: true,
    paid: false,
    by: '',
    ruling: 'Remisantrag abgelehnt',
    words: 'Der Gegner spielte ohne Gewinnplan auf Zeit.',
  });
  await book.tell({
    kind: 'decide-appeal',
    appeal: 1,
    day,
    outcome: 'dismissed',
    deposit: 'none',
    panel: jury,
    reasons: 'Es waren noch mehr als fünf Minuten auf der Uhr.',
  });
}

/** The open rapid: nine rounds in a day, with guests (III.B). */
export const playOpenRapid = (asker: Asker, random: SeededRandom): Promise<BookAtDesk> =>
  playTournament(
    asker,
    {
      name: 'Sommer-Schnellturnier 2025',
      players: [...some(10, 28), ...guests],
      days: Array.from({ length: 9 }, () => day),
      settings: {
        ...swiss,
        timeControl: { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 0 },
      },
      before: async (book) => {
        await book.tell({ kind: 'set-appeals', terms });
        await book.tell({ kind: 'set-prizes', prizes });
      },
      afterRound: protest,
    },
    random,
  );
