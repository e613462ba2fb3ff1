import { freePlayTable } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import { freeGames } from '../free-play/free-play.ts';
import type { EntryId } from '../ids.ts';
import { ladderView } from '../ladder/ladder-view.ts';
import { seriesView } from '../series/series-view.ts';

/** A person's result in a competition of the year. */
export interface SeasonResult {
  readonly name: string;
  /** The person's id in the register; '' = not given. */
  readonly person: string;
  /** null: none, or none yet. */
  readonly place: number | null;
  /** Games of chess over the board; null: not counted here. */
  readonly games: number | null;
  readonly halfPoints: number | null;
}

type Line = Omit<SeasonResult, 'name' | 'person'> & { readonly entry: EntryId | undefined };

/** A part of a competition's time, in days; '' = without a first or last day. */
export type Period = Pick<Contest['values'], 'firstDay' | 'lastDay'>;

const always: Period = { firstDay: '', lastDay: '' };

const isWithin =
  ({ firstDay, lastDay }: Period) =>
  ({ day }: { readonly day: string }): boolean =>
    firstDay <= day && (lastDay === '' || day <= lastDay);

/** The results in a group of free play, for those who played. */
function freeLines(contest: Contest, period: Period): readonly Line[] {
  const games = freeGames(contest).filter(isWithin(period));
  const numbers = new Set(games.flatMap(({ white, black }) => [white, black]));
  return freePlayTable([...numbers], games).map(({ no, rank, halfPoints, games: played }) => ({
    entry: contest.entries[no - 1]?.id,
    place: rank,
    games: played,
    halfPoints,
  }));
}

/** The results in a ladder: the place at the end, and the number of games in all matches of the period. */
function ladderLines(contest: Contest, period: Period): readonly Line[] {
  const { lastDay } = period;
  const acts = contest.acts.filter(isWithin({ ...period, firstDay: '' }));
  const { rows, settled } = ladderView({ ...contest, acts }, lastDay.slice(0, 4));
  return rows.map(({ entry, place }) => {
    const own = settled
      .filter(isWithin(period))
      .flatMap(({ challenger, challenged, halfPoints }) => {
        if (challenger === entry) return halfPoints;
        return challenged === entry ? halfPoints.map((one) => 2 - one) : [];
      });
    const halfPoints = own.reduce((sum, one) => sum + one, 0);
    return { entry, place, games: own.length, halfPoints };
  });
}

function linesOf(contest: Contest, period: Period): readonly Line[] {
  const series = seriesView(contest);
  if (series !== null) {
    return series.lines.map(({ entry, rank }) => ({
      entry,
      place: rank,
      games: null,
      halfPoints: null,
    }));
  }
  switch (contest.format) {
    case 'ladder':
      return ladderLines(contest, period);
    case 'free-play':
      return freeLines(contest, period);
    default:
      return [];
  }
}

/**
 * Everybody's present result in a competition of the club year, of one that goes on over the years in a
 * part of its time; people without any are left out.
 */
export const contestResults = (
  contest: Contest,
  period: Period = always,
): readonly SeasonResult[] =>
  linesOf(contest, period).flatMap(({ entry, ...line }) => {
    const one = contest.entries.find(({ id }) => id === entry);
    const isThere = line.place !== null || (line.games ?? 0) > 0;
    return one === undefined || !isThere
      ? []
      : [{ ...line, name: one.values.name, person: one.values.person }];
  });
