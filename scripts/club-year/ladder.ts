import { type Contest, ladderView } from '@rokade/club';
import { plusDays, type SeededRandom } from '@rokade/rules';
import { enter, makeContest, note } from './contests.ts';
import type { Asker, BookAtDesk } from './desk.ts';
import { members, some } from './members.ts';

/** A player who comes later, by rating to place 3 at the highest; a player who meets no one. */
const [late, idle] = [members[4], 'm13'];

/** Two games, or one where the challenged player wins the first: the second is spared. */
function match(random: SeededRandom): readonly number[] {
  const first = random.below(3);
  return first === 0 ? [0] : [first, random.below(3)];
}

/**
 * The ladder, which has no last day: every two weeks a player challenges another one to three places
 * above. One deadline is extended, one player never meets anyone and is struck off after three, and comes
 * back (III.G).
 */
export async function playLadder(asker: Asker, random: SeededRandom): Promise<BookAtDesk> {
  const book = await makeContest(asker, {
    format: 'ladder',
    rules: 'tempelhof-2018',
    name: 'Schnellschachrangliste',
    year: 2025,
    lastDay: '',
    people: some(8, 14),
  });
  await note(book, { kind: 'ladder-begun', day: '2025-01-02' });
  const last = new Map<string, string>();
  const order = async (): Promise<readonly string[]> => {
    const contest = (await book.now()) as unknown as Contest;
    return ladderView(contest, '2025').rows.map(({ entry }) => entry);
  };
  let refused = 0;
  for (let index = 0; index < 23; index++) {
    const day = plusDays('2025-01-10', 14 * index);
    const list = await order();
    const place = 1 + random.below(list.length - 1);
    const up = 1 + random.below(Math.min(3, place));
    const [challenger = '', chosen = ''] = [list[place], list[place - up]];
    const idleAt = list.indexOf(idle);
    const isIdle = refused < 3 && idleAt >= 0 && idleAt < list.length - 1 && index % 2 === 1;
    const [one, other] = isIdle ? [list[idleAt + 1] ?? '', idle] : [challenger, chosen];
    if (last.get(one) === other || one === idle) continue;
    last.set(one, other);
    const challenge = `c${index + 1}`;
    await note(book, {
      kind: 'challenge-made',
      challenge,
      challenger: one,
      challenged: other,
      day,
    });
    if (other === idle) {
      refused++;
      await note(
        book,
        { kind: 'challenge-not-met', challenge, why: 'declined', day },
        'Keine Zeit',
      );
      continue;
    }
    const isLate = index === 22;
    if (isLate) await note(book, { kind: 'challenge-extended', challenge, day });
    const on = plusDays(day, isLate ? 40 : 7);
    await note(book, { kind: 'challenge-accepted', challenge, on, day });
    await note(book, { kind: 'challenge-played', challenge, halfPoints: match(random), day: on });
    if (index === 10 && late !== undefined) await enter(book, late, on);
  }
  await note(book, { kind: 'entry-returned', entry: idle, rating: 1850, day: '2025-12-27' });
  return book;
}

/** The group that plays whenever it likes: free challenges, all rated. */
export async function playFreely(asker: Asker, random: SeededRandom): Promise<BookAtDesk> {
  const people = some(25, 9);
  const book = await makeContest(asker, {
    format: 'free-play',
    rules: 'spil-naar-du-vil',
    name: 'Spiel, wann du willst',
    year: 2025,
    lastDay: '',
    people,
  });
  for (let index = 0; index < 30; index++) {
    const [at, by] = [index % people.length, 1 + Math.floor(index / people.length)];
    const [white, black] = [people[at]?.id, people[(at + by) % people.length]?.id];
    const day = plusDays('2025-02-07', 7 * index);
    await note(book, { kind: 'game-played', white, black, halfPoints: random.below(3), day });
  }
  return book;
}
