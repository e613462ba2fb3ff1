import { findPlanFaults, type PrizePlan, type PrizePlanFault } from '@rokade/rules';
import type { CommandOf } from '../commands/command.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import { carryOut, carryOutUnless, type Decision } from './decision.ts';

/** The players named in the lists and decisions of a plan, each with the path to them. */
function namedPlayers({ lists, decisions }: PrizePlan<PlayerId>) {
  const listed = lists.flatMap(({ who }, list) =>
    who.flatMap((condition, index) =>
      condition.kind === 'listed'
        ? [{ path: `lists[${list}].who[${index}].players`, players: condition.players }]
        : [],
    ),
  );
  const decided = decisions.map(({ players }, index) => ({
    path: `decisions[${index}].players`,
    players,
  }));
  return [...listed, ...decided].flatMap(({ path, players }) =>
    players.map((player, index) => ({ path: `${path}[${index}]`, player })),
  );
}

function unknownPlayer(t: Tournament, plan: PrizePlan<PlayerId>): PrizePlanFault | undefined {
  const entered = new Set(t.players.map(({ id }) => id));
  const unknown = namedPlayers(plan).find(({ player }) => !entered.has(player));
  return unknown && { code: 'prize-plan.player-unknown', path: unknown.path };
}

/**
 * Sets or removes the prizes: the plan must be consistent. Whether a play-off or lot in it matches the
 * standings is checked when they are shown, as they can still change.
 *
 * @article DSU 2002 §5f
 */
export function decidePrizes(t: Tournament, { prizes }: CommandOf<'set-prizes'>): Decision {
  if (JSON.stringify(prizes) === JSON.stringify(t.prizes)) return carryOut();
  const fault = prizes && (findPlanFaults(prizes.plan)[0] ?? unknownPlayer(t, prizes.plan));
  return carryOutUnless(fault ?? null, { kind: 'prizes-set', prizes });
}
