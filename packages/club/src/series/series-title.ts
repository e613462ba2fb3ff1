import { makeSeededRandom, titleGamePoints } from '@rokade/rules';
import type { TitleGameOf } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';
import type { SeriesRules } from './series-rules.ts';

/** The title of a series. */
export interface SeriesTitle {
  /** The players who are first; empty if there is no result. */
  readonly tied: readonly EntryId[];
  /** The winner of the title; null: shared so far, or nobody. */
  readonly winner: EntryId | null;
  readonly how: 'alone' | 'drawn' | 'played' | null;
  /** The deciding games, as far as they are recorded. */
  readonly games: readonly TitleGameOf[];
}

/** Half-points in the games for the title, the most first; empty if no games are recorded. */
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

/** A game to be played for the title. */
export interface TitleFixture {
  readonly white: EntryId;
  readonly black: EntryId;
  /** Whether it is only played if the games before it leave several players equal. */
  readonly isFurther: boolean;
}

/** The most games after the first rounds: between two players, and rounds between more. */
const further = { ofTwo: 5, ofMore: 2 } as const;

/**
 * The games for the title between the players who share first place: White in the first is drawn from
 * the competition's seed, and colours alternate in further games.
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
 * The winner of the title: the only first player, or the one by games or lots. The lot is drawn from
 * the competition's seed among the tied players in their order of entry. A decision before a later
 * result no longer counts.
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
