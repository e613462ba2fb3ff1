import type { PrizeCondition, PrizeList } from '../prize-plan.ts';
import type { PrizePlanFault } from './plan-fault.ts';

/** The fault of a number that is not whole or not between two bounds. */
export function numberFaults(
  value: number,
  path: string,
  { least, most }: { readonly least: number; readonly most: number },
): readonly PrizePlanFault[] {
  return Number.isInteger(value) && value >= least && value <= most
    ? []
    : [{ code: 'prize-plan.number-invalid', path, least, most }];
}

const ratings = { least: 0, most: 4000 };
const ages = { least: 1, most: 120 };

function ratingFaults(
  { from, to }: Extract<PrizeCondition, { kind: 'rating' }>,
  path: string,
): readonly PrizePlanFault[] {
  const numbers = [
    ...(from === null ? [] : numberFaults(from, `${path}.from`, ratings)),
    ...(to === null ? [] : numberFaults(to, `${path}.to`, ratings)),
  ];
  const reversed = from !== null && to !== null && from > to;
  return reversed ? [...numbers, { code: 'prize-plan.range-reversed', path }] : numbers;
}

/** Whether all players are different. */
export const areDifferent = <P>(players: readonly P[]): boolean =>
  new Set(players).size === players.length;

function listedFaults<P>(players: readonly P[], path: string): readonly PrizePlanFault[] {
  if (players.length === 0) return [{ code: 'prize-plan.empty', path }];
  return areDifferent(players) ? [] : [{ code: 'prize-plan.player-twice', path }];
}

const emptyText = (text: string, path: string): readonly PrizePlanFault[] =>
  text.trim() === '' ? [{ code: 'prize-plan.empty', path }] : [];

function faultsOf<P>(condition: PrizeCondition<P>, path: string): readonly PrizePlanFault[] {
  switch (condition.kind) {
    case 'rating':
      return ratingFaults(condition, path);
    case 'seniors':
      return numberFaults(condition.fromAge, `${path}.fromAge`, ages);
    case 'juniors':
      return numberFaults(condition.toAge, `${path}.toAge`, ages);
    case 'club':
      return emptyText(condition.club, `${path}.club`);
    case 'citizens':
      return emptyText(condition.federation, `${path}.federation`);
    case 'listed':
      return listedFaults(condition.players, `${path}.players`);
    default:
      return [];
  }
}

const asksForAge = <P>({ kind }: PrizeCondition<P>): boolean =>
  kind === 'seniors' || kind === 'juniors';

/** The faults of a list's conditions. */
export function findConditionFaults<P>(
  { who }: PrizeList<P>,
  path: string,
  year: number | null,
): readonly PrizePlanFault[] {
  return who.flatMap((condition, index): readonly PrizePlanFault[] => {
    const own = `${path}.who[${index}]`;
    const twice = who.findIndex(({ kind }) => kind === condition.kind) < index;
    return [
      ...faultsOf(condition, own),
      ...(twice ? [{ code: 'prize-plan.condition-twice', path: own } as const] : []),
      ...(year === null && asksForAge(condition)
        ? [{ code: 'prize-plan.year-missing', path: own } as const]
        : []),
    ];
  });
}
