import {
  groupedBy,
  type ScheduledMatch,
  type ScheduleWish,
  type WishOutcome,
  wishOutcome,
} from '@rokade/rules';
import type { DivisionId } from '../ids.ts';
import type { League, Match, Wish } from '../league.ts';

/** A wish as the rules say it, of some of its teams; a place to play in a round is one for each team. */
function asRule({ values }: Wish, teams: readonly string[]): readonly ScheduleWish[] {
  const { wish: kind, round, places, weight } = values;
  if (kind === 'not-home-together') return [{ kind, teams, places, weight }];
  if (kind === 'meet-by' || kind === 'meet-from') return [{ kind, teams, round, weight }];
  return teams.map((team) => ({ kind, team, round, weight }));
}

/** What of a wish is planned: of a place to play in a round, where the team has a match in it. */
const isPlannedIn =
  (matches: readonly ScheduledMatch[]) =>
  (rule: ScheduleWish): boolean =>
    !('team' in rule) ||
    matches.some(
      ({ round, home, away }) => round === rule.round && [home, away].includes(rule.team),
    );

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
    const full = [...groupedBy(others, ({ round }) => round)].filter(
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
interface JudgedWish {
  readonly wish: Wish;
  /** null: nothing is planned yet, or not in the round that is wished for. */
  readonly outcome: Pick<WishOutcome, 'kept' | 'against'> | null;
}

/** The wishes in which a division has a part, each with whether it is kept and what stands against it. */
export function judgedWishes(league: League, division: DivisionId): readonly JudgedWish[] {
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
      const played = matches.map(scheduled);
      const rules = isPlanned ? asRule(wish, wish.teams).filter(isPlannedIn(played)) : [];
      if (rules.length === 0) return { wish, outcome: null };
      const against = rules.flatMap((rule) => wishOutcome(rule, played).against);
      return { wish, outcome: { kept: against.length === 0, against } };
    });
}
