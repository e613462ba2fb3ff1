/** A team as the schedule knows it, by whatever id the league uses. */
export type ScheduledTeam = string;

/**
 * A wish for a schedule; the higher its weight, the more others give way.
 * - `home`, `away`: where a team plays in a round; a team that is free there has neither.
 * - `not-home-together`: at most `places` of these teams are at home in a round: a shared hall.
 * - `meet-by`, `meet-from`: teams meet each other in round `round` or before, or not before it: derbies.
 */
export type ScheduleWish = { readonly weight: number } & (
  | { readonly kind: 'home' | 'away'; readonly team: ScheduledTeam; readonly round: number }
  | {
      readonly kind: 'not-home-together';
      readonly teams: readonly ScheduledTeam[];
      readonly places: number;
    }
  | {
      readonly kind: 'meet-by' | 'meet-from';
      readonly teams: readonly ScheduledTeam[];
      readonly round: number;
    }
);

/** A match of a schedule. */
export interface ScheduledMatch {
  readonly round: number;
  readonly home: ScheduledTeam;
  readonly away: ScheduledTeam;
}

/** What stands against a wish: nothing where it is kept. */
export interface WishOutcome {
  readonly wish: ScheduleWish;
  readonly kept: boolean;
  /** The rounds in which it is not kept, and the matches that are the reason. */
  readonly against: readonly ScheduledMatch[];
}

/** A wish about meetings of some teams with each other. */
type MeetingWish = Extract<ScheduleWish, { kind: 'meet-by' | 'meet-from' }>;

/** The first match of each two of some teams, where it is on the wrong side of a round. */
function wrongMeetings(
  { teams }: MeetingWish,
  matches: readonly ScheduledMatch[],
  isWrong: (round: number) => boolean,
): readonly ScheduledMatch[] {
  const met = new Set<string>();
  return matches.filter(({ home, away, round }) => {
    const pair = JSON.stringify([home, away].toSorted());
    if (!teams.includes(home) || !teams.includes(away) || met.has(pair)) return false;
    met.add(pair);
    return isWrong(round);
  });
}

/** Matches at home beyond the places that a hall has in their round. */
function withoutPlace(
  teams: readonly ScheduledTeam[],
  places: number,
  matches: readonly ScheduledMatch[],
): readonly ScheduledMatch[] {
  const atHome = matches.filter(({ home }) => teams.includes(home));
  return atHome.filter(
    (match, index) =>
      atHome.slice(0, index).filter(({ round }) => round === match.round).length >= places,
  );
}

/** The matches that stand against a wish. */
function matchesAgainst(
  wish: ScheduleWish,
  matches: readonly ScheduledMatch[],
): readonly ScheduledMatch[] {
  switch (wish.kind) {
    case 'home':
      return matches.filter(({ round, away }) => round === wish.round && away === wish.team);
    case 'away':
      return matches.filter(({ round, home }) => round === wish.round && home === wish.team);
    case 'not-home-together':
      return withoutPlace(wish.teams, wish.places, matches);
    case 'meet-by':
      return wrongMeetings(wish, matches, (round) => round > wish.round);
    case 'meet-from':
      return wrongMeetings(wish, matches, (round) => round < wish.round);
  }
}

/** What became of a wish in some matches, those of a round together. */
export function wishOutcome(wish: ScheduleWish, matches: readonly ScheduledMatch[]): WishOutcome {
  const against = matchesAgainst(wish, matches);
  return { wish, kept: against.length === 0, against };
}

/** The sum of the weights of what stands against wishes. */
export const wishCost = (
  wishes: readonly ScheduleWish[],
  matches: readonly ScheduledMatch[],
): number =>
  wishes.reduce((sum, wish) => sum + wish.weight * matchesAgainst(wish, matches).length, 0);
