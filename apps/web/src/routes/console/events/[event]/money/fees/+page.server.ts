import type { MoneyValues } from '@rokade/event';
import { currencies, rebateRules } from '@rokade/rules';
import { fail } from '@sveltejs/kit';
import { amountField } from '#lib/console/amount.ts';
import { feeOfForm, valuesOfForm } from '#lib/desks/money/fee-form.ts';
import { feeWords } from '#lib/desks/money/fee-words.ts';
import { formText } from '#lib/server/form-text.ts';
import { moneyLocale, moneyOf, tellMoney } from '#lib/server/money-page.ts';
import type { Actions, PageServerLoad } from './$types';

const fieldOf = (amount: number | null): string => (amount === 0 ? '0' : amountField(amount ?? 0));

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const { values, bookings, version } = found.money;
  const locale = moneyLocale(locals, found);
  const groups = found.groups.map(({ id, settings }) => {
    return { id: id as string, name: settings.group || settings.name };
  });
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const own = found.groups.find(({ prizes }) => prizes !== null)?.prizes?.plan.currency;
  return {
    moneyVersion: version,
    currencies,
    rebateRules,
    groups,
    isFixed: bookings.length > 0,
    values: {
      ...values,
      // Prizes say in which currency the event is.
      currency: values.currency || own || (locals.language === 'da' ? 'DKK' : 'EUR'),
      federationFee: fieldOf(values.federationFee),
      deposit: fieldOf(values.deposit),
    },
    fees: values.fees.map((rule) => ({ rule, ...feeWords(locale, rule, names) })),
  };
};

type Asked = Pick<Parameters<Actions[string]>[0], 'locals' | 'params'>;

/** Carries out what a form asks of a part of the page; an amount that is none is said where it stands. */
async function change(
  { locals, params }: Asked,
  form: FormData,
  act: string,
  changes: Partial<MoneyValues>,
) {
  const amounts = { federationFee: changes.federationFee, deposit: changes.deposit };
  const [wrong] = Object.entries(amounts).find(([, amount]) => Number.isNaN(amount)) ?? [];
  const isNone = wrong ?? (changes.fees?.some((one) => Number.isNaN(one.amount)) ? 'amount' : null);
  if (isNone !== null) {
    return fail(400, { act, error: { code: 'money.wrong-amount', field: isNone } });
  }
  const failure = await tellMoney(locals, params, form, { kind: 'change-money', changes });
  return failure === null ? { act, done: true } : fail(400, { act, ...failure });
}

/** The lines of the fee table as they stand. */
const linesOf = async ({ locals, params }: Asked) =>
  (await moneyOf(locals, params)).money.values.fees;

export const actions: Actions = {
  settings: async ({ request, ...asked }) => {
    const form = await request.formData();
    return change(asked, form, 'settings', valuesOfForm(form));
  },

  line: async ({ request, ...asked }) => {
    const form = await request.formData();
    const index = formText(form, 'index');
    const said = feeOfForm(form);
    const lines = await linesOf(asked);
    const fees =
      index === '' ? [...lines, said] : lines.map((one, at) => (String(at) === index ? said : one));
    return change(asked, form, `line-${index}`, { fees });
  },

  remove: async ({ request, ...asked }) => {
    const form = await request.formData();
    const index = formText(form, 'index');
    const fees = (await linesOf(asked)).filter((_, at) => String(at) !== index);
    return change(asked, form, `line-${index}`, { fees });
  },
};
