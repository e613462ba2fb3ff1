import { type Asker, makeBook } from './desk.ts';
import { members } from './members.ts';

interface Won {
  readonly section: string;
  /** The winner in the year that is played. */
  readonly id: string;
}

/**
 * The name of the cup of a section, and its earlier holders: `me` is the winner of the year, the others
 * do not play for it any more.
 */
const cups: Readonly<
  Record<string, { readonly name: string; readonly before: Readonly<Record<number, string>> }>
> = {
  championship: { name: 'Wanderpokal der Klubmeisterschaft', before: { 2023: 'me', 2024: 'me' } },
  cup: {
    name: 'Wanderpokal der Pokalmeisterschaft',
    before: { 2020: 'me', 2021: 'me', 2022: 'm30', 2023: 'me', 2024: 'm31' },
  },
  blitz: { name: 'Wanderpokal der Blitzmeisterschaft', before: { 2023: 'm40', 2024: 'me' } },
  seniors: { name: 'Wanderpokal der Senioren', before: { 2024: 'm44' } },
  'open-rapid': { name: 'Wanderpokal des Schnellturniers', before: {} },
  ladder: { name: 'Wanderpokal der Rangliste', before: { 2024: 'm12' } },
  combined: { name: 'Wanderpokal des Mehrkampfs', before: { 2022: 'm30', 2024: 'm30' } },
};

const year = 2025;

/** The winner of the cup of a section in an earlier year, where `id` won it now. */
export function wonBefore(section: string, id: string, of: number): string | undefined {
  const winner = cups[section]?.before[of];
  return winner === 'me' ? id : winner;
}

async function playTrophy(asker: Asker, { section, id }: Won): Promise<string | null> {
  const cup = cups[section];
  if (cup === undefined) return null;
  const { name, before } = cup;
  const days = { firstDay: '', lastDay: '' };
  const values = { name, leader: 'Behr, Bernd', ...days, published: true };
  const contest = { format: 'trophy', rules: 'tempelhof-2018', values };
  const book = await makeBook(asker, 'contests', contest);
  const wins = Object.entries({ ...before, [year]: 'me' });
  const winners = wins.map(([of, who]) => ({ of: Number(of), who: who === 'me' ? id : who }));
  const day = `${year}-12-20`;
  const second = section === 'cup' ? members.find((one) => one.id !== id)?.id : undefined;
  for (const one of new Set([...winners.map(({ who }) => who), ...(second ? [second] : [])])) {
    const { name: called, born } = members.find((member) => member.id === one) ?? {
      name: one,
      born: '',
    };
    const entry = { name: called, born: String(born), person: '' };
    await book.tell({ kind: 'enter-entry', entry: one, values: entry, rating: null, day });
  }
  const note = (act: object) => book.tell({ kind: 'note-act', act: { ...act, day } });
  for (const { of, who } of winners) await note({ kind: 'trophy-won', year: of, winner: who });
  // The cup's winner goes to the association's cup, with one more player (III.H.7).
  if (second !== undefined) {
    const places = { cup: 'Berliner Pokalmeisterschaft', places: 2, players: [id, second] };
    await note({ kind: 'places-given', year, ...places });
  }
  return book.id;
}

/** The club's cups through the years, by section; two are kept by their present winners. */
export async function playTrophies(
  asker: Asker,
  won: readonly Won[],
): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = {};
  for (const one of won) {
    const id = await playTrophy(asker, one);
    if (id !== null) ids[one.section] = id;
  }
  return ids;
}
