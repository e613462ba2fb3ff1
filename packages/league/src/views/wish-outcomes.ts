import {
  type ScheduledMatch,
  type ScheduleWish,
  type WishOutcome,
  wishOutcome,
} from '@rokade/rules';
import type { DivisionId } from '../ids.ts';
import type { League, Match, Wish } from '../league.ts';

/** A wish as the rules say it, of some of its teams. */
function asRule({ values }: Wish, teams: readonly string[]): readonly ScheduleWish[] {
  const { wish: kind, round, places, weight } = values;
  const [team] = teams;
  if (kind === 'not-home-together') return [{ kind, teams, places, weight }];
  if (kind === 'meet-by' || kind === 'meet-from') return [{ kind, teams, round, weight }];
  return team === undefined ? [] : [{ kind, team, round, weight }];
}

const scheduled = ({ round, home, away }: Match): ScheduledMatch => ({ round, home, away });

/**
 * The wishes for a division's schedule as the rules take them. Where a hall is shared with teams of other
 * divisions whose matches are planned, their rounds at home take its places: rounds with the same number
 * are on the same days.
 */
export function wishesFor(league: League, division: DivisionId): readonly ScheduleWish[] {
  const own = new Set<string>(
    league.teams.filter((team) => team.division === division).map(({ id }) => id),
  );
  return league.wishes.flatMap((wish): readonly ScheduleWish[] => {
    const ours = wish.teams.filter((team) => own.has(team));
    if (ours.length === 0) return [];
    const { places, weight } = wish.values;
    if (wish.values.wish !== 'not-home-together') return asRule(wish, ours);
    const others = league.matches.filter(
      ({ home, division: of }) => of !== division && wish.teams.includes(home),
    );
    const full = [...Map.groupBy(others, ({ round }) => round)].filter(
      ([, atHome]) => atHome.length >= places,
    );
    return [
      ...asRule(wish, ours),
      ...full.flatMap(([round]) =>
        ours.map((team): ScheduleWish => ({ kind: 'away', team, round, weight })),
      ),
    ];
  });
}

/** A wish with what became of it in the matches that are planned. */
interface ToldWish {
  readonly wish: Wish;
  /** null: nothing is planned yet. */
  readonly outcome: WishOutcome | null;
}

/** The wishes in which a division has a part, each with whether it is kept and what stands against it. */
export function toldWishes(league: League, division: DivisionId): readonly ToldWish[] {
  const matches = league.matches.filter(({ isPlayOff }) => !isPlayOff);
  const isPlanned = matches.some((match) => match.division === division);
  const divisionOfTeam = new Map<string, string>(
    league.teams.map(({ id, division: of }) => [id, of]),
  );
  return league.wishes
    .filter(
      (wish) =>
        wish.division === division ||
        wish.teams.some((team) => divisionOfTeam.get(team) === division),
    )
    .map((wish) => {
      const [rule] = asRule(wish, wish.teams);
      const outcome =
        isPlanned && rule !== undefined ? wishOutcome(rule, matches.map(scheduled)) : null;
      return { wish, outcome };
    });
}
