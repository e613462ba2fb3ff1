import { moneyText } from '@rokade/texts';
import { parseAmount } from '../../console/commands/amount.ts';
import type { Locale } from '../../words/locale.ts';
import type { ConditionForm, ListForm, PlanForm } from './prize-form.ts';

type Say = Locale<'console'>;

/** Joins the parts of a sentence, without empty ones. */
const sentence = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

/**
 * A condition as text: "Rating group from 1400 to 1600", "Seniors from age 60", "Club Tempelhof".
 */
function conditionWords(condition: ConditionForm, { t }: Say): string {
  const { kind, from, to, fromAge, toAge, club, federation, players } = condition;
  const who = t(`prizes.who-${kind}`);
  switch (kind) {
    case 'rating': {
      const least = from === '' ? [] : [t('prizes.from'), from];
      const most = to === '' ? [] : [t('prizes.to'), to];
      return [who, ...least, ...most].join(' ');
    }
    case 'seniors':
      return `${who} ${t('prizes.from-age')} ${fromAge}`;
    case 'juniors':
      return `${who} ${t('prizes.to-age')} ${toAge}`;
    default:
      return [who, club || federation || players].filter((text) => text !== '').join(' ');
  }
}

/** The sum of the amounts in lists; '' if it is 0 or an amount is not valid. */
function sumOf(lists: readonly ListForm[], plan: PlanForm, { language }: Say): string {
  const amounts = lists.flatMap(({ prizes }) => prizes.map(({ money }) => parseAmount(money)));
  const sum = amounts.reduce((all, one) => all + one, 0);
  return sum > 0 ? moneyText(language, plan.currency, sum) : '';
}

/** A list in one sentence: for whom it is, its prizes, and where it differs from the plan. */
export function listSentence(list: ListForm, plan: PlanForm, locale: Say): string {
  const { t } = locale;
  const honours = list.prizes.map(({ honour }) => honour.trim()).filter((word) => word !== '');
  return sentence(
    list.who.map((condition) => conditionWords(condition, locale)).join(', ') ||
      t('prizes.sentence-everybody'),
    t('prizes.sentence-prizes', { count: list.prizes.length }),
    sumOf([list], plan, locale),
    honours.join(', '),
    list.ties === '' ? '' : t(`prizes.ties-${list.ties}`),
    list.besides ? t('prizes.sentence-besides') : '',
  );
}

/** The rules that apply to all lists, in one sentence. */
export const rulesSentence = (plan: PlanForm, { t, language }: Say): string =>
  sentence(
    plan.currency,
    `${t('prizes.ties')}: ${t(`prizes.ties-${plan.ties}`)}`,
    `${t('prizes.per-player')}: ${t(`prizes.per-player-${plan.perPlayer}`)}`,
    `${t('prizes.round-to')} ${moneyText(language, plan.currency, Number(plan.roundTo))}`,
  );

/** The whole plan in one sentence: its lists, their sum, and whether it is public. */
export const planSentence = (plan: PlanForm, locale: Say): string =>
  sentence(
    plan.lists
      .map(({ name }, index) => name.trim() || locale.t('prizes.list-n', { list: index + 1 }))
      .join(', '),
    sumOf(plan.lists, plan, locale),
    locale.t(plan.visible ? 'prizes.sentence-shown' : 'prizes.sentence-hidden'),
  );
