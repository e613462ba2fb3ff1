import type { MoneyValues } from '@rokade/event';
import {
  classCodes,
  currencies,
  type FeeRule,
  feeKinds,
  type MinorUnits,
  rebateRules,
} from '@rokade/rules';
import { parseAmount } from '#lib/console/amount.ts';
import { textIn, textsIn, wholeOf, wordIn } from '#lib/console/said-in-form.ts';

const ageIn = (form: FormData, name: string): number | null => wholeOf(textIn(form, name), null);

/** An amount, or null where the field is empty; NaN where it is none. */
const amountIn = (form: FormData, name: string): MinorUnits | null => {
  const text = textIn(form, name);
  return text === '' ? null : parseAmount(text);
};

/** A line of the fee table as a form says it; its amount and its other numbers may be NaN. */
export const feeOfForm = (form: FormData): FeeRule => ({
  kind: wordIn(form, 'kind', feeKinds) ?? 'fee',
  ...textsIn(form, 'name', 'group', 'club', 'from', 'until'),
  amount: amountIn(form, 'amount') ?? 0,
  percent: wholeOf(textIn(form, 'percent').replace(/\s*%$/, ''), 0),
  class: wordIn(form, 'class', classCodes) ?? '',
  titles: textIn(form, 'titles')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((title) => title !== ''),
  fromAge: ageIn(form, 'fromAge'),
  toAge: ageIn(form, 'toAge'),
  late: form.get('late') === 'on',
});

/** What holds for all as a form says it; an amount may be NaN. */
export const valuesOfForm = (form: FormData): Omit<MoneyValues, 'fees'> => ({
  currency: wordIn(form, 'currency', currencies) ?? '',
  leader: textIn(form, 'leader'),
  rebates: wordIn(form, 'rebates', rebateRules) ?? 'greatest',
  federationFee: amountIn(form, 'federationFee'),
  deposit: amountIn(form, 'deposit'),
  accountsGiven: textIn(form, 'accountsGiven'),
});
