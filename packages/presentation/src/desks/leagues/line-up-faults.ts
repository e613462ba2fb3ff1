import {
  faultsOfSquad,
  judgementOf,
  type League,
  type Match,
  memberName,
  type Side,
  type Team,
} from '@rokade/league';
import type { LimitFault } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { ReasonLine } from '../../chess/reason-lines.ts';
import type { LeagueLocale } from '../../views/league/match-lines.ts';

type Words = LeagueLocale['t'];

function faultText(t: Words, league: League, fault: LimitFault): string {
  return 'count' in fault
    ? t(`error.league.line-up-${fault.code}`, { count: fault.count, bound: fault.bound })
    : t(`error.league.line-up-${fault.code}`, {
        board: fault.board,
        name: memberName(league, fault.player ?? ''),
      });
}

/** What is wrong with the line-up of a side by the rule set of the league, and what it costs. */
export function faultLines(
  t: Words,
  league: League,
  { match, side }: { readonly match: Match; readonly side: Side },
): readonly ReasonLine[] {
  const { faults, lost, penaltyMatchPoints } = judgementOf(league, match, side);
  const boards = lost.map(({ board }) => board).join(', ');
  const costs = [
    boards === '' ? '' : t('leagues.fault-costs', { boards }),
    penaltyMatchPoints === 0 ? '' : t('leagues.fault-points', { points: penaltyMatchPoints }),
  ];
  return [
    ...faults.map((fault) => ({
      text: faultText(t, league, fault),
      article: citation(fault.article ?? ''),
    })),
    ...costs.filter(Boolean).map((text) => ({ text, article: '' })),
  ];
}

/** What is wrong with a squad by the rule set of the league. */
export const squadFaultLines = (t: Words, league: League, team: Team): readonly ReasonLine[] =>
  faultsOfSquad(league, team).map((fault) => ({
    text: t(
      `leagues.squad-${fault.code}`,
      'count' in fault ? { count: fault.count, bound: fault.bound } : {},
    ),
    article: citation(fault.article ?? ''),
  }));
