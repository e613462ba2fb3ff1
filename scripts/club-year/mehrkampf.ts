import type { SeededRandom } from '@rokade/rules';
import { makeContest, note } from './contests.ts';
import type { Asker, BookAtDesk } from './desk.ts';
import { type Member, some } from './members.ts';

interface Discipline {
  readonly what: string;
  readonly name?: string;
  readonly day: string;
  /** The number of players who come. */
  readonly players: number;
  /** The result of a player, at random. */
  readonly measure: ((random: SeededRandom) => number) | 'each-with-each';
  readonly penalty?: true;
}

const from =
  (least: number, range: number) =>
  (random: SeededRandom): number =>
    least + random.below(range);

/**
 * Eight from April to October; the run has only four players and is not held, darts were voted in
 * (III.J.2).
 */
const disciplines: readonly Discipline[] = [
  { what: 'blitz', day: '2025-04-05', players: 12, measure: 'each-with-each' },
  { what: 'bowling', day: '2025-05-04', players: 11, measure: from(290, 260) },
  { what: 'walking', day: '2025-06-08', players: 9, measure: from(2300, 900) },
  { what: 'running', day: '2025-06-22', players: 4, measure: from(3000, 1200) },
  { what: 'minigolf', day: '2025-08-10', players: 12, measure: from(68, 40), penalty: true },
  { what: 'skittles', day: '2025-09-14', players: 10, measure: from(240, 130) },
  { what: 'table-tennis', day: '2025-09-28', players: 8, measure: 'each-with-each' },
  { what: 'other', name: 'Darts', day: '2025-10-12', players: 10, measure: from(180, 320) },
];

/** Won games in a round robin: half-points in blitz, whole games in table tennis. */
function eachWithEach(people: readonly Member[], per: 1 | 2, random: SeededRandom) {
  const won = new Map(people.map(({ id }) => [id, 0]));
  for (const [index, one] of people.entries()) {
    for (const other of people.slice(index + 1)) {
      const winner = random.below(2) === 0 ? one.id : other.id;
      won.set(winner, (won.get(winner) ?? 0) + per);
    }
  }
  return won;
}

function scoresOf({ what, players, measure, penalty }: Discipline, random: SeededRandom) {
  const people = some(3, 12).slice(12 - players);
  const won =
    measure === 'each-with-each' ? eachWithEach(people, what === 'blitz' ? 2 : 1, random) : null;
  return people.map(({ id: entry }) => ({
    entry,
    guest: false,
    penalty: penalty === true ? random.below(4) : 0,
    value: measure === 'each-with-each' ? (won?.get(entry) ?? 0) : measure(random),
  }));
}

/** The combined event, with an organiser for each discipline (III.J). */
export async function playMehrkampf(asker: Asker, random: SeededRandom): Promise<BookAtDesk> {
  const people = some(3, 12);
  const book = await makeContest(asker, {
    format: 'mehrkampf',
    rules: 'tempelhof-2018',
    name: 'Mehrkampf 2025',
    year: 2025,
    people,
  });
  const planned = disciplines.map((one, index) => ({
    leg: `d${index + 1}`,
    what: one.what,
    name: one.name ?? '',
    on: one.day,
    organiser: people[index]?.id ?? null,
    votesAgainst: 3,
    votesFor: one.what === 'other' ? 9 : 0,
  }));
  for (const plan of planned) {
    await note(book, { kind: 'leg-planned', ...plan, day: '2025-03-20' });
  }
  for (const [index, one] of disciplines.entries()) {
    const scores = scoresOf(one, random);
    await note(book, { kind: 'leg-held', leg: `d${index + 1}`, games: 0, scores, day: one.day });
  }
  return book;
}
