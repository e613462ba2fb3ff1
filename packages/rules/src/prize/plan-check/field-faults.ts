import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PrizeStanding } from '../prize-input.ts';
import type { PrizeDecision, PrizePlan } from '../prize-plan.ts';
import type { PrizePlanFault } from './plan-fault.ts';

/** A list of players somewhere in a plan. */
interface NamedPlayers {
  readonly path: string;
  readonly players: readonly PlayerNo[];
}

const namedPlayers = ({ lists, decisions }: PrizePlan): readonly NamedPlayers[] => [
  ...lists.flatMap(({ who }, list) =>
    who.flatMap((condition, index) =>
      condition.kind === 'listed'
        ? [{ path: `lists[${list}].who[${index}].players`, players: condition.players }]
        : [],
    ),
  ),
  ...decisions.map(({ players }, index) => ({ path: `decisions[${index}].players`, players })),
];

function areEqual(
  { by, players }: PrizeDecision,
  byNo: ReadonlyMap<PlayerNo, PrizeStanding>,
): boolean {
  const lines = players.flatMap((no) => byNo.get(no) ?? []);
  const equalIn = lines.map(({ rank, pointsRank }) => (by === 'lot' ? rank : pointsRank));
  return new Set(equalIn).size <= 1;
}

/** Where a plan does not match the standings: unknown numbers, decisions between players who are not equal. */
export function findFieldFaults(
  plan: PrizePlan,
  standings: readonly PrizeStanding[],
): readonly PrizePlanFault[] {
  const byNo = new Map(standings.map((line) => [line.no, line]));
  const unknown = namedPlayers(plan).flatMap(({ path, players }) =>
    players.flatMap((no, index): readonly PrizePlanFault[] =>
      byNo.has(no) ? [] : [{ code: 'prize-plan.player-unknown', path: `${path}[${index}]` }],
    ),
  );
  const unequal = plan.decisions.flatMap((decision, index): readonly PrizePlanFault[] =>
    areEqual(decision, byNo)
      ? []
      : [{ code: 'prize-plan.not-equal', path: `decisions[${index}].players` }],
  );
  return [...unknown, ...unequal];
}
