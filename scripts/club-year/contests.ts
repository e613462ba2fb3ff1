import type { SeededRandom } from '@rokade/rules';
import { type Asker, type BookAtDesk, makeBook } from './desk.ts';
import type { Member } from './members.ts';

interface Wanted {
  readonly format: string;
  readonly rules: string;
  readonly name: string;
  readonly people: readonly Member[];
  readonly year: number;
}

const note = (book: BookAtDesk, act: object): Promise<void> => book.tell({ kind: 'note-act', act });

/** Makes a competition of the year and enters who plays. */
export async function makeContest(
  asker: Asker,
  { format, rules, name, people, year }: Wanted,
): Promise<BookAtDesk> {
  const days = { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` };
  const values = { name, leader: 'Behr, Bernd', ...days, published: true };
  const book = await makeBook(asker, 'contests', { format, rules, values });
  for (const { id, name: called, rating, born } of people) {
    const said = { name: called, born: String(born), person: '' };
    const day = `${year}-01-01`;
    await book.tell({ kind: 'enter-entry', entry: id, values: said, rating, day });
  }
  return book;
}

/** What everybody of a blitz evening has: all games of each with each, their points in half-points. */
function blitzScores(people: readonly Member[], random: SeededRandom) {
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
  return people.map(({ id: entry }) => ({
    ...{ entry, value: points.get(entry) ?? 0 },
    ...{ penalty: 0, guest: false },
  }));
}

/** Who comes to an evening: so many of them, by chance, in their order. */
function present(people: readonly Member[], most: number, random: SeededRandom) {
  return people.filter(() => random.below(people.length) < most);
}

/** The blitz year: an evening a month, each with each. */
export async function playBlitzYear(
  asker: Asker,
  wanted: Wanted,
  days: readonly string[],
  random: SeededRandom,
): Promise<string> {
  const book = await makeContest(asker, wanted);
  for (const [index, day] of days.entries()) {
    const leg = `evening${index + 1}`;
    const what = index === 0 ? 'new-year' : 'monthly';
    const plan = { leg, what, name: '', organiser: null, on: day, votesFor: 0, votesAgainst: 0 };
    await note(book, { kind: 'leg-planned', ...plan, day });
    const there = present(wanted.people, 14, random);
    const scores = blitzScores(there, random);
    const games = there.length - 1;
    await note(book, { kind: 'leg-held', leg, games, system: 'slide', scores, day });
  }
  return book.id;
}

/** What a discipline of the combined event brings: where the strong are quick, and chance. */
const measures: Readonly<Record<string, (random: SeededRandom) => number>> = {
  walking: (random) => 2500 + random.below(900),
  bowling: (random) => 90 + random.below(120),
  skittles: (random) => 60 + random.below(80),
  minigolf: (random) => 36 + random.below(30),
};

/** The combined event: blitz and four others, from April to October. */
export async function playMehrkampf(
  asker: Asker,
  wanted: Wanted,
  days: readonly string[],
  random: SeededRandom,
): Promise<string> {
  const book = await makeContest(asker, wanted);
  for (const [index, what] of ['blitz', ...Object.keys(measures)].entries()) {
    const [leg, day] = [`d${index + 1}`, days[index] ?? ''];
    const organiser = wanted.people[index]?.id ?? null;
    const plan = { leg, what, name: '', organiser, on: day, votesFor: 0, votesAgainst: 0 };
    await note(book, { kind: 'leg-planned', ...plan, day });
    const measure = measures[what];
    const scores =
      measure === undefined
        ? blitzScores(wanted.people, random)
        : wanted.people.map(({ id: entry }) => ({
            ...{ entry, value: measure(random), penalty: 0, guest: false },
          }));
    const games = measure === undefined ? wanted.people.length - 1 : 0;
    await note(book, { kind: 'leg-held', leg, games, scores, day });
  }
  return book.id;
}

/** The ladder: every two weeks somebody challenges whoever stands one to three places above. */
export async function playLadder(
  asker: Asker,
  wanted: Wanted,
  days: readonly string[],
  random: SeededRandom,
): Promise<string> {
  const book = await makeContest(asker, wanted);
  const list = wanted.people.map(({ id }) => id);
  const last = new Map<string, string>();
  await note(book, { kind: 'ladder-begun', day: `${wanted.year}-01-02` });
  for (const [index, day] of days.entries()) {
    const place = 1 + random.below(list.length - 1);
    const up = 1 + random.below(Math.min(3, place));
    const [challenger = '', challenged = ''] = [list[place], list[place - up]];
    if (last.get(challenger) === challenged) continue;
    last.set(challenger, challenged);
    const challenge = `c${index + 1}`;
    await note(book, { kind: 'challenge-made', challenge, challenger, challenged, day });
    const first = random.below(3);
    // Who lost the first cannot win any more: the second is spared.
    const halfPoints = first === 0 ? [0] : [first, random.below(3)];
    await note(book, { kind: 'challenge-played', challenge, halfPoints, day });
    if (halfPoints.reduce((sum, one) => sum + one, 0) < 3) continue;
    list.splice(place, 1);
    list.splice(place - up, 0, challenger);
  }
  return book.id;
}
