import type { Prize, PrizeList } from '../prize-plan.ts';
import { longestPlanText, mostPrizes, type PrizePlanFault } from './plan-fault.ts';

function textFaults(text: string, path: string): readonly PrizePlanFault[] {
  return text.length > longestPlanText
    ? [{ code: 'prize-plan.too-much', path, most: longestPlanText }]
    : [];
}

function prizeFaults(
  { money, honour }: Prize,
  above: Prize | undefined,
  path: string,
): readonly PrizePlanFault[] {
  const moneyPath = `${path}.money`;
  if (!Number.isSafeInteger(money) || money < 0) {
    return [{ code: 'prize-plan.money-invalid', path: moneyPath }];
  }
  if (money > mostPrizes.money) {
    return [{ code: 'prize-plan.too-much', path: moneyPath, most: mostPrizes.money / 100 }];
  }
  if (money === 0 && honour.trim() === '') return [{ code: 'prize-plan.empty', path }];
  if (above !== undefined && money > above.money) {
    return [{ code: 'prize-plan.money-rises', path: moneyPath }];
  }
  return textFaults(honour, `${path}.honour`);
}

/** The faults of a list's name and prizes. */
export function findListFaults<P>(
  { name, prizes }: PrizeList<P>,
  path: string,
): readonly PrizePlanFault[] {
  const prizesPath = `${path}.prizes`;
  return [
    ...(name.trim() === '' ? [{ code: 'prize-plan.empty', path: `${path}.name` } as const] : []),
    ...textFaults(name, `${path}.name`),
    ...(prizes.length === 0 ? [{ code: 'prize-plan.empty', path: prizesPath } as const] : []),
    ...(prizes.length > mostPrizes.inList
      ? [{ code: 'prize-plan.too-much', path: prizesPath, most: mostPrizes.inList } as const]
      : []),
    ...prizes.flatMap((prize, index) =>
      prizeFaults(prize, prizes[index - 1], `${prizesPath}[${index}]`),
    ),
  ];
}
