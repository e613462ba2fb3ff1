import { type FeeRule, isDay } from '@rokade/rules';
import { amountText, dateText, type MoneyLocale } from '@rokade/tables';

/** The texts of a line of the fee table: its amount and to whom it applies. */
export interface FeeWords {
  readonly amount: string;
  readonly whom: string;
}

/** Makes the texts of a line of the fee table, with the names of groups. */
export function feeWords(
  locale: MoneyLocale,
  rule: FeeRule,
  groups: ReadonlyMap<string, string>,
): FeeWords {
  const { t, language } = locale;
  const day = (text: string) => (isDay(text) ? dateText(language, text, 'plain') : text);
  const conditions = [
    groups.get(rule.group) ?? rule.group,
    rule.class === '' ? '' : (t.find(`classes.class-${rule.class}`) ?? rule.class),
    rule.titles.join(', '),
    rule.fromAge === null ? '' : t('money.age-from', { age: rule.fromAge }),
    rule.toAge === null ? '' : t('money.age-to', { age: rule.toAge }),
    rule.club,
    rule.from === '' ? '' : t('money.day-from', { day: day(rule.from) }),
    rule.until === '' ? '' : t('money.day-until', { day: day(rule.until) }),
    rule.late ? t('money.late') : '',
  ].filter((each) => each !== '');
  const amount = rule.percent > 0 ? `${rule.percent} %` : amountText(locale, rule.amount);
  return {
    amount: rule.kind === 'rebate' ? `−${amount}` : amount,
    whom: conditions.length === 0 ? t('money.for-any') : conditions.join('; '),
  };
}
