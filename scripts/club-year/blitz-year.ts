import type { SeededRandom } from '@rokade/rules';
import { makeSystem } from '@rokade/tournament';
import { swiss } from './championship.ts';
import { makeContest, note } from './contests.ts';
import type { Asker, BookAtDesk } from './desk.ts';
import { guests, type Member, some } from './members.ts';
import { gamesOf, playSchedule, playTournament } from './tournaments.ts';

/** Each player's half-points in an evening, and the number of their games. */
interface Evening {
  readonly games: number;
  readonly system: 'slide' | 'swiss';
  readonly points: ReadonlyMap<string, number>;
}

const blitzTime = { timeControl: { stages: [{ moves: null, minutes: 3 }], incrementSeconds: 2 } };

/** All games of each player against each other one. */
function slide(people: readonly Member[], random: SeededRandom): Evening {
  const points = new Map(people.map(({ id }) => [id, 0]));
  const add = (id: string, halves: number) => points.set(id, (points.get(id) ?? 0) + halves);
  for (const [index, one] of people.entries()) {
    for (const other of people.slice(index + 1)) {
      const chance = random.below(1000) + one.rating - other.rating;
      const halves = chance > 420 && chance < 580 ? 1 : chance >= 500 ? 2 : 0;
      add(one.id, halves);
      add(other.id, 2 - halves);
    }
  }
  return { games: people.length - 1, system: 'slide', points };
}

/** An evening that is a tournament of its own: New Year's in the slide system, the other a Swiss. */
async function tournamentEvening(book: BookAtDesk, system: Evening['system']): Promise<Evening> {
  const rounds = await gamesOf(book);
  const points = new Map<string, number>();
  for (const { white, black, result } of rounds.flatMap(({ games }) => games)) {
    const { white: ofWhite, black: ofBlack } = result as { white: number; black: number };
    points.set(white, (points.get(white) ?? 0) + ofWhite);
    points.set(black, (points.get(black) ?? 0) + ofBlack);
  }
  return { games: rounds.length, system, points };
}

/** New Year's blitz in the slide system, and the Swiss of fourteen after the general meeting. */
export async function playBlitzTournaments(
  asker: Asker,
  random: SeededRandom,
): Promise<{ readonly newYear: BookAtDesk; readonly meeting: BookAtDesk }> {
  const slideSettings = { system: makeSystem('rutsch'), tieBreaks: ['SKT-PTS'], ...blitzTime };
  const days = (day: string, many: number) => Array.from({ length: many }, () => day);
  const newYear = await playSchedule(
    asker,
    {
      name: 'Neujahrsblitz 2025',
      players: [...some(0, 10), ...guests.slice(0, 2)],
      days: days('2025-01-03', 11),
      settings: slideSettings,
    },
    random,
  );
  const meeting = await playTournament(
    asker,
    {
      name: 'Blitzturnier nach der Mitgliederversammlung 2025',
      players: some(2, 14),
      days: days('2025-05-16', 9),
      settings: { ...swiss, ...blitzTime },
    },
    random,
  );
  return { newYear, meeting };
}

const scoresOf = ({ points }: Evening) =>
  [...points].map(([entry, value]) => ({
    entry,
    value,
    penalty: 0,
    guest: entry.startsWith('g'),
  }));

/** The players of an evening: a number of them drawn at random, in their order. */
const present = (people: readonly Member[], most: number, random: SeededRandom) =>
  people.filter(() => random.below(people.length) < most);

/**
 * The blitz year: an evening a month, New Year's in January's place, the one after the general meeting
 * in addition to May's, guests at some (III.D.1).
 */
export async function playBlitzYear(
  asker: Asker,
  year: {
    readonly days: readonly string[];
    readonly newYear: BookAtDesk;
    readonly meeting: BookAtDesk;
  },
  random: SeededRandom,
): Promise<BookAtDesk> {
  const people = some(0, 24);
  const book = await makeContest(asker, {
    format: 'blitz-year',
    rules: 'tempelhof-2018',
    name: 'Blitzmeisterschaft 2025',
    year: 2025,
    people: [...people, ...guests.slice(0, 3)],
  });
  const hold = async (what: string, day: string, evening: Evening) => {
    const leg = `evening-${day}`;
    const plan = { leg, what, name: '', organiser: null, on: day, votesFor: 0, votesAgainst: 0 };
    await note(book, { kind: 'leg-planned', ...plan, day });
    const { games, system } = evening;
    await note(book, { kind: 'leg-held', leg, games, system, scores: scoresOf(evening), day });
  };
  await hold('new-year', '2025-01-03', await tournamentEvening(year.newYear, 'slide'));
  for (const [index, day] of year.days.entries()) {
    const there = [...present(people, 11, random), ...guests.slice(0, index % 4)];
    await hold('monthly', day, slide(there, random));
  }
  await hold('after-meeting', '2025-05-16', await tournamentEvening(year.meeting, 'swiss'));
  return book;
}
