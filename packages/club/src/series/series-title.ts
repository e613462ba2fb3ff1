import { makeSeededRandom, titleGamePoints } from '@rokade/rules';
import type { TitleGameOf } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import type { SeriesRules } from './series-rules.ts';

/** Who is first. */
export interface SeriesTitle {
  /** Those who share the first place, one or more; nobody where there is no result. */
  readonly tied: readonly EntryId[];
  /** Whose the title is; null: it is shared as yet, or nobody's. */
  readonly winner: EntryId | null;
  readonly how: 'alone' | 'drawn' | 'played' | null;
  /** The games that decided, as far as they are known. */
  readonly games: readonly TitleGameOf[];
}

/** Half-points in the games for the title, the most first; nobody where none are known. */
export function titlePoints(
  contest: Contest,
  { tied, games }: SeriesTitle,
): readonly { readonly entry: EntryId; readonly halfPoints: number }[] {
  if (games.length === 0) return [];
  const numbered = (id: EntryId): number => numberOf(contest, id);
  const played = games.map(({ white, black, halfPoints }) => ({
    white: numbered(white),
    black: numbered(black),
    halfPoints,
  }));
  const points = titleGamePoints(tied.map(numbered), played);
  return tied
    .map((entry, index) => ({ entry, halfPoints: points[index] ?? 0 }))
    .toSorted((a, b) => b.halfPoints - a.halfPoints);
}

/** A game that is to be played for the title. */
export interface TitleFixture {
  readonly white: EntryId;
  readonly black: EntryId;
  /** It is played where those before it leave several equal. */
  readonly isFurther: boolean;
}

/** So many games beyond the first rounds can be noted between two, and so many rounds between more. */
const further = { ofTwo: 5, ofMore: 2 } as const;

/**
 * The games for the title between those who share the first place: who has White in the first is drawn
 * with the competition's seed, and colours change with each further meeting.
 *
 * @article Tempelhof 2018 III.D.3, III.J.5
 */
export function titleFixtures(contest: Contest, { tied }: SeriesTitle): readonly TitleFixture[] {
  const { ofTwo, ofMore } = rulesOf(contest, 'title-games');
  const isTwo = tied.length === 2;
  const meetings = isTwo ? ofTwo : ofMore;
  const all = meetings + (isTwo ? further.ofTwo : further.ofMore);
  const first = makeSeededRandom(`${contest.seed}/play-off`).below(2);
  return Array.from({ length: all }, (_, round) =>
    tied.flatMap((one, index) =>
      tied.slice(index + 1).map((other, apart): TitleFixture => {
        const isTurned = (round + index + apart + first) % 2 === 1;
        const [white, black] = isTurned ? [other, one] : [one, other];
        return { white, black, isFurther: round >= meetings };
      }),
    ),
  ).flat();
}

/**
 * Who has the title: whoever is first alone, else whom games or lots decided for. The lot is drawn with
 * the competition's seed among those who share the place, in their order of entry. What was decided
 * before a later result counts no more.
 *
 * @article Tempelhof 2018 III.D.3, III.J.5
 */
export function seriesTitle(rules: SeriesRules, contest: Contest): SeriesTitle {
  const first = rules.lines(contest, rules.legs(contest)).filter(({ rank }) => rank === 1);
  const tied = contest.entries
    .map(({ id }) => id)
    .filter((id) => first.some(({ entry }) => entry === id));
  const [alone = null] = tied;
  if (tied.length < 2)
    return { tied, winner: alone, how: alone === null ? null : 'alone', games: [] };
  const last = contest.acts.findLastIndex(({ kind }) => kind.startsWith('leg-'));
  const act = contest.acts.slice(last + 1).findLast(({ kind }) => kind.startsWith('title-'));
  switch (act?.kind) {
    case 'title-drawn': {
      const winner = tied[makeSeededRandom(`${contest.seed}/title`).below(tied.length)] ?? null;
      return { tied, winner, how: 'drawn', games: [] };
    }
    case 'title-played':
      return tied.includes(act.winner)
        ? { tied, winner: act.winner, how: 'played', games: act.games ?? [] }
        : { tied, winner: null, how: null, games: [] };
    default:
      return { tied, winner: null, how: null, games: [] };
  }
}
