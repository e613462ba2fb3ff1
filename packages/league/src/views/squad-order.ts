import { eligiblePlayer, type SquadFault, squadFaults } from '@rokade/rules';
import { divisionOf, type League, type Member, squadOf, type Team } from '../league.ts';
import { limitsOf } from './league-limits.ts';

/** A player who stands behind another with far fewer rating points. */
export interface AgainstRatings {
  readonly member: Member;
  /** The one with the lowest rating among those who stand before. */
  readonly above: Member;
  readonly gap: number;
}

/**
 * The players of a squad who stand behind somebody with more than `allowed` rating points less, in the
 * squad's order; nobody where 0 is allowed, which means that the order is not compared. Whoever has no
 * rating is left out.
 *
 * @article Tempelhof 2018 III.H.3
 */
export function againstRatings(
  squad: readonly Member[],
  allowed: number,
): readonly AgainstRatings[] {
  if (allowed === 0) return [];
  const found: AgainstRatings[] = [];
  let lowest: Member | null = null;
  for (const member of squad) {
    const { rating } = member.values;
    if (rating === 0) continue;
    const gap = lowest === null ? 0 : rating - lowest.values.rating;
    if (lowest !== null && gap > allowed) found.push({ member, above: lowest, gap });
    if (lowest === null || rating < lowest.values.rating) lowest = member;
  }
  return found;
}

/** What is wrong with a squad besides its order. */
type SquadNumberFault = Exclude<SquadFault, { readonly code: 'rating-gap' }>;

/**
 * What is wrong with a squad by the rule set of the league, besides its order: as many regular players as
 * boards, captain and deputy among them by their names, reserves.
 *
 * @article Tempelhof 2018 III.H.4
 */
export function faultsOfSquad(league: League, team: Team): readonly SquadNumberFault[] {
  const squad = squadOf(league, team.id);
  const named = (name: string): string | null =>
    squad.find(({ values }) => name !== '' && values.name === name)?.id ?? null;
  const { captain, deputy } = team.captain;
  const faults = squadFaults(
    {
      boards: divisionOf(league, team.division)?.values.boards ?? 0,
      players: squad.map(({ id, seat, values: { rating } }) => ({
        ...eligiblePlayer(id, rating === 0 ? null : rating),
        seat,
      })),
      captain: named(captain),
      deputy: named(deputy),
    },
    limitsOf(league.values),
  );
  return faults.filter((fault): fault is SquadNumberFault => fault.code !== 'rating-gap');
}
