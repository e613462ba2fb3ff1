import type { Decider } from '@rokade/journal';
import type { MoneyCommand } from './command.ts';
import { decideMoney } from './decide-money.ts';
import { evolveMoney } from './evolve-money.ts';
import { type MoneyHappened, personalInMoney } from './happened.ts';
import type { Money } from './money.ts';
import type { MoneyRefusal } from './money-refusal.ts';
import { moneyRestsOn } from './money-rests-on.ts';

/** An event's money as a kind of book of its own: few may open it (ADR 0092). */
export const moneyBook: Decider<Money, MoneyCommand, MoneyHappened, MoneyRefusal> = {
  kind: 'money',
  format: 1,
  migrations: [],
  decide: decideMoney,
  objectionToReturn: () => null,
  evolve: evolveMoney,
  restsOn: moneyRestsOn,
  personal: personalInMoney,
};
